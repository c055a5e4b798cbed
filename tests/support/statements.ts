import { vi } from "vitest";

import type { Environment } from "#app/platform/env/env.server.ts";

/** Every statement that some work makes, with its values. */
export async function statementsOf(
  { DB }: Environment,
  work: () => Promise<unknown>,
): Promise<{ query: string; values: unknown[] }[]> {
  const made: { query: string; values: unknown[] }[] = [];
  const prepare = DB.prepare.bind(DB);
  const spy = vi.spyOn(DB, "prepare").mockImplementation((query) => {
    const prepared = prepare(query);
    const bind = prepared.bind.bind(prepared);
    prepared.bind = (...values: unknown[]) => {
      made.push({ query, values });
      return bind(...values);
    };
    return prepared;
  });
  await work().finally(() => spy.mockRestore());
  return made;
}
