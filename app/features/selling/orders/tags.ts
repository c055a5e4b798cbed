import * as z from "zod/mini";

/** A tag: a short word in lower case. */
export const tagSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(24), z.regex(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u));

/** Tags that an order can have, and that the shop can have in all: more would be no help. */
export const mostTags = { ofOrder: 8, ofShop: 60 } as const;
