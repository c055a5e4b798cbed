import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { emptyCompliance } from "#app/features/catalogue/products/compliance-input.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";

import type { FormValues } from "./field-form.ts";
import { formValues } from "./product-form.ts";
import { type Proposal, proposedField } from "./proposals.ts";

/** How many of the newest products are looked through. */
const newest = 1000;

/** The kinds of the newest products, the most common first. */
export async function readKinds(db: Database): Promise<string[]> {
  const rows = await statement<{ kind: string }>(
    db,
    sql`SELECT min(product_type) AS kind FROM (SELECT product_type FROM products WHERE archived_at IS NULL
      ORDER BY created_at DESC LIMIT ${newest})
    WHERE product_type <> '' GROUP BY lower(product_type) ORDER BY count(*) DESC, kind LIMIT 50`,
  );
  return rows.map(({ kind }) => kind);
}

/** What the last product of a kind has that the next one likely has, too. */
const ofItsKind = [
  "category",
  "sizes",
  "textile",
  "animalParts",
  "components",
  "manufacturerId",
  "responsiblePersonId",
  "warnings",
  "materials",
  "careInstructions",
];
/** What a product of another kind has in common with it. */
const ofAnyKind = ["manufacturerId", "responsiblePersonId"];

/** What to propose for a new product of a kind: as the last one of it has, or, when there is none, as the last product of all. */
export async function readProposal(db: Database, kind: string): Promise<Proposal | null> {
  const [last] = await statement<{ id: string; isOfKind: number }>(
    db,
    sql`SELECT id, lower(product_type) = lower(${kind}) AS isOfKind FROM (SELECT * FROM products
      WHERE archived_at IS NULL ORDER BY created_at DESC LIMIT ${newest})
    WHERE is_complete = 1 ORDER BY isOfKind DESC, created_at DESC LIMIT 1`,
  );
  const found = last && (await readProductForStaff(db, last.id));
  if (!found) return null;
  const { fields } = found;
  const wanted = last.isOfKind === 1 ? ofItsKind : ofAnyKind;
  const modelNumber = await nextModelNumber(db, fields.modelNumber);
  return {
    from: fields.name,
    values: { ...valuesOf(fields, wanted), ...(modelNumber === null ? {} : { modelNumber }) },
  };
}

function valuesOf(fields: ProductInput, wanted: readonly string[]): FormValues {
  // A guarantee is given for a product, and sizes that are not sold any more are no example.
  const sizes = fields.sizes.filter(({ available }) => available);
  const values = formValues({ ...fields, sizes, guarantee: emptyCompliance.guarantee });
  return Object.fromEntries(
    Object.entries(values).filter(([name, text]) => text !== "" && wanted.includes(proposedField(name))),
  );
}

/** The next free number after those that begin like this one; null for one that ends in no number. */
async function nextModelNumber(db: Database, last: string | null): Promise<string | null> {
  const [, prefix, digits] = /^(.*?)(\d{1,9})$/.exec(last ?? "") ?? [];
  if (prefix === undefined || digits === undefined) return null;
  const [row] = await statement<{ top: number | null }>(
    db,
    sql`SELECT max(CAST(substr(model_number, ${prefix.length + 1}) AS INTEGER)) AS top FROM product_compliance
    WHERE substr(model_number, 1, ${prefix.length}) = ${prefix} AND length(model_number) <= ${prefix.length + 9}
      AND substr(model_number, ${prefix.length + 1}) NOT GLOB '*[^0-9]*'`,
  );
  return `${prefix}${String((row?.top ?? Number(digits)) + 1).padStart(digits.length, "0")}`;
}
