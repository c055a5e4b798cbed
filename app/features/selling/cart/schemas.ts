import { z } from "zod";

import { cartStatuses } from "#app/shared/states.ts";

/** A browser's unguessable id, so that a cart can be reached only by its own browser (decisions.md). */
const cartOwnerSchema = z.string().regex(/^[\w-]{20,100}$/);

/** The most bytes of a stored cart: thirty lines with long names. A stranger may store one. */
export const maxCartBytes = 12_000;

const shortText = z.string().max(300).nullish();

/** A cart line as a browser sends it (R6). Price in kronor; unknown fields are dropped. */
const cartCopyLineSchema = z.object({
  id: z.string().min(1).max(200),
  originalId: shortText,
  name: z.string().max(300).default(""),
  price: z.number().min(0),
  image: z.string().max(2000).default(""),
  size: shortText,
  color: shortText,
  sizeId: shortText,
  colorId: shortText,
  variantId: shortText,
  quantity: z.int().min(1).max(999),
  currency: z.string().max(3).default("SEK"),
  source: z.string().max(50).default("local"),
});

/** The fields of a cart that may be written. */
const cartCopySchema = z.object({
  items: z
    .array(cartCopyLineSchema)
    .max(100)
    .refine((items) => new TextEncoder().encode(JSON.stringify(items)).length <= maxCartBytes, "The cart is too large")
    .optional(),
  status: z.enum(cartStatuses).optional(),
});
export type CartChange = z.infer<typeof cartCopySchema>;

/** Selects the cart of one browser id. There is no way to list carts. */
export const ownCartSchema = z.object({ filter: z.object({ userId: cartOwnerSchema }) });

/** A cart that replaces the one stored for its browser. */
export const newCartSchema = cartCopySchema.extend({ userId: cartOwnerSchema });

/** A change of the caller's own cart. */
export const cartUpdateSchema = ownCartSchema.extend({ update: cartCopySchema });

/** A stored cart. Times as ISO 8601. */
export const storedCartSchema = z.object({
  id: z.string(),
  userId: z.string(),
  items: z.array(z.unknown()),
  status: z.enum(cartStatuses),
  createdAt: z.string(),
  updatedAt: z.string(),
});
