import { z } from "zod";

import { cartStatuses } from "#app/shared/states.ts";

/** A browser's own id: unguessable, so that nobody reaches another's cart (decisions.md). */
const cartOwnerSchema = z.string().regex(/^[\w-]{20,100}$/);

const shortText = z.string().max(300).nullish();

/** A cart line as a browser sends it (specification, section 3). Price in kronor; what is not listed is dropped. */
const cartCopyLineSchema = z.object({
  id: z.string().min(1).max(200),
  originalId: shortText,
  name: z.string().max(300).default(""),
  price: z.coerce.number().min(0),
  image: z.string().max(2000).default(""),
  size: shortText,
  color: shortText,
  sizeId: shortText,
  colorId: shortText,
  variantId: shortText,
  quantity: z.coerce.number().int().min(1).max(999),
  currency: z.string().max(3).default("SEK"),
  source: z.string().max(50).default("local"),
});

/** What may be set of a cart. */
const cartCopySchema = z.object({
  items: z.array(cartCopyLineSchema).max(100).optional(),
  status: z.enum(cartStatuses).optional(),
});
export type CartChange = z.infer<typeof cartCopySchema>;

/** A call names the browser's own id, and reaches that cart alone: there is no way to list carts. */
export const ownCartSchema = z.object({ filter: z.object({ userId: cartOwnerSchema }) });

/** A cart to be stored in place of the one that its browser had. */
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
