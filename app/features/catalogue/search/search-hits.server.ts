import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { currentMarket } from "#app/features/shop/markets/current-market.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { Language } from "#app/shared/language/languages.ts";

import { localColorWords } from "./color-names.ts";
import { correctWords } from "./correct-words.server.ts";
import { findEntries, namesFrom } from "./find-entries.server.ts";
import { type Lexicon, lexiconWith } from "./lexicon.ts";
import { mainExpressions, matchExpressions, toldExpressions } from "./match-expressions.ts";
import { normalizeSearch, wordsOf } from "./query.ts";
import type { FoundEntries } from "./rank-entries.ts";
import { anyFacet, type Reading, readQuery, type Wish } from "./read-query.ts";
import type { SearchHits } from "./search-hits.ts";
import { staffLexicon } from "./staff-lexicon.ts";
import { maxGroups } from "./synonym-input.ts";
import { vocabularyStatements, withVocabulary } from "./vocabulary.server.ts";
import { inflected } from "./word-stems.ts";

/** Fewer hits than this make one ask whether something else was meant. */
const fewHits = 3;

/** A group of synonyms that is tried before it is saved, in place of the one that has its id. */
export interface TrialGroup {
  id: string;
  words: readonly string[];
}

interface SearchOptions {
  trial?: TrialGroup | undefined;
  /** False when a help page answers the words: 'frakt' is no misspelt coat, and 'discount code' asks for nothing reduced. */
  mayCorrect?: boolean;
}

const nothing: SearchHits = { entries: [], didYouMean: null, correctedTo: null, marks: [], colors: [] };

/**
 * The products that a text finds, best match first: what meets every word, as it is or as it was probably meant; else what is of the
 * kind asked for, or tells of it. A single letter finds names that begin with it. In another language than English, its own words find
 * products too: what is translated of them, by `translated-words.server.ts`.
 */
export async function searchHits(
  db: Database,
  text: string,
  { trial, mayCorrect = true }: SearchOptions = {},
): Promise<SearchHits> {
  const search = normalizeSearch(text);
  if (search === "") return nothing;
  if (Array.from(search).length === 1) return { ...nothing, entries: await namesFrom(db, search), marks: [search] };
  const words = wordsOf(search);
  if (words.length === 0) return nothing;

  const read = await readSearch(db, words, trial);
  const found = await findAll(db, words, read);
  const asTyped = { didYouMean: null, correctedTo: null, ...toldOf(read) };
  if (found.length > 0 && isUnderstood(read, found.length)) return { ...asTyped, entries: found };

  const corrected = mayCorrect ? await correctWords(db, words, read) : null;
  const meant = corrected === null ? null : await findMeant(db, corrected, trial);
  if (meant && meant.entries.length > 0 && (found.length === 0 || read.wishes.some(isHalfKnown)))
    return { ...meant, didYouMean: corrected, correctedTo: corrected };
  const asksForProducts = mayCorrect || read.wishes.some(({ role }) => role === "kind");
  const rest = found.length < fewHits && asksForProducts ? await findNear(db, read) : [];
  const didYouMean = meant && meant.entries.length > found.length ? corrected : null;
  return { ...asTyped, entries: [...new Set([...found, ...rest])], didYouMean };
}

/** Whether nobody need ask if something else was meant: every word is known, or enough was found for those that are not. */
function isUnderstood({ wishes }: Reading, hits: number): boolean {
  return wishes.every(({ known }) => known) || (hits >= fewHits && !wishes.some(isHalfKnown));
}

/** Whether it is a compound of which the last part alone is known: 'hetetgenser'. */
function isHalfKnown({ known, parts }: Wish): boolean {
  return !known && parts.some(({ optional }) => optional);
}

/** What meets every wish. */
function findAll(db: Database, words: readonly string[], read: ReadSearch): Promise<FoundEntries> {
  return findEntries(db, matchExpressions(words, read.wishes), facetsOf(read), read.language);
}

