import { expect, it } from "vitest";

import { asFitVote, fitSentence, fitVerdict } from "./fit-votes.ts";

it.each([
  [{ small: 2, true: 26, large: 3 }, "true", "26 of 31 buyers say it is true to size"],
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
