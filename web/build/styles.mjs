/**
 * Gives the shell the style sheet of what is not in the first picture: "#styles/rest" is styles/rest.css, with all that it
 * imports, as one text.
 */

import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));

/** @type {import("esbuild").Plugin} */
export const styles = {
  name: "styles",
  setup({ onResolve, onLoad, esbuild, initialOptions: { target } }) {
    onResolve({ filter: /^#styles\/rest$/ }, ({ path }) => ({ path, namespace: "styles" }));
    onLoad({ filter: /./, namespace: "styles" }, async () => {
      const { outputFiles } = await esbuild.build({
        absWorkingDir: web,
        entryPoints: ["styles/rest.css"],
        bundle: true,
        minify: true,
        target,
        write: false,
      });
      return { contents: outputFiles[0]?.text ?? "", loader: "text" };
    });
  },
};
