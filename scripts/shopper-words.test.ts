import { globSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { screenWords } from "./screen-words.ts";

/** Sources whose words shoppers read; staff's forms and messages are among none of them. */
const sources = [
  "app/storefront/**/*.{ts,tsx}",
  "app/routes/storefront/*.{ts,tsx}",
  "app/features/**/*-email*.server.tsx",
  "app/features/**/*texts.ts",
  "app/features/shop/content/*.ts",
  "app/features/shop/retention/*.ts",
  "app/features/shop/consent/*.{ts,tsx}",
  "scripts/demo/catalogue/*.ts",
];

/** Why a file may hold a word that no other may. */
const exceptions: Readonly<Record<string, string>> = {
  "app/features/shop/content/withdrawal-information.ts": "Annex I of Directive 2011/83 says 'e-mail'",
  "app/features/shop/content/configuration.server.ts": "staff's settings",
  "app/features/shop/content/placeholders.ts": "staff's settings",
};

/** What docs/voice.md has another word or spelling for, where it cannot mean anything else. */
const forbidden =
  /\be-mail|\bcan be had\b|\bcolours?\b|\bgrey(er)?\b|\bcentres?\b|\borganisations?\b|\b(kilo|centi|milli)?metres?\b|\blitres?\b|\bneighbours?\b|\binstalments?\b|\bworking days\b|\bat once\b|\bsomebody\b|\btick (the|this)\b|\bat the moment\b|\bin some minutes\b|\btoo many tries\b|\btowards\b|\btrousers\b|\bwithout a connection\b|\bit (could|was) not\b/i;

/** Tests, and documents that are written out in another language: `terms-of-service.sv.ts`. */
const notRead = /\.(?:test|sv|nb|da|fi)\.tsx?$/;

const files = globSync(sources).filter((file) => !notRead.test(file) && !(file in exceptions));

it("finds the sources of what shoppers read", () => {
  expect(files.length).toBeGreaterThan(150);
  expect(Object.keys(exceptions).filter((file) => globSync(file).length === 0)).toEqual([]);
});

const otherLanguage = /\b(?:sv|nb|da|fi): /;

/** The lines of a source that are English: a text may stand there in other languages, too, which have words of their own. */
function englishLines(lines: readonly string[]): string[] {
  let isEnglish = true;
  return lines.filter((line) => {
    if (/^\s*(?:en: |\})/.test(line)) isEnglish = true;
    if (/^\s*(?:sv|nb|da|fi): /.test(line)) isEnglish = false;
    return isEnglish;
  });
}

it.each(files)("%s speaks as docs/voice.md says", (file) => {
  const wrong = englishLines(screenWords(readFileSync(file, "utf8"))).filter((line) =>
    forbidden.test(line.split(otherLanguage)[0] ?? ""),
  );
  expect(wrong.map((line) => line.trim())).toEqual([]);
});
