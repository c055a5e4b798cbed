import { globSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { screenWords } from "./screen-words.ts";

/** Sources whose words staff read. */
const sources = [
  "app/admin/**/*.{ts,tsx}",
  "app/routes/admin/*.{ts,tsx}",
  "app/features/shop/audit/actions.ts",
  "app/features/shop/mail/mail-reasons.ts",
  "app/features/catalogue/{claims,inventory,operators,products}/*.ts",
  "app/features/people/personal-data/open-matter-texts.ts",
];

/** What docs/voice.md has another word or spelling for, where it cannot mean anything else. Left alone are names in code: keys, kinds of
 * events, and what machines watch. */
const forbidden =
  /\be-mail(?! (corrected|queue)")|\b(some|no)body\b(?!:)|(?<!-)\bmeanwhile\b|\bis no longer there\b|\bthere is no such\b|\bcould not be (read|saved)\b\. |\bput right\b|\btick(ed)? (the|that|reviews)\b|\bkept back\b|\bone a line\b|\bnot said yet\b|\bcentimetres\b|\brecognised\b|\bload the page again\b|\bnothing was (changed|refunded|erased)\b/i;

const files = globSync(sources).filter((file) => !/\.test\.tsx?$/.test(file));

it("finds the sources of what staff read", () => {
  expect(files.length).toBeGreaterThan(350);
});

it.each(files)("%s speaks as docs/voice.md says", (file) => {
  const wrong = screenWords(readFileSync(file, "utf8")).filter((line) => forbidden.test(line));
  expect(wrong.map((line) => line.trim())).toEqual([]);
});

/** Words of orders that have another one since. */
const retired = /send and tell the customer|\bset status\b|\bpart sent\b|"e-mails"/i;

it.each(globSync(["app/admin/orders/*.tsx", "app/features/selling/orders/order-work.ts"]))(
  "%s has none of the retired words",
  (file) => {
    expect(readFileSync(file, "utf8").match(retired)?.[0]).toBeUndefined();
  },
);
