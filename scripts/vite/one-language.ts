import type { ESTree, Plugin } from "vite";

import type { Language } from "../../app/shared/language/languages.ts";

/** The app's files of texts (app/shared/language/localised.ts), by their whole paths. No package's file is one. */
export const textFile = /^(?!.*\/node_modules\/).*\/app\/.*\.texts\.tsx?$/;

/**
 * Keeps one language of each text in the files of the browser: a page is as heavy as if it had no other. Fails the build where a file of
 * texts is written in a way that this can't read.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: "one-language",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: textFile },
      // Last, when types and JSX are gone.
      order: "post",
      handler(code) {
        // Texts that the server alone shows are dropped from the files of a module that imports them.
        return { code: keepLanguage(code, this.parse(code), language), map: null, moduleSideEffects: false };
      },
    },
  };
}

/** A part of a script, and what stands in its place. */
interface Change {
  start: number;
  end: number;
  by: string;
}

/**
 * The script of a file of texts with those of one language: `localised({ cart: { en: "Cart", sv: "Varukorg" } })` becomes
 * `oneLanguage({ cart: "Varukorg" })`. `program` is the script as it was parsed. Throws for one that can't be read.
 */
export function keepLanguage(code: string, program: ESTree.Program, language: Language): string {
  const changes = program.body.flatMap((statement) => changesOf(statement, code, language));
  if (changes.length === 0) throw new Error("A file of texts exports what localised({ … }) returns");
  const changed = changes.reduceRight((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
  return `import { oneLanguage } from "#app/shared/language/one-language.ts";\n${changed}`;
}

function changesOf(statement: ESTree.Statement | ESTree.ModuleDeclaration, code: string, language: Language): Change[] {
  const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declared?.type !== "VariableDeclaration") return [];
  return declared.declarations.flatMap(({ init }) => {
    if (init?.type !== "CallExpression" || init.callee.type !== "Identifier" || init.callee.name !== "localised")
      return [];
    const [texts] = init.arguments;
    if (texts?.type !== "ObjectExpression") throw new Error("localised takes an object that is written out");
    const { start, end } = init.callee;
    return [{ start, end, by: "oneLanguage" }, ...texts.properties.map((text) => chosenText(text, code, language))];
  });
}

function chosenText(text: ESTree.ObjectPropertyKind, code: string, language: Language): Change {
  const inEach = text.type === "Property" && text.value.type === "ObjectExpression" ? text.value : null;
  const chosen = inEach?.properties.find((one) => one.type === "Property" && nameOf(one) === language);
  if (!inEach || chosen?.type !== "Property")
    throw new Error(`No ${language} in: ${code.slice(text.start, text.end).slice(0, 80)}`);
  return { start: inEach.start, end: inEach.end, by: code.slice(chosen.value.start, chosen.value.end) };
}

function nameOf({ key }: ESTree.ObjectProperty): string | null {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : null;
}
