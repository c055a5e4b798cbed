import { cleanLine } from "#app/shared/plain-text.ts";

/** What matches nothing: a search without a letter or digit. */
const nothing = '"\u0001"';

/**
 * The match of a search in a full-text table of the staff's lists: every word must begin a word of the row, and every facet must
 * be the row's. Whatever was typed is quoted, so that nothing of it is read as an operator.
 */
export function fullTextMatch(search: string, facets: Readonly<Record<string, string | undefined>>): string {
  const words = cleanLine(search)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const set = Object.entries(facets).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value} done`]));
  const parts = [`words : (${words.length === 0 ? nothing : words.map((word) => `${quoted(word)} *`).join(" AND ")})`];
  if (set.length > 0) parts.push(`facets : (${set.map(quoted).join(" AND ")})`);
  return parts.join(" AND ");
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
