import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import type { Language } from "#app/shared/language/languages.ts";

import { slipsAllowed, slipsBetween } from "./edit-distance.ts";
import { findMeanings, type Lexicon } from "./lexicon.ts";
import type { Wish } from "./read-query.ts";
import { andTranslatedBeginnings, andTranslatedParts } from "./translated-words.server.ts";
import { isHeld } from "./vocabulary.server.ts";

/** The most words of one search that are corrected; one with more slips is no search. */
const maxCorrections = 4;
const maxCandidates = 300;
/** So many of the likest words are looked up, to see whether products still have them. */
const maxLikely = 10;

interface ReadWords {
  wishes: readonly Wish[];
  lexicon: Lexicon;
  language: Language;
  /** Words of colors' translated names. */
  colorWords: readonly string[];
}

/** A search with its unknown words as they were probably meant; null when none of them is like a known one. */
export async function correctWords(
  db: Database,
  words: readonly string[],
  { wishes, lexicon, language, colorWords }: ReadWords,
): Promise<string | null> {
  const unknown = words
    .filter((word) => slipsAllowed(word) > 0 && wishes.some(({ typed, known }) => typed === word && !known))
    .filter((word) => findMeanings(lexicon, word).length === 0)
    .slice(0, maxCorrections);
  const [first, ...more] = unknown.map((word) => candidatesStatement(db, word, language));
  if (!first) return null;
  const answers = await db.batch([first, ...more]);
  const likely = unknown.map((word, index) => {
    const candidates = (answers[index] ?? []).map((row) => row.word);
    return likest(word, [...new Set([...lexicon.meanings.keys(), ...candidates, ...colorWords])], lexicon).slice(
      0,
      maxLikely,
    );
  });
  const isKnown = (word: string) => lexicon.meanings.has(word) || colorWords.includes(word);
  const held = await heldWords(
    db,
    likely.flat().filter((word) => !isKnown(word)),
    language,
  );
  const corrections = new Map<string, string>();
  for (const [index, word] of unknown.entries()) {
    const best = likely[index]?.find((candidate) => isKnown(candidate) || held.has(candidate));
    if (best !== undefined) corrections.set(word, lexicon.spellings.get(best) ?? best);
  }
  if (corrections.size === 0) return null;
  return words.map((word) => corrections.get(word) ?? word).join(" ");
}

/** Words of products that begin alike, or share a piece of three letters: what one slip away from the word can be found by. */
function candidatesStatement(db: Database, word: string, language: Language) {
  const pieces = Array.from({ length: word.length - 2 }, (_, at) => `"${word.slice(at, at + 3)}"`).join(" OR ");
  const start = word.slice(0, 2);
  return statement<{ word: string }>(
    db,
    sql`SELECT word FROM (SELECT word FROM search_words WHERE word >= ${start} AND word < ${start} || char(1114111)
        AND length(word) BETWEEN ${word.length - 2} AND ${word.length + 2} ${limitTo(maxCandidates)})
      UNION SELECT word FROM (SELECT word FROM word_part_search WHERE word_part_search MATCH ${pieces} ${limitTo(maxCandidates)})${andTranslatedBeginnings(start, word.length, language, maxCandidates)}${andTranslatedParts(pieces, language, maxCandidates)}`,
  );
}

/** Those of the words that products have. */
async function heldWords(db: Database, words: readonly string[], language: Language): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await statement<{ word: string }>(
    db,
    sql`SELECT value AS word FROM json_each(${JSON.stringify(words)}) asked WHERE ${isHeld(sql`asked.value`, language)}`,
  );
  return new Set(rows.map(({ word }) => word));
}

/** Words within the slips allowed, likest first: the fewest slips, then a letter left out before a wrong one, then the same beginning. */
function likest(word: string, candidates: readonly string[], lexicon: Lexicon): string[] {
  const ranked: { word: string; rank: number }[] = [];
  for (const candidate of candidates) {
    if (candidate === word || candidate.length < 3) continue;
    const distance = slipsBetween(word, candidate);
    if (distance === null || !isLikely(word, candidate)) continue;
    // Two words are not one with two slips: 'tightsit' is no 'tight fit'.
    if (distance > 1 && /[\s-]/.test(lexicon.spellings.get(candidate) ?? "")) continue;
    const role = findMeanings(lexicon, candidate)[0]?.role;
    const rank =
      distance * 100 +
      (candidate.length > word.length ? 0 : candidate.length === word.length && sameLetters(word, candidate) ? 0 : 20) +
      (candidate[0] === word[0] ? 0 : 10) +
      (role === "kind" ? 0 : role === undefined ? 4 : 2);
    ranked.push({ word: candidate, rank });
  }
  return ranked.toSorted((a, b) => a.rank - b.rank).map((one) => one.word);
}

/** Letters from which on a word may begin with a slip. */
const shortestBeginningWrong = 8;

/** People type the first letter of a short word right, or swap it with the second. */
function isLikely(word: string, candidate: string): boolean {
  if (word.length >= shortestBeginningWrong || word[0] === candidate[0]) return true;
  return word.length > 5 && word[0] === candidate[1] && word[1] === candidate[0];
}

const sameLetters = (one: string, other: string) => sortedLetters(one) === sortedLetters(other);
const sortedLetters = (word: string) => Array.from(word).toSorted().join("");
