import { type Lexicon, lexiconWith } from "./lexicon.ts";

let kept: { groups: string; lexicon: Lexicon } | undefined;

/** The lexicon with the staff's groups, given as JSON: a list of lists of words. Built once, until a search reads other groups. */
export function staffLexicon(groups: string): Lexicon {
  if (kept?.groups !== groups) kept = { groups, lexicon: lexiconWith(JSON.parse(groups) as string[][]) };
  return kept.lexicon;
}
