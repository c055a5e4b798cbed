import * as z from "zod/mini";

import { locales } from "#app/shared/language/languages.ts";

const id = z.string().check(z.maxLength(4));
/** The version that was looked at. */
const seen = z.string().check(z.maxLength(40));

/** The forms of the page of markets. */
export const marketForms = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["open", "close"]), market: id, seen }),
  z.object({
    intent: z.literal("save"),
    market: id,
    seen,
    rate: z.string(),
    returnAddress: z.string(),
    packagingNumber: z._default(z.string(), ""),
  }),
  z.object({
    intent: z.literal("read"),
    market: id,
    seen,
    locale: z.enum(locales),
    documents: z.string().check(z.maxLength(64)),
    reader: z.string().check(z.maxLength(200)),
  }),
]);
