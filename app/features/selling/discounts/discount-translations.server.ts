import { sql } from "drizzle-orm";

import { localName } from "#app/db/local-name.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import type { orders } from "#app/db/schema/orders.server.ts";
import { type TranslatedDiscountField, translatedDiscountFields } from "#app/shared/translations.ts";

import type { DiscountTranslations } from "./discount-code.ts";

/** What tells of a discount, in each language that it is translated into. */
export function translationsColumn() {
  const byLanguage = (field: TranslatedDiscountField) =>
    `'${field}', json((SELECT json_group_object(language, text) FROM translations
      WHERE kind = 'discount' AND item_id = discount_codes.${discountCodes[field].name} AND field = '${field}'))`;
  return sql<DiscountTranslations>`${sql.raw(`json_object(${translatedDiscountFields.map(byLanguage).join(", ")})`)}`
    .mapWith((text: string) => JSON.parse(text) as DiscountTranslations)
    .as("translations");
}

/** The title of an order's automatic discount in the current language, as `localColor`. The order keeps the English one. */
export function localTitle(kept: typeof orders.discountTitle) {
  return localName<string | null>({ kind: "discount", field: "title" }, kept).as("local_discount_title");
}
