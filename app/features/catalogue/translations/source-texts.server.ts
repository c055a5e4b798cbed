import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { staffCollections } from "#app/db/schema/collections.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { claimField } from "#app/features/catalogue/claims/shown-claims.server.ts";
import { translatedCollectionFields } from "#app/features/catalogue/collections/translated-fields.ts";
import { bindingTexts } from "#app/features/catalogue/products/binding-texts.server.ts";
import { pictureField } from "#app/features/catalogue/products/local-alt.server.ts";
import { textColumns } from "#app/features/catalogue/products/product-columns.server.ts";
import { productFields } from "#app/features/catalogue/products/product-fields.ts";
import { translatedProductFields } from "#app/features/catalogue/products/translated-fields.ts";
import { textsByPlace } from "#app/features/shop/content/section-texts.ts";
import { textSections } from "#app/features/shop/content/text-sections.server.ts";
import { slugField, translatedDiscountFields } from "#app/shared/translations.ts";

/**
 * The sections of the site that are translated. One that staff have not edited says what is built in, which is in every language already; a legal
 * document that they have edited is shown in English whole (`content/shown-document.server.ts`).
 */
const textSectionNames = [...Object.keys(textSections), "about", "faq"];

/** Fields of one item as rows: one pass over the items, however many fields they have. */
function fieldRows(fields: readonly (readonly [string, string])[]): string {
  return `json_each(json_array(${fields.map(([name, text]) => `json_array('${name}', ${text})`).join(", ")})) f`;
}

const productTexts = translatedProductFields.map((name) => {
  const isOfRow = name === "description" || name === "shortDescription";
  // What has components is told by them, in every language.
  if (name === "materialComposition")
    return [
      name,
      "iif(EXISTS (SELECT 1 FROM product_components WHERE product_id = p.id), NULL, d.material_composition)",
    ] as const;
  const column = isOfRow ? `p.${products[name].name}` : `d.${textColumns[name].name}`;
  const isList = productFields[name].kind === "lines";
  return [name, isList ? `(SELECT group_concat(value, char(10)) FROM json_each(${column}))` : column] as const;
});
const lawTexts = Object.entries(bindingTexts);
const discountTexts = translatedDiscountFields.map((name) => [name, `d.${discountCodes[name].name}`] as const);
const collectionTexts = translatedCollectionFields.map((name) => [name, `c.${staffCollections[name].name}`] as const);

/** Reads the texts of the site that staff have edited, as `SectionText`s. */
export async function readSectionTexts(db: Database): Promise<SectionText[]> {
  const rows = await statement<{ section: string; content: string }>(
    db,
    sql`SELECT section, content FROM site_configuration WHERE section IN (SELECT value FROM json_each(${JSON.stringify(textSectionNames)}))`,
  );
  return rows.flatMap(({ section, content }) =>
    Object.entries(textsByPlace(JSON.parse(content))).map(([place, text]): SectionText => [section, place, text]),
  );
}
/** The section, the place and the text. */
export type SectionText = [section: string, place: string, text: string];

/**
 * Every English text that is translated, as SQL for `FROM`: `kind`, `item_id`, `name` of the item, `field`, `source`. Empty ones need no
 * translation. A color is an item by its English name, as products share it, and so is what describes a size: one that only repeats its name
 * is none. So is what tells of a discount, which no shopper reads once that has ended. D1 takes five terms of a union, so the last four are one.
 */
export function sourceTexts(sections: readonly SectionText[]): SQL {
  return sql`(
    SELECT 'product' AS kind, p.id AS item_id, p.name AS name, f.value ->> 0 AS field, f.value ->> 1 AS source
      FROM products p LEFT JOIN product_details d ON d.product_id = p.id JOIN ${sql.raw(fieldRows([...productTexts, ...lawTexts, [slugField, "p.id"]]))}
      WHERE p.archived_at IS NULL AND coalesce(f.value ->> 1, '') <> ''
    UNION ALL
    SELECT 'product', p.id, p.name, ${claimField(sql`c.id`)}, c.text
      FROM claims c JOIN products p ON p.id = c.product_id WHERE c.withdrawn_at IS NULL AND p.archived_at IS NULL
    UNION ALL
    SELECT 'product', p.id, p.name, ${pictureField(sql`m.id`)}, m.alt
      FROM products p CROSS JOIN product_media m ON m.product_id = p.id WHERE p.archived_at IS NULL AND m.alt <> ''
    UNION ALL
    SELECT 'collection', c.id, c.title, f.value ->> 0, f.value ->> 1
      FROM staff_collections c JOIN ${sql.raw(fieldRows([...collectionTexts, [slugField, "c.handle"]]))} WHERE coalesce(f.value ->> 1, '') <> ''
    UNION ALL
    SELECT * FROM (
      SELECT 'option', name, name, 'name', name FROM (SELECT DISTINCT c.name FROM product_colors c
        JOIN products p ON p.id = c.product_id AND p.archived_at IS NULL WHERE trim(c.name) <> '')
      UNION ALL
      SELECT 'size', description, description, 'text', description FROM (SELECT DISTINCT z.description FROM product_sizes z
        JOIN products p ON p.id = z.product_id AND p.archived_at IS NULL WHERE trim(z.description) <> '' AND z.description <> z.name)
      UNION ALL
      SELECT DISTINCT 'discount', f.value ->> 1, f.value ->> 1, f.value ->> 0, f.value ->> 1
        FROM discount_codes d JOIN ${sql.raw(fieldRows(discountTexts))}
        WHERE trim(f.value ->> 1) <> '' AND (d.expiry_date IS NULL OR d.expiry_date >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
      UNION ALL
      SELECT 'section', value ->> 0, value ->> 0, value ->> 1, value ->> 2 FROM json_each(${JSON.stringify(sections)}))
  )`;
}
