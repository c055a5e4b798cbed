import { fitSentences } from "./fit-votes.texts.ts";

/** How a garment fits, as its writers vote in a review: smaller or larger than its size says, or true to it. */
export const fitVoteIds = ["small", "true", "large"] as const;
export type FitVote = (typeof fitVoteIds)[number];

/** How many vote each way. */
export type FitCounts = Record<FitVote, number>;

/** Below this many votes nothing is said of the fit: one more could turn it over. */
const enoughVotes = 3;
/** From this share on, in percent, those who say small, or large, are more than chance. */
const leaningPercent = 40;

/** A stored vote; null for none, and for one of a version of the shop that had others. */
export function asFitVote(stored: string | null): FitVote | null {
  return fitVoteIds.find((id) => id === stored) ?? null;
}

/** What those who voted say together: the way most go; small or large also when many do and few the other way. Null for too few votes. */
export function fitVerdict({ small, true: fits, large }: FitCounts): FitVote | null {
  const total = small + fits + large;
  if (total < enoughVotes) return null;
  const isLeaning = (votes: number, others: number) => votes > others && votes * 100 >= total * leaningPercent;
  if (isLeaning(small, large)) return "small";
  if (isLeaning(large, small)) return "large";
  return "true";
}

/** `26 of 31 buyers say it is true to size`; that opinions differ when no way has many; null for too few votes. */
export function fitSentence(counts: FitCounts): string | null {
  const verdict = fitVerdict(counts);
  if (!verdict) return null;
  const texts = fitSentences();
  const total = counts.small + counts.true + counts.large;
  if (counts[verdict] * 100 < total * leaningPercent) return texts.disagree(total);
  return texts[verdict](counts[verdict], total);
}
