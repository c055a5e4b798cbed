import * as z from "zod/mini";

import { wholeNumber } from "#app/shared/text-fields.ts";

/** What the page of an exchange sends. The id is made with the page, so that a form sent twice is one exchange. */
export const exchangeForm = z.object({
  exchangeId: z.string().check(z.regex(/^ret_[0-9a-z]{24}$/)),
  line: z.string().check(z.minLength(1), z.maxLength(100)),
  quantity: wholeNumber(1, 1000),
  variant: z.string().check(z.minLength(1), z.maxLength(200)),
});
