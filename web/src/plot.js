/**
 * The statistics' plots, by uPlot: loaded only when they are asked for.
 */
import UPlot from "uplot";

const HEIGHT = 170;

/** @typedef {{ x: number[], y: number[], labels: { x: string, y: string }, bars?: number, most?: number }} Plot `bars` is their width in units of x */

/** Draws a plot in the place of another. @param {HTMLElement} place @param {Plot} plot */
export function drawPlot(place, { x, y, labels, bars, most }) {
  const style = getComputedStyle(place);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(name);
  const [ink, line, accent] = [colour("--sheet-quiet"), colour("--sheet-line"), colour("--accent")];
  const font = `12px ${style.fontFamily}`;
  const axis = {
    stroke: ink,
    font,
    labelFont: font,
    labelSize: 18,
    size: 34,
    grid: { stroke: line, width: 1 },
    ticks: { stroke: line },
  };
  const whole = (/** @type {any} */ _plot, /** @type {number[]} */ splits) =>
    splits.map((value) => (Number.isInteger(value) ? String(value) : ""));
  const [first = 0, last = 0] = [x[0], x.at(-1)];
  place.replaceChildren();
  new UPlot(
    {
      width: place.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: bars ? [first, last + bars] : [Math.min(1, first), Math.max(last, 2)] },
        y: { range: [0, most ?? Math.max(1, ...y)] },
      },
      axes: [
        { ...axis, label: labels.x, grid: { show: false } },
        { ...axis, label: labels.y, values: whole },
      ],
      series: [{}, bars ? asBars(accent) : { stroke: accent, width: 2, points: { show: x.length < 3, fill: accent } }],
    },
    [x, y],
    place,
  );
}

/** @param {string} colour @returns {UPlot.Series} */
function asBars(colour) {
  const paths = UPlot.paths.bars?.({ size: [0.88, 100], align: 1 });
  return { fill: colour, stroke: colour, points: { show: false }, ...(paths && { paths }) };
}
