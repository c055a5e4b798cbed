import type { Environment } from "#app/platform/env/env.server.ts";

import { statementsOf } from "./statements.ts";

/**
 * The tables that the statements of some work read from end to end, also along an index. A full-text or JSON table is looked up by what is
 * asked, and what a statement worked out itself is no table. Throws when the work makes no statement.
 */
export async function tableScans(env: Environment, work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(env, work);
  if (statements.length === 0) throw new Error("This work makes no statement");
  const scanned = new Set<string>();
  for (const { query, values } of statements) {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
      .bind(...values)
      .all<{ detail: string }>();
    const details = results.map(({ detail }) => detail);
    const own = new Set(details.flatMap((detail) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(detail)?.[1] ?? []));
    for (const detail of details) {
      const [, name] = /^SCAN (?!CONSTANT)(\S+)/.exec(detail) ?? [];
      if (name !== undefined && !own.has(name) && !detail.includes("VIRTUAL TABLE")) scanned.add(tableOf(name, query));
    }
  }
  return [...scanned].toSorted();
}

/** The table that a statement calls by a name. */
function tableOf(name: string, query: string): string {
  const called = new RegExp(`(?:FROM|JOIN|,)\\s+"?(\\w+)"?\\s+(?:AS\\s+)?"?${name}"?\\b`, "i").exec(query)?.[1];
  return called ?? name;
}
