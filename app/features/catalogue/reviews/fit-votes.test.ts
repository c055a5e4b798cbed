import { expect, it } from "vitest";

import { asFitVote, fitSentence, fitVerdict } from "./fit-votes.ts";

it.each([
  [{ small: 2, true: 26, large: 3 }, "true", "True to size for 84 % of 31"],
  [{ small: 11, true: 6, large: 1 }, "small", "Runs small for 61 % of 18"],
  [{ small: 0, true: 5, large: 5 }, "large", "Runs large for 50 % of 10"],
  // As many say small as large: then nothing speaks for another size.
  [{ small: 4, true: 2, large: 4 }, "true", "Opinions of 10 differ"],
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
