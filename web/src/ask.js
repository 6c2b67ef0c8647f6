/**
 * Asks before something is done that somebody may not have meant.
 */

/**
 * @param {string} question a whole sentence
 * @param {string} yes what the button says that does it
 * @returns {Promise<boolean>}
 */
export function ask(question, yes) {
  const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("ask"));
  /** @type {HTMLElement} */ (sheet.querySelector("#ask-question")).textContent = question;
  /** @type {HTMLElement} */ (sheet.querySelector("#ask-yes")).textContent = yes;
  sheet.returnValue = "no";
  sheet.showModal();
  return new Promise((resolve) => {
    sheet.addEventListener("close", () => resolve(sheet.returnValue === "yes"), { once: true });
  });
}
