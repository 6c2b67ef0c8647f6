/**
 * The classic courts: twelve pictures that are fetched only when this face is chosen.
 */
import { findCourt } from "#page";

/** @type {Map<string, HTMLImageElement>} */
const courts = new Map();
let isChosen = false;

/**
 * Chooses the classic courts or lets them go. What is on the table is to be drawn again when the promise is kept;
 * where a picture does not come, its card keeps our own court.
 *
 * @param {boolean} chosen
 */
export async function chooseClassic(chosen) {
  isChosen = chosen;
  if (chosen) await Promise.all(CODES.map(fetchCourt));
}

const CODES = [..."KQJ"].flatMap((rank) => [..."SHDC"].map((suit) => rank + suit));

/** @param {string} code */
async function fetchCourt(code) {
  if (courts.has(code)) return;
  const image = new Image();
  image.src = await findCourt(code);
  await image.decode().then(
    () => courts.set(code, image),
    () => {},
  );
}

/** The picture of a court, where that face is chosen and here. @param {string} code */
export function classicCourt(code) {
  const court = isChosen ? courts.get(code) : undefined;
  if (!court) return null;
  const image = /** @type {HTMLImageElement} */ (court.cloneNode());
  image.className = "court";
  image.alt = "";
  image.draggable = false;
  return image;
}
