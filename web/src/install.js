/**
 * Offers to install the game where the browser can; elsewhere the entry stays hidden.
 */

export function createInstall() {
  const entry = /** @type {HTMLElement} */ (document.querySelector("[data-action=install]"));
  /** The browser's own question, held back until it is wanted. @type {any} */
  let question = null;

  function draw() {
    entry.hidden = question === null;
  }

  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    question = event;
    draw();
  });
  window.addEventListener("appinstalled", () => {
    question = null;
    draw();
  });
  draw();

  return {
    /** The browser asks; it can be asked once. */
    ask() {
      question?.prompt();
      question = null;
      draw();
    },
  };
}
