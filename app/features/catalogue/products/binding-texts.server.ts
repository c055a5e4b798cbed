import { type SQL, sql } from "drizzle-orm";

/**
 * What the law wants said of the product `p` in the language of the country it is sold in, in English, by the field of its translation: warnings
 * one in a line (Regulation (EU) 2023/988, article 19), and the conditions of a guarantee. Null where there is nothing to say.
 */
export const bindingTexts = {
  warnings: `(SELECT group_concat(replace(replace(text, char(13), ''), char(10), ' '), char(10))
    FROM (SELECT text FROM product_warnings WHERE product_id = p.id AND locale = 'en' ORDER BY position))`,
  guaranteeConditions: "(SELECT conditions FROM product_guarantees WHERE product_id = p.id)",
} as const;
export type BindingText = keyof typeof bindingTexts;

const entries = Object.entries(bindingTexts) as [BindingText, string][];

/** Whether the product `p` has such a text that isn't translated, as it is today, into the language that the SQL names. */
export const isUntoldIn = (language: SQL): SQL =>
  sql`(${sql.join(
    entries.map(
      ([
        field,
        text,
      ]) => sql`(${sql.raw(text)} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM translations t WHERE t.kind = 'product'
        AND t.item_id = p.id AND t.field = ${sql.raw(`'${field}'`)} AND t.language = ${language} AND t.source = ${sql.raw(text)}))`,
    ),
    sql` OR `,
  )})`;

/** These texts of the product `p` in a language, by their field, as JSON: those alone that say what the English does today. */
export const toldTexts = (language: string): SQL => sql`(SELECT json_group_object(t.field, t.text) FROM translations t
  WHERE t.kind = 'product' AND t.item_id = p.id AND t.language = ${language} AND t.source = CASE t.field
    ${sql.join(
      entries.map(([field, text]) => sql`WHEN ${sql.raw(`'${field}'`)} THEN ${sql.raw(text)}`),
      sql` `,
    )} END)`;
