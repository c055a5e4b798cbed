import * as z from "zod/mini";

/** What the page of an exchange sends. The id is made with the page, so that a form sent twice is one exchange. */
export const exchangeForm = z.object({
  exchangeId: z.string().check(z.regex(/^ret_[0-9a-z]{24}$/)),
  line: z.string().check(z.minLength(1), z.maxLength(100)),
  quantity: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)),
  variant: z.string().check(z.minLength(1), z.maxLength(200)),
});
