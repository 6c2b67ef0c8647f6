/**
 * The page's one live region: what happens on the table, for those who hear it. What is said at the same moment is
 * heard together; the same sentence again is heard again.
 */

/** @type {string[]} */
let waiting = [];

/** @param {string} sentence */
export function hear(sentence) {
  if (sentence === "") return;
  if (waiting.length === 0) queueMicrotask(speak);
  if (!waiting.includes(sentence)) waiting.push(sentence);
}

function speak() {
  const region = document.getElementById("spoken");
  const sentences = waiting.map((sentence) => {
    const line = document.createElement("p");
    line.textContent = sentence;
    return line;
  });
  waiting = [];
  region?.replaceChildren(...sentences);
}
