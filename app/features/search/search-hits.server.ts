import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import { correctWords } from "./correct-words.server.ts";
import { type Lexicon, lexiconWith } from "./lexicon.ts";
import { mainExpressions, matchExpressions, toldExpressions } from "./match-expressions.ts";
import { matchSteps } from "./match-steps.ts";
import { normalizeSearch, wordsOf } from "./query.ts";
import { type Offer, type Reading, readQuery, type Wish } from "./read-query.ts";
import { maxHits, type SearchHits } from "./search-hits.ts";
import { staffLexicon } from "./staff-lexicon.ts";
import { maxGroups } from "./synonym-input.ts";
import { vocabularyStatements, withVocabulary } from "./vocabulary.server.ts";

/** A product is found once in each step at most: so many findings are all that `maxHits` products can have. */
const maxFindings = matchSteps.length * maxHits;
/** Fewer hits than this make one ask whether something else was meant. */
const fewHits = 3;

/** A group of synonyms that is tried before it is saved, in place of the one that has its id. */
export interface TrialGroup {
  id: string;
  words: readonly string[];
}

interface SearchOptions {
  trial?: TrialGroup | undefined;
  /** False when a help page answers the words: 'frakt' is no misspelt coat. */
  mayCorrect?: boolean;
}

const nothing: SearchHits = { ids: [], didYouMean: null, correctedTo: null, marks: [], colors: [] };

/**
 * The products that a text finds, best match first: what meets every word, as it is or as it was probably meant; else what is of the
 * kind asked for, or tells of it. A single letter finds names that begin with it. Throws when D1 fails.
 */
export async function searchHits(
  db: Database,
  text: string,
  { trial, mayCorrect = true }: SearchOptions = {},
): Promise<SearchHits> {
  const search = normalizeSearch(text);
  if (search === "") return nothing;
  if (Array.from(search).length === 1) return { ...nothing, ids: await namesFrom(db, search), marks: [search] };
  const words = wordsOf(search);
  if (words.length === 0) return nothing;

  const read = await readSearch(db, words, trial);
  const found = await findAll(db, words, read);
  const asTyped = { didYouMean: null, correctedTo: null, marks: marksOf(read), colors: colorsOf(read) };
  if (found.length > 0 && isUnderstood(read, found.length)) return { ...asTyped, ids: found };

  const corrected = mayCorrect ? await correctWords(db, words, read) : null;
  const meant = corrected === null ? null : await findMeant(db, corrected, trial);
  if (meant && meant.ids.length > 0 && (found.length === 0 || read.wishes.some(isHalfKnown)))
    return { ...meant, didYouMean: corrected, correctedTo: corrected };
  const rest = found.length < fewHits ? await findNear(db, read) : [];
  const didYouMean = meant && meant.ids.length > found.length ? corrected : null;
  return { ...asTyped, ids: [...new Set([...found, ...rest])], didYouMean };
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
function findAll(db: Database, words: readonly string[], { wishes, offers }: Reading): Promise<string[]> {
  return findEntries(db, matchExpressions(words, wishes), offers);
}

/** When too little meets every wish: what is of the kind asked for, else what tells of it. */
async function findNear(db: Database, { wishes, offers }: Reading): Promise<string[]> {
  const ofKind = await findEntries(db, mainExpressions(wishes), offers);
  return ofKind.length > 0 ? ofKind : findEntries(db, toldExpressions(wishes), offers);
}

/** What a corrected text finds; when nothing meets all of it, what is of the kind it asks for. */
async function findMeant(
  db: Database,
  corrected: string,
  trial?: TrialGroup,
): Promise<Pick<SearchHits, "ids" | "marks" | "colors">> {
  const words = wordsOf(normalizeSearch(corrected));
  const read = await readSearch(db, words, trial);
  const found = await findAll(db, words, read);
  const ids = found.length > 0 ? found : await findNear(db, read);
  return { ids, marks: marksOf(read), colors: colorsOf(read) };
}

interface ReadSearch extends Reading {
  lexicon: Lexicon;
}

/** What the words ask for, by the word lists, the staff's groups and the words that products have. */
async function readSearch(db: Database, words: readonly string[], trial?: TrialGroup): Promise<ReadSearch> {
  const draft = readQuery(words, lexiconWith([]));
  const [[groups], colors, inside, listed, begun] = await db.batch([
    statement<{ words: string }>(
      db,
      sql`SELECT json_group_array(json(words)) AS words FROM (SELECT words FROM search_synonyms
      WHERE id <> ${trial?.id ?? ""} ORDER BY created_at DESC, id DESC LIMIT ${maxGroups})`,
    ),
    ...vocabularyStatements(db, draft.wishes),
  ]);
  const saved = groups?.words ?? "[]";
  const lexicon = trial ? lexiconWith([...(JSON.parse(saved) as string[][]), trial.words]) : staffLexicon(saved);
  const reading = lexicon === lexiconWith([]) ? draft : readQuery(words, lexicon);
  return {
    lexicon,
    offers: reading.offers,
    wishes: reading.wishes.map((wish) => withVocabulary(wish, { colors, inside, listed, begun })),
  };
}

/** Ids of what the expressions find, those of the first one first; then what is in stock, then what sold most. */
async function findEntries(db: Database, expressions: readonly string[], offers: readonly Offer[]): Promise<string[]> {
  if (expressions.length === 0) return offers.length === 0 ? [] : await offeredEntries(db, offers);
  const facets = JSON.stringify(offers);
  const [row] = await statement<{ ids: string }>(
    db,
    // One number to sort by, and no text: of many findings, sorting takes longest.
    sql`SELECT json_group_array(product_id) AS ids FROM (
      SELECT e.product_id FROM (
        SELECT entry, min(step) AS step FROM (
          SELECT words.rowid AS entry, steps.key AS step FROM json_each(${JSON.stringify(expressions)}) steps
          CROSS JOIN product_word_search words WHERE words.product_word_search MATCH steps.value LIMIT ${maxFindings})
        GROUP BY entry) best CROSS JOIN search_entries e ON e.entry = best.entry
      WHERE NOT EXISTS (SELECT 1 FROM json_each(${facets}) offer WHERE NOT EXISTS (
        SELECT 1 FROM product_facets f WHERE f.facet = offer.value AND f.product_id = e.product_id))
      ORDER BY best.step * 8589934592 + e.sold_out * 4294967296 - e.sold_count LIMIT ${maxHits})`,
  );
  return row ? (JSON.parse(row.ids) as string[]) : [];
}

/** What has been asked for by offers alone, such as 'sale'. */
async function offeredEntries(db: Database, [first, ...more]: readonly Offer[]): Promise<string[]> {
  const rows = await statement<{ product_id: string }>(
    db,
    sql`SELECT f.product_id FROM product_facets f CROSS JOIN search_entries e ON e.product_id = f.product_id
    WHERE f.facet = ${first ?? ""} AND NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(more)}) offer WHERE NOT EXISTS (
      SELECT 1 FROM product_facets o WHERE o.facet = offer.value AND o.product_id = f.product_id))
    ORDER BY e.sold_out, e.sold_count DESC, e.product_id LIMIT ${maxHits}`,
  );
  return rows.map(({ product_id }) => product_id);
}

async function namesFrom(db: Database, letter: string): Promise<string[]> {
  const rows = await statement<{ product_id: string }>(
    db,
    sql`SELECT product_id FROM search_entries WHERE name >= ${letter} AND name < ${letter} || char(1114111)
    ORDER BY name LIMIT ${maxHits}`,
  );
  return rows.map(({ product_id }) => product_id);
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
