/** A D1 binding that counts the rows its statements read, as D1 bills them. */
export function countRows(binding: D1Database): { binding: D1Database; take: () => number } {
  let read = 0;
  const count = <T extends { meta: { rows_read?: number } }>(result: T): T => {
    read += result.meta.rows_read ?? 0;
    return result;
  };
  const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, property) {
        if (property === "bind") return (...values: unknown[]) => counted(target.bind(...values));
        if (property === "all" || property === "run") return async () => count(await target[property]());
        // `raw` tells no rows read, so the same statement is run once more for its count.
        if (property === "raw")
          return async (...options: []) => {
            count(await target.all());
            return target.raw(...options);
          };
        if (property === originalStatement) return target;
        return Reflect.get(target, property);
      },
    });
  const proxy = new Proxy(binding, {
    get(target, property) {
      if (property === "prepare") return (query: string) => counted(target.prepare(query));
      if (property === "batch")
        return async (statements: D1PreparedStatement[]) => (await target.batch(statements.map(original))).map(count);
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    binding: proxy,
    take: () => {
      const total = read;
      read = 0;
      return total;
    },
  };
}

const originalStatement = Symbol("original statement");

function original(statement: D1PreparedStatement): D1PreparedStatement {
  return (statement as unknown as Record<symbol, D1PreparedStatement>)[originalStatement] ?? statement;
}
