import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, index } from "drizzle-orm/sqlite-core";

type ListColumns = Record<
  "category" | "state" | "soldOut" | "createdAt" | "name" | "priceOre" | "id" | "archivedAt",
  AnySQLiteColumn
>;

/**
 * The indexes of the staff's product list: one for each set of filters in each sort order, so that any page of it is one walk
 * along one index, however many products there are. Deleted products are left out.
 */
export function productListIndexes(t: ListColumns) {
  const filters = [t.category, t.state, t.soldOut];
  const sorts = { created: t.createdAt, name: t.name, price: t.priceOre };
  const names = ["category", "state", "stock"];
  // Three bits say which filters are set.
  return Array.from({ length: 8 }, (_, set) => set).flatMap((set) =>
    Object.entries(sorts).map(([name, sort]) => {
      const [first, ...more] = [...filters.filter((_column, bit) => set & (1 << bit)), sort];
      const by = [...names.filter((_name, bit) => set & (1 << bit)), name];
      return index(`products_listed_by_${by.join("_")}`)
        .on(first, ...more, t.id)
        .where(sql`${t.archivedAt} IS NULL`);
    }),
  );
}
