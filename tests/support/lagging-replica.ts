import { type D1Migration, applyD1Migrations } from "cloudflare:test";

/** One statement, as the replica repeats it. */
interface Change {
  query: string;
  values: unknown[];
}

/**
 * A stand-in of a D1 database with one read replica that lags: it has seen nothing of what the primary wrote until `catchUp`. The
 * sessions route as D1's documentation says: what writes goes to the primary; what reads goes to the replica, if it has seen
 * everything that the session has (its bookmark), else to the primary. Both are real D1 databases.
 */
export async function laggingReplica(primary: D1Database, replica: D1Database, migrations: D1Migration[]) {
  await applyD1Migrations(replica, migrations);
  const changes: Change[][] = [];
  let seen = 0;
  const bookmarkAt = (position: number) => `0000-${String(position).padStart(8, "0")}`;
  const served = { primary: 0, replica: 0 };

  function withSession(from = "first-unconstrained"): D1DatabaseSession {
    let bookmark = from.startsWith("first-") ? null : from;
    const mustAskPrimary = () => (bookmark === null ? from === "first-primary" : bookmarkAt(seen) < bookmark);

    /** Runs statements as one batch where the session may. */
    async function run<T>(batch: Change[]): Promise<D1Result<T>[]> {
      const writes = !batch.every(({ query }) =>
        /^\s*(SELECT|EXPLAIN|WITH\b(?![\s\S]*\b(INSERT|UPDATE|DELETE)\b))/i.test(query),
      );
      const target = writes || mustAskPrimary() ? primary : replica;
      served[target === primary ? "primary" : "replica"] += 1;
      const results = await target.batch<T>(batch.map(({ query, values }) => target.prepare(query).bind(...values)));
      if (writes) changes.push(batch);
      bookmark = bookmarkAt(target === primary ? changes.length : seen);
      return results;
    }

    function prepare(query: string, values: unknown[] = []): D1PreparedStatement {
      const one = async <T>() => {
        const [result] = await run<T>([{ query, values }]);
        if (!result) throw new Error("No result");
        return result;
      };
      const statement = {
        query,
        values,
        bind: (...bound: unknown[]) => prepare(query, bound),
        all: one,
        run: one,
        first: async () => (await one()).results[0] ?? null,
        raw: async () => (await one<Record<string, unknown>>()).results.map((row) => Object.values(row)),
      };
      return statement as unknown as D1PreparedStatement;
    }

    return {
      prepare: (query: string) => prepare(query),
      batch: <T>(statements: D1PreparedStatement[]) => run<T>(statements as unknown as Change[]),
      getBookmark: () => bookmark,
    };
  }

  return {
    /** The binding, for an environment. Without a session every statement goes to the primary, as at D1. */
    binding: Object.assign(withSession("first-primary"), { withSession }) as unknown as D1Database,
    /** How many round trips went where. */
    served,
    /** The replica repeats what the primary has written since. */
    async catchUp(): Promise<void> {
      for (const batch of changes.slice(seen)) {
        await replica.batch(batch.map(({ query, values }) => replica.prepare(query).bind(...values)));
      }
      seen = changes.length;
    },
  };
}
