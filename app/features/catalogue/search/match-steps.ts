import { matchStepTexts } from "./match-steps.texts.ts";

/** How well a product meets a search, best first, in the current language: /how-we-rank tells these steps. */
export function matchSteps(): readonly string[] {
  const { phrase, wordsAsTyped, beginnings, anywhere, related, described } = matchStepTexts();
  return [phrase, wordsAsTyped, beginnings, anywhere, related, described];
}
