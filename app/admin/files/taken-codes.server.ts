import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";

import type { ImportNote } from "./import-note.ts";

type Product = { id: string; fields: ProductInput };
type Current = Pick<ProductInput, "variantDetails"> | null;

const codeNames = ["sku", "gtin"] as const;
const columns = { sku: "Variant SKU", gtin: "Variant Barcode" } as const;

/**
 * Leaves out of a product's codes those that another one has, in the shop or earlier in these: a function that does it and says so. A
 * variant keeps the code it has.
 */
export async function codesLeftOut(db: Database, products: readonly Product[]) {
  const owners = await ownersOf(db, products);
  return ({ id, fields }: Product, current: Current): { fields: ProductInput; notes: ImportNote[] } => {
    const notes: ImportNote[] = [];
    const details = Object.entries(fields.variantDetails).map(([key, own]) => {
      const kept = { ...own };
      for (const name of codeNames) {
        const code = own[name]?.toLowerCase();
        if (code === undefined) continue;
        const owner = owners.get(`${name} ${code}`) ?? id;
        owners.set(`${name} ${code}`, owner);
        if (owner === id) continue;
        kept[name] = current?.variantDetails[key]?.[name] ?? null;
        notes.push({ kind: "code", text: `${columns[name]} '${own[name]}': '${owner}' has it` });
      }
      return [key, kept] as const;
    });
    return notes.length === 0
      ? { fields, notes }
      : { fields: { ...fields, variantDetails: Object.fromEntries(details) }, notes };
  };
}

/** Whose the codes of some products are, by kind and code in lower case. */
async function ownersOf(db: Database, products: readonly Product[]): Promise<Map<string, string>> {
  const wanted = codeNames.map((name) =>
    JSON.stringify(
      products.flatMap(({ fields }) => Object.values(fields.variantDetails).flatMap((own) => own[name] ?? [])),
    ),
  );
  const [skus, gtins] = await db.batch([
    statement<{ code: string; id: string }>(
      db,
      sql`SELECT v.sku AS code, v.product_id AS id FROM json_each(${wanted[0]}) given
        JOIN product_variants v ON v.sku = given.value COLLATE NOCASE WHERE v.sku IS NOT NULL`,
    ),
    statement<{ code: string; id: string }>(
      db,
      sql`SELECT v.gtin AS code, v.product_id AS id FROM json_each(${wanted[1]}) given
        JOIN product_variants v ON v.gtin = given.value WHERE v.gtin IS NOT NULL`,
    ),
  ]);
  const of = (name: string, rows: typeof skus) =>
    rows.map(({ code, id }): [string, string] => [`${name} ${code.toLowerCase()}`, id]);
  return new Map([...of("sku", skus), ...of("gtin", gtins)]);
}
