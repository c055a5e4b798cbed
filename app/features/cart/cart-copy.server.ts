import { eq } from "drizzle-orm";
import { z } from "zod";

import type { Database } from "#app/db/client.server.ts";
import { carts } from "#app/db/schema/customers.server.ts";
import { newId } from "#app/shared/ids.ts";
import { cartStatuses } from "#app/shared/states.ts";

/** A browser's own id: unguessable, so that nobody reaches another's cart (decisions.md). */
export const cartOwnerSchema = z.string().regex(/^[\w-]{20,100}$/);

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
export const cartCopySchema = z.object({
  items: z.array(cartCopyLineSchema).max(100).optional(),
  status: z.enum(cartStatuses).optional(),
});

/** The copy of a browser's cart; undefined when it has none. */
export async function readCartCopy(db: Database, userId: string) {
  const [cart] = await db.select().from(carts).where(eq(carts.userId, userId));
  return cart;
}

/** Stores the copy of a browser's cart, making it on first use; answers it. */
export async function writeCartCopy(db: Database, userId: string, change: z.infer<typeof cartCopySchema>, now: Date) {
  const time = now.toISOString();
  const { items = [], status = "active" } = change;
  const [cart] = await db
    .insert(carts)
    .values({ id: newId("crt"), userId, items, status, createdAt: time, updatedAt: time })
    .onConflictDoUpdate({ target: carts.userId, set: { ...change, updatedAt: time } })
    .returning();
  return cart;
}

/** Forgets the copy of a browser's cart. */
export async function deleteCartCopy(db: Database, userId: string): Promise<void> {
  await db.delete(carts).where(eq(carts.userId, userId));
}