/** When too little meets every wish: what is of the kind asked for, else what tells of it. */
async function findNear(db: Database, read: ReadSearch): Promise<FoundEntries> {
  const { wishes, language } = read;
  const offers = facetsOf(read);
  const ofKind = await findEntries(db, mainExpressions(wishes), offers, language);
  return ofKind.length > 0 ? ofKind : findEntries(db, toldExpressions(wishes), offers, language);
}

/** What a corrected text finds; when nothing meets all of it, what is of the kind it asks for. */
async function findMeant(
  db: Database,
  corrected: string,
  trial?: TrialGroup,
): Promise<Pick<SearchHits, "entries" | "marks" | "colors" | "onSale">> {
  const words = wordsOf(normalizeSearch(corrected));
  const read = await readSearch(db, words, trial);
  const found = await findAll(db, words, read);
  const entries = found.length > 0 ? found : await findNear(db, read);
  return { entries, ...toldOf(read) };
}

/** What is told of a search beside what it found. */
function toldOf(read: ReadSearch): Pick<SearchHits, "marks" | "colors" | "onSale"> {
  const onSale = isElsewhere() && read.offers.includes("sale");
  return { marks: marksOf(read), colors: colorsOf(read), ...(onSale && { onSale }) };
}

/** What the words ask for as facets of the database, which tell what is reduced in the shop's own market alone. */
function facetsOf({ offers }: Reading) {
  return isElsewhere() ? offers.map((offer) => (offer === "sale" ? anyFacet : offer)) : offers;
}

function isElsewhere(): boolean {
  return currentMarket().id !== homeMarket.id;
}

interface ReadSearch extends Reading {
  lexicon: Lexicon;
  language: Language;
  /** Words of colors' translated names. */
  colorWords: readonly string[];
}

/** What the words ask for, by the word lists, the staff's groups and the words that products have. */
async function readSearch(db: Database, words: readonly string[], trial?: TrialGroup): Promise<ReadSearch> {
  const language = currentLanguage();
  const read = (lexicon: Lexicon): Reading => {
    const { offers, wishes } = readQuery(words, lexicon);
    return { offers, wishes: wishes.map((wish) => inflected(wish, language)) };
  };
  const draft = read(lexiconWith([]));
  const [[groups], colors, inside, listed, begun] = await db.batch([
    statement<{ words: string }>(
      db,
      sql`SELECT json_group_array(json(words)) AS words FROM (SELECT words FROM search_synonyms
      WHERE id <> ${trial?.id ?? ""} ORDER BY created_at DESC, id DESC ${limitTo(maxGroups)})`,
    ),
    ...vocabularyStatements(db, draft.wishes, language),
  ]);
  const saved = groups?.words ?? "[]";
  const lexicon = trial ? lexiconWith([...(JSON.parse(saved) as string[][]), trial.words]) : staffLexicon(saved);
  const reading = lexicon === lexiconWith([]) ? draft : read(lexicon);
  return {
    lexicon,
    language,
    colorWords: localColorWords(colors),
    offers: reading.offers,
    wishes: reading.wishes.map((wish) => withVocabulary(wish, { colors, inside, listed, begun })),
  };
}

/** Names of colors, and words that may be one: 'spruce'. */
function colorsOf({ wishes }: Reading): string[] {
  const asked = wishes
    .flatMap((wish) => [wish, ...wish.parts])
    .filter(({ role }) => role === "color" || role === "other");
  return [...new Set(asked.flatMap(({ typed, own }) => [typed, ...own]))];
}

/** Beginnings of words that a name is found by. */
function marksOf({ wishes }: Reading): string[] {
  const marks = wishes
    .flatMap((wish) => [wish, ...wish.parts])
    .flatMap((wish) => [
      ...wish.typed.split(" "),
      ...wish.begins,
      ...[...wish.own, ...wish.wider].flatMap((form) => form.split(" ")),
    ]);
  return [...new Set(marks)].filter((mark) => mark.length > 1);
}
