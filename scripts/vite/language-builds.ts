import { globSync, readFileSync } from "node:fs";

import type { Plugin } from "vite";

import { type Language, languages, type PrefixedLanguage } from "../../app/shared/language/languages.ts";

/** The languages that the shop is built in beside English, as `SHOP_LANGUAGES` names them: `sv,fi`. Throws for one without texts. */
export function otherLanguages(): PrefixedLanguage[] {
  const named = (process.env["SHOP_LANGUAGES"] ?? "")
    .split(",")
    .filter((name) => name !== "")
    .map(languageCalled);
  return named.filter((language) => language !== "en");
}

/** The language whose files this build makes: `BUILD_LANGUAGE`, or else English. Throws for one without texts. */
export function builtLanguage(): Language {
  return languageCalled(process.env["BUILD_LANGUAGE"] ?? "en");
}

function languageCalled(name: string): Language {
  const known = languages.find((language) => language === name);
  if (known === undefined) throw new Error(`The shop has no texts in the language ${name}`);
  return known;
}

/** Where the build of one more language lies. Of it the browser's files are served; its Worker isn't used. */
export function buildFolder(language: PrefixedLanguage): string {
  return `build-languages/${language}`;
}

const id = "virtual:language-builds";

/**
 * `virtual:language-builds`: which file of the browser each route has in each language that is built beside English. One build of React
 * Router has one such list, so each language is a build of its own (scripts/setup/build.ts).
 */
export function languageBuilds(): Plugin {
  return {
    name: "language-builds",
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler() {
        const isWhole = this.environment.config.command === "build" && builtLanguage() === "en";
        const built = isWhole ? otherLanguages().map((language) => `${language}: ${routeFiles(language)}`) : [];
        return `export default { ${built.join(", ")} };`;
      },
    },
  };
}

/** React Router writes them for the browser, as a script of one statement. */
function routeFiles(language: PrefixedLanguage): string {
  const [file] = globSync(`${buildFolder(language)}/client/assets/manifest-*.js`);
  const text =
    file === undefined ? undefined : /^window\.__reactRouterManifest=(.*);\s*$/s.exec(readFileSync(file, "utf8"))?.[1];
  if (text === undefined) throw new Error(`The files of ${language} are not built`);
  return text;
}
