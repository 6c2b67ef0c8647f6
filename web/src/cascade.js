/**
 * The win: card after card leaps from the foundations and bounces off the table, with a ribbon of itself behind it that
 * slowly fades. Only a look: the cards on the table are hidden meanwhile, and any input ends it.
 */
import { arrival, beginShow, isMoving } from "./motion.js";

/** Between two leaps; fewer cards take their time. */
const LEAP_MS = { most: 130, all: 7000 };
/** A step of the flight; the ribbon is made of a print at each. */
const STEP_S = 1 / 90;
/** In card heights a second, and a second squared. */
const GRAVITY = 7;
const LEAP = { least: 1.2, most: 3.4 };
const DRIFT = { least: 0.5, most: 1.7 };
const BOUNCE = 0.8;
/** The ribbon loses this share of itself at every fading. */
const FADING = { share: 0.07, every: 3 };
const FAREWELL_MS = 500;

/** Sharper than this cannot be told from the real card in flight. */
const SHARPEST = 2;

/** @typedef {{ element: HTMLElement, x: number, y: number, w: number, h: number }} Card where it lies on the board */

/**
 * @param {HTMLElement} board what the cards lie on
 * @param {Card[]} cards in the order in which they leap
 */
export async function celebrate(board, cards) {
  if (!isMoving() || cards.length === 0) return;
  let isOver = false;
  let frame = 0;
  const canvas = document.createElement("canvas");
  canvas.className = "cascade";
  canvas.setAttribute("aria-hidden", "true");

  function end() {
    isOver = true;
    cancelAnimationFrame(frame);
    canvas.remove();
    for (const { element } of cards) element.classList.remove("-leapt");
  }

  beginShow(end);
  await arrival();
  if (isOver) return;
  board.after(canvas);
  const sharpness = Math.min(SHARPEST, devicePixelRatio);
  const { clientWidth, clientHeight } = board;
  canvas.width = clientWidth * sharpness;
  canvas.height = clientHeight * sharpness;
  const brush = canvas.getContext("2d");
  if (!brush) return end();
  brush.scale(sharpness, sharpness);

  const waiting = [...cards];
  /** @type {(ReturnType<typeof leap>)[]} */
  let flying = [];
  const pause = Math.min(LEAP_MS.most, LEAP_MS.all / cards.length);
  const start = performance.now();
  let leapt = 0;
  let steps = 0;
  let frames = 0;

  /** @param {number} now */
  function draw(now) {
    if (isOver || !brush) return;
    frame = requestAnimationFrame(draw);
    frames += 1;
    if (frames % FADING.every === 0) fade(brush);
    while (waiting.length > 0 && now - start > leapt * pause) {
      const card = /** @type {Card} */ (waiting.shift());
      leapt += 1;
      flying.push(leap(card, sharpness));
      card.element.classList.add("-leapt");
    }
    // After a pause, as of a hidden page, nothing is made up for.
    const due = Math.floor((now - start) / 1000 / STEP_S) - steps;
    steps += due;
    for (let step = 0; step < Math.min(due, 8); step += 1) {
      for (const each of flying) {
        fly(each, clientHeight);
        brush.drawImage(each.print, each.x, each.y, each.w, each.h);
      }
    }
    flying = flying.filter(({ x, w }) => x > -w && x < clientWidth);
    if (waiting.length === 0 && flying.length === 0) {
      cancelAnimationFrame(frame);
      void canvas.animate({ opacity: [1, 0] }, FAREWELL_MS).finished.then(end, end);
    }
  }
  frame = requestAnimationFrame(draw);
}

/** @param {CanvasRenderingContext2D} brush */
function fade(brush) {
  brush.globalCompositeOperation = "destination-out";
  brush.fillStyle = `rgb(0 0 0 / ${FADING.share})`;
  brush.fillRect(0, 0, brush.canvas.width, brush.canvas.height);
  brush.globalCompositeOperation = "source-over";
}

/** @param {Card} card @param {number} sharpness */
function leap(card, sharpness) {
  const { h } = card;
  const side = Math.random() < 0.5 ? -1 : 1;
  return { ...card, dx: side * h * between(DRIFT), dy: -h * between(LEAP), print: print(card, sharpness) };
}

/** @param {{ least: number, most: number }} range */
function between({ least, most }) {
  return least + Math.random() * (most - least);
}

/** @param {ReturnType<typeof leap>} card @param {number} floor */
function fly(card, floor) {
  card.dy += GRAVITY * card.h * STEP_S;
  card.x += card.dx * STEP_S;
  card.y += card.dy * STEP_S;
  if (card.y > floor - card.h && card.dy > 0) {
    card.y = floor - card.h;
    card.dy *= -BOUNCE;
  }
}

/**
 * A card's element as a picture, painted from what the page shows: its paper, its index, its picture.
 *
 * @param {Card} card @param {number} sharpness
 */
function print({ element, w, h }, sharpness) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(w * sharpness);
  canvas.height = Math.ceil(h * sharpness);
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const style = getComputedStyle(element);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(name);
  const corner = element.getBoundingClientRect();
  brush.scale(sharpness, sharpness);
  brush.beginPath();
  brush.roundRect(0.5, 0.5, w - 1, h - 1, Number.parseFloat(style.borderRadius));
  brush.fillStyle = colour("--paper");
  brush.fill();
  brush.strokeStyle = colour("--paper-edge");
  brush.stroke();
  for (const part of element.querySelectorAll("svg, img, .rank")) {
    const box = part.getBoundingClientRect();
    if (box.width === 0) continue;
    brush.save();
    brush.translate(box.x - corner.x, box.y - corner.y);
    brush.fillStyle = style.color;
    if (part instanceof HTMLImageElement) brush.drawImage(part, ...contained(part, box));
    else if (part instanceof SVGSVGElement) paint(brush, part, box, colour);
    else write(brush, /** @type {HTMLElement} */ (part), box);
    brush.restore();
  }
  return canvas;
}

/** @param {CanvasRenderingContext2D} brush @param {HTMLElement} text @param {DOMRect} box */
function write(brush, text, { width, height }) {
  const { fontSize, fontFamily } = getComputedStyle(text);
  brush.font = `700 ${fontSize} ${fontFamily}`;
  brush.textBaseline = "alphabetic";
  const { actualBoundingBoxAscent } = brush.measureText("K");
  brush.fillText(text.dataset["letter"] ?? "", 0, (height + actualBoundingBoxAscent) / 2, width);
}

/** @param {HTMLImageElement} image @param {DOMRect} box @returns {[number, number, number, number]} */
function contained({ naturalWidth, naturalHeight }, { width, height }) {
  const scale = Math.min(width / naturalWidth, height / naturalHeight);
  const [w, h] = [naturalWidth * scale, naturalHeight * scale];
  return [(width - w) / 2, (height - h) / 2, w, h];
}

/** @param {CanvasRenderingContext2D} brush @param {SVGSVGElement} svg @param {DOMRect} box @param {(name: string) => string} colour */
function paint(brush, svg, box, colour) {
  const { width, height } = svg.viewBox.baseVal;
  brush.scale(box.width / width, box.height / height);
  const own = brush.fillStyle;
  for (const shape of svg.querySelectorAll("path")) {
    const { a, b, c, d, e, f } = shape.transform.baseVal.getItem(0).matrix; // face.js gives each one
    const name = shape.getAttribute("class");
    brush.save();
    brush.transform(a, b, c, d, e, f);
    brush.fillStyle = name ? colour(`--${name}`) : own;
    brush.fill(new Path2D(shape.getAttribute("d") ?? ""));
    brush.restore();
  }
}
