import { resolve } from "node:path";

import type { Plugin } from "vite";

import { pseudoLanguage } from "../pseudo/pseudo-localised.ts";
import { builtLanguage } from "./language-builds.ts";

/** Whether the pseudo-language is built in place of one of the shop's (`npm run pseudo`). Such a build is for looking at only. */
const isPseudo = process.env["PSEUDO"] === "1";
const isPseudoBrowser = isPseudo && builtLanguage() === pseudoLanguage;

/** Whose texts the browser's files get. */
export const languageOfTexts = isPseudoBrowser ? "en" : builtLanguage();

const replaced = /\/app\/shared\/language\/(localised|one-language)\.ts$/;

/** Puts the messages of the pseudo-language in the place of those of one of the shop's, on the server and in that language's browser files. */
export function pseudoMessages(): Plugin {
  return {
    name: "pseudo-language",
    apply: () => isPseudo,
    load: {
      filter: { id: replaced },
      handler(id) {
        const [, name] = replaced.exec(id) ?? [];
        const isServer = this.environment.name === "ssr";
        if (name === "localised" ? !isServer : !isPseudoBrowser) return null;
        const from = JSON.stringify(resolve("scripts/pseudo/pseudo-localised.ts"));
        return `export { ${name === "localised" ? "localised" : "oneLanguage"} } from ${from};`;
      },
    },
  };
}
