import { afterEach, expect, it } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";

import { asFitVote, fitSentence, fitVerdict } from "./fit-votes.ts";

it.each([
  [{ small: 2, true: 26, large: 3 }, "true", "26 of 31 buyers say it's true to size"],
  [{ small: 11, true: 6, large: 1 }, "small", "11 of 18 buyers say it runs small"],
  [{ small: 0, true: 5, large: 5 }, "large", "5 of 10 buyers say it runs large"],
  // As many say small as large: then nothing speaks for another size.
  [{ small: 4, true: 2, large: 4 }, "true", "10 buyers disagree on the fit"],
  [{ small: 1, true: 1, large: 0 }, null, null],
  [{ small: 0, true: 0, large: 0 }, null, null],
] as const)("%o is %s", (counts, verdict, sentence) => {
  expect(fitVerdict(counts)).toBe(verdict);
  expect(fitSentence(counts)).toBe(sentence);
});

it("a stored vote is one of ours or none", () => {
  expect(asFitVote("small")).toBe("small");
  for (const odd of [null, "", "huge", "toString"]) expect(asFitVote(odd)).toBeNull();
});

afterEach(() => readLanguageFrom(() => "en"));

it.each([
  ["sv", "26 av 31 köpare säger att storleken stämmer", "10 köpare är oense om passformen"],
  ["nb", "26 av 31 kjøpere sier at størrelsen stemmer", "10 kjøpere er uenige om passformen"],
  ["da", "26 af 31 købere siger, at størrelsen passer", "10 købere er uenige om pasformen"],
  ["fi", "31 ostajasta 26 sanoo, että mitoitus on normaali", "10 ostajan arviot mitoituksesta vaihtelevat"],
] as const)("says the votes in %s, in the order of its words", (language, agreed, disagreed) => {
  readLanguageFrom(() => language);
  expect(fitSentence({ small: 2, true: 26, large: 3 })).toBe(agreed);
  expect(fitSentence({ small: 4, true: 2, large: 4 })).toBe(disagreed);
  for (const counts of [
    { small: 9, true: 1, large: 0 },
    { small: 0, true: 1, large: 9 },
  ])
    expect(fitSentence(counts)).not.toMatch(/buyers|runs|size/);
});
