import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import { slipsAllowed, slipsBetween } from "./edit-distance.ts";
import { findMeanings, type Lexicon } from "./lexicon.ts";
import type { Wish } from "./read-query.ts";

/** The most words of one search that are corrected; one with more slips is no search. */
const maxCorrections = 4;
const maxCandidates = 300;

/** A search with its unknown words as they were probably meant; null when none of them is like a known one. Throws when D1 fails. */
export async function correctWords(
  db: Database,
  words: readonly string[],
  { wishes, lexicon }: { wishes: readonly Wish[]; lexicon: Lexicon },
): Promise<string | null> {
  const unknown = words
    .filter((word) => slipsAllowed(word) > 0 && wishes.some(({ typed, known }) => typed === word && !known))
    .slice(0, maxCorrections);
  const [first, ...more] = unknown.map((word) => candidatesStatement(db, word));
  if (!first) return null;
  const answers = await db.batch([first, ...more]);
  const corrections = new Map<string, string>();
  for (const [index, word] of unknown.entries()) {
    const candidates = (answers[index] ?? []).map((row) => row.word);
    const best = closest(word, [...lexicon.meanings.keys(), ...candidates], lexicon);
    if (best !== null) corrections.set(word, lexicon.spellings.get(best) ?? best);
  }
  if (corrections.size === 0) return null;
  return words.map((word) => corrections.get(word) ?? word).join(" ");
}

/** Words of products that begin alike, or share a piece of three letters: what one slip away from the word can be found by. */
function candidatesStatement(db: Database, word: string) {
  const pieces = Array.from({ length: word.length - 2 }, (_, at) => `"${word.slice(at, at + 3)}"`).join(" OR ");
  const start = word.slice(0, 2);
  return statement<{ word: string }>(
    db,
    sql`SELECT word FROM (SELECT word FROM search_words WHERE word >= ${start} AND word < ${start} || char(1114111)
        AND length(word) BETWEEN ${word.length - 2} AND ${word.length + 2} LIMIT ${maxCandidates})
      UNION SELECT word FROM (SELECT word FROM word_part_search WHERE word_part_search MATCH ${pieces} LIMIT ${maxCandidates})`,
  );
}

/** The likest word within the slips allowed: the fewest slips, then a letter left out before a wrong one, then the same beginning. */
function closest(word: string, candidates: readonly string[], lexicon: Lexicon): string | null {
  let best: { word: string; rank: number } | null = null;
  for (const candidate of candidates) {
    if (candidate === word || candidate.length < 3) continue;
    const distance = slipsBetween(word, candidate);
    if (distance === null) continue;
    const role = findMeanings(lexicon, candidate)[0]?.role;
    const rank =
      distance * 100 +
      (candidate.length > word.length ? 0 : candidate.length === word.length && sameLetters(word, candidate) ? 0 : 20) +
      (candidate[0] === word[0] ? 0 : 10) +
      (role === "kind" ? 0 : role === undefined ? 4 : 2);
    if (best === null || rank < best.rank) best = { word: candidate, rank };
  }
  return best?.word ?? null;
}

const sameLetters = (one: string, other: string) => sortedLetters(one) === sortedLetters(other);
const sortedLetters = (word: string) => Array.from(word).toSorted().join("");
