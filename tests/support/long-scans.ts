import type { Shop } from "#app/platform/env/context.ts";

import { statementsOf } from "./statements.ts";

/** The statements of some work that look through a table, further than one page along an index, each with the steps that do. Throws when it makes none. */
export async function longScans(env: Shop["env"], work: () => Promise<unknown>) {
  const statements = await statementsOf(env, work);
  if (statements.length === 0) throw new Error("No statement was made");
  const partial = await partialIndexes(env);
  const found: { query: string; scans: string[] }[] = [];
  for (const { query, values } of statements) {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
      .bind(...values)
      .all<{ detail: string }>();
    const tables = await tablesOf(env, query);
    // The first rows of an index in its order: the limit ends the scan.
    const readsPage = /\blimit\b/i.test(query) && !results.some(({ detail }) => detail.includes("FOR ORDER BY"));
    const looksThrough = ({ detail }: { detail: string }) => {
      const [, name = "", , index] = /^SCAN (\S+)( .*INDEX (\S+))?/.exec(detail) ?? [];
      const isShort = index !== undefined && (readsPage || partial.has(index));
      // A full-text table is looked up by what is asked.
      return tables.has(name) && !isShort && !detail.includes("VIRTUAL TABLE");
    };
    const scans = results.filter(looksThrough).map(({ detail }) => detail);
    if (scans.length > 0) found.push({ query, scans });
  }
  return found;
}

/** The names by which a statement calls the tables it reads: a scan of a list of values is none of a table. */
async function tablesOf(env: Shop["env"], query: string): Promise<Set<string>> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
    name: string;
  }>();
  const known = new Set(results.map(({ name }) => name));
  const named = [...query.matchAll(/\b(?:FROM|JOIN|UPDATE|INTO)\s+"?(\w+)"?(?:\s+(?:AS\s+)?"?(\w+)"?)?/gi)];
  return new Set(named.flatMap(([, table = "", alias = table]) => (known.has(table) ? [table, alias] : [])));
}

/** Indexes of the rows that wait for something: a scan of one reads no more than these. */
async function partialIndexes(env: Shop["env"]): Promise<Set<string>> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'index' AND sql LIKE '% WHERE %'",
  ).all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
}
