/** The languages that the game speaks, in the order in which they are offered; each is one text file. */
import da from "../texts/da.ftl";
import en from "../texts/en.ftl";
import nb from "../texts/nb.ftl";

/** @type {Record<string, string>} */
export const LANGUAGES = { da, nb, en };
