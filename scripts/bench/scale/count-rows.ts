/** What statements cost, as D1 bills them, and how often the database was asked. */
export interface RowCost {
  read: number;
  written: number;
  roundTrips: number;
}

/** A D1 binding that counts what its statements cost. `take` answers since the last time. */
export function countRows(binding: D1Database): { binding: D1Database; take: () => RowCost } {
  let cost: RowCost = { read: 0, written: 0, roundTrips: 0 };
  const count = <T extends { meta: { rows_read?: number; rows_written?: number } }>(result: T): T => {
    cost.read += result.meta.rows_read ?? 0;
    cost.written += result.meta.rows_written ?? 0;
    return result;
  };
  const asked = <T>(work: Promise<T>): Promise<T> => {
    cost.roundTrips += 1;
    return work;
  };
  const counted = (query: string, statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, property) {
        if (property === "bind") return (...values: unknown[]) => counted(query, target.bind(...values));
        if (property === "all" || property === "run") return async () => count(await asked(target[property]()));
        // `raw` tells no rows. What reads is run once more for its count; what writes is not.
        if (property === "raw")
          return async (...options: []) => {
            if (!/^\s*select/i.test(query))
              return count(await asked(target.all())).results.map((row) => Object.values(row));
            count(await target.all());
            return asked(target.raw(...options));
          };
        if (property === originalStatement) return target;
        return Reflect.get(target, property);
      },
    });
  const proxy = new Proxy(binding, {
    get(target, property) {
      if (property === "prepare") return (query: string) => counted(query, target.prepare(query));
      if (property === "batch")
        return async (statements: D1PreparedStatement[]) =>
          (await asked(target.batch(statements.map(original)))).map(count);
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    binding: proxy,
    take: () => {
      const total = cost;
      cost = { read: 0, written: 0, roundTrips: 0 };
      return total;
    },
  };
}

const originalStatement = Symbol("original statement");

function original(statement: D1PreparedStatement): D1PreparedStatement {
  return (statement as unknown as Record<symbol, D1PreparedStatement>)[originalStatement] ?? statement;
}
