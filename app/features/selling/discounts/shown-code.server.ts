import { z } from "zod";

import { isBehind } from "#app/db/client.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { placeOfCopy, readCopyText, writeCopy } from "#app/platform/page-cache/kv-copy.server.ts";
import { discountTag } from "#app/platform/page-cache/page-tags.ts";
import { prefixedLanguages } from "#app/shared/language/languages.ts";
import { marketIds } from "#app/shared/market-ids.ts";

import { codeSchema } from "./code-form.ts";
import type { DiscountCode } from "./discount-code.ts";
import type { DiscountLookup, DiscountUses } from "./evaluate-code.ts";
import { automaticStatement, findDiscountCode } from "./queries.server.ts";

const texts = z.partialRecord(z.enum(prefixedLanguages), z.string());

/** A code as its copy holds it, for every language. */
const copySchema: z.ZodType<DiscountCode> = z.object({
  code: z.string(),
  title: z.string().default(""),
  isActive: z.boolean(),
  startsAt: z.string().nullable(),
  minOrderOre: z.int(),
  expiryDate: z.string().nullable(),
  discountType: z.string(),
  valueHundredths: z.int(),
  maxDiscountOre: z.int().nullable(),
  maxUses: z.null(),
  maxUsesPerCustomer: z.int().nullable(),
  description: z.string(),
  productIds: z.array(z.string()).nullable().default(null),
  buyQuantity: z.int().nullable().default(null),
  getQuantity: z.int().nullable().default(null),
  market: z.enum(marketIds).nullable().default(null),
  translations: z.object({ title: texts, description: texts }).optional(),
});

/**
 * Looks up a typed code to show what it takes off: from its copy in KV, else in D1, which is the truth. A change is shown here at once
 * and elsewhere within two minutes. Orders never use this: they read `discountStatements` in their own batch, so that nobody is charged
 * by a copy. Codes with a limit in all have no copy, because only D1 counts their uses.
 */
export async function findShownCode(
  shop: Shop,
  typed: string,
): Promise<{ found: DiscountLookup; uses: DiscountUses | undefined }> {
  const name = codeSchema.safeParse(typed);
  // No shop has such a code.
  if (!name.success) return findDiscountCode(shop.db, typed);
  const { key, bookmark } = await placeOfCopy(shop, discountTag, `discount-code:${name.data}`);
  const copy = copyOf(copySchema, await readCopyText(shop.env.CONFIG_CACHE, key));
  if (copy) return { found: copy, uses: undefined };
  const answer = await findDiscountCode(shop.db, typed);
  // Only codes that exist are cached: strangers may type anything.
  if (typeof answer.found === "object" && answer.found.maxUses === null && !isBehind(shop.db, bookmark))
    shop.waitUntil(writeCopy(shop.env.CONFIG_CACHE, key, answer.found));
  return answer;
}

/**
 * The automatic discounts that are switched on, in their period or not, to show what they take off: from their copy, as
 * `findShownCode` reads a code. Orders read them in their own batch.
 */
export async function shownAutomaticDiscounts(shop: Shop): Promise<DiscountCode[]> {
  const { key, bookmark } = await placeOfCopy(shop, discountTag, "automatic-discounts");
  const copy = copyOf(z.array(copySchema), await readCopyText(shop.env.CONFIG_CACHE, key));
  if (copy) return copy;
  const discounts = await automaticStatement(shop.db);
  if (!isBehind(shop.db, bookmark)) shop.waitUntil(writeCopy(shop.env.CONFIG_CACHE, key, discounts));
  return discounts;
}

function copyOf<T>(schema: z.ZodType<T>, text: string | null): T | null {
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    logError("The copy of a discount code could not be read", error);
    return null;
  }
}
