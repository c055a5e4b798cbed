import { type SQL, sql } from "drizzle-orm";

import type { Language } from "#app/shared/language/languages.ts";
import { sizeName } from "#app/shared/size-name.ts";

import type { ProductTexts, PublicProduct } from "./product-columns.server.ts";
import type { ProductSize } from "./product.ts";
import {
  bindingFields,
  fieldText,
  textLines,
  type TranslatedProductField,
  translatedProductFields,
} from "./translated-fields.ts";

/** What a product as it was read has beside itself in another language than English. */
export interface Translated {
  /** The texts that are translated, by their field. */
  translations?: Partial<Record<TranslatedProductField, { text: string; source: string }>>;
  /** The names of its colors that are translated, by the English ones. */
  colorNames?: Record<string, string>;
  /** What describes its sizes and is translated, by the English text. */
  sizeTexts?: Record<string, string>;
}

/** The end of a JSON object with the name of an option's value in a language as `local`, by the SQL of its English name; nothing in English. */
export function localName(english: string, language: Language): SQL {
  if (language === "en") return sql``;
  return sql.raw(
    `, 'local', (SELECT text FROM translations WHERE kind = 'option' AND item_id = ${english} AND field = 'name' AND language = '${language}')`,
  );
}

/** The SQL of a product's JSON with what of it is translated, for the product `p`: English has nothing to add, and costs nothing more. */
export function withTranslations(stored: SQL, language: Language): SQL {
  if (language === "en") return stored;
  return sql`json_insert(${stored},
    '$.translations', json((SELECT json_group_object(field, json_object('text', text, 'source', source)) FROM translations
      WHERE kind = 'product' AND item_id = p.id AND language = ${language} AND field NOT GLOB 'picture.*' AND field <> 'slug')),
    '$.colorNames', json((SELECT json_group_object(item_id, text) FROM translations
      WHERE kind = 'option' AND field = 'name' AND language = ${language}
        AND item_id IN (SELECT name FROM product_colors WHERE product_id = p.id))),
    '$.sizeTexts', json((SELECT json_group_object(item_id, text) FROM translations
      WHERE kind = 'size' AND field = 'text' AND language = ${language}
        AND item_id IN (SELECT description FROM product_sizes WHERE product_id = p.id))))`;
}

interface Translatable {
  product: PublicProduct;
  texts: ProductTexts | null;
  colors: { name: string }[];
  sizes: { description: string }[];
}

/** The product with its texts in the language that it was read in: English where there is none, and nothing where English says nothing. */
export function translated<Stored extends Translatable>(read: Stored & Translated): Stored {
  const { translations = {}, colorNames, sizeTexts, ...stored } = read;
  const { product, texts, colors, sizes } = stored;
  return {
    ...stored,
    product: replaced(product, translations),
    texts: texts && replaced(texts, translations),
    colors: colors.map((color) => inEnglishToo(color, ownText(colorNames, color.name))),
    // What staff translated stays as it is; a description that is a word of sizes, such as 'One size', needs no translation.
    sizes: sizes.map((size) => ({
      ...size,
      description: ownText(sizeTexts, size.description) ?? sizeName(size.description),
    })),
  } as unknown as Stored;
}

/** A text by its English one, which may have any name. */
function ownText(texts: Readonly<Record<string, string>> | undefined, english: string): string | undefined {
  return texts && Object.hasOwn(texts, english) ? texts[english] : undefined;
}

/** A color or a size by its name in another language, which keeps its English one. */
export function inEnglishToo<Option extends { name: string }>(
  option: Option,
  local: string | null | undefined,
): Option & { english?: string } {
  return !local || local === option.name ? option : { ...option, name: local, english: option.name };
}

/** A size with its names in the current language. */
export function withLocalNames(size: ProductSize): ProductSize {
  const { name, sizeValue, thirdValue } = size;
  return {
    ...inEnglishToo(size, sizeName(name)),
    ...(sizeValue !== undefined && { sizeValue: sizeName(sizeValue) }),
    ...(thirdValue !== undefined && { thirdValue: sizeName(thirdValue) }),
  };
}

function replaced<Values extends object>(values: Values, texts: NonNullable<Translated["translations"]>): Values {
  const changed = translatedProductFields.flatMap((name) => {
    const english = (values as Partial<Record<TranslatedProductField, string | string[] | null>>)[name] ?? null;
    const { text, source } = texts[name] ?? {};
    const today = fieldText(english);
    if (text === undefined || today === "" || (bindingFields.has(name) && source !== today)) return [];
    return [[name, Array.isArray(english) ? textLines(text) : text]];
  });
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) };
}
