import { z } from "zod";

import {
  cartCopySchema,
  cartOwnerSchema,
  deleteCartCopy,
  readCartCopy,
  writeCartCopy,
} from "#app/features/cart/cart-copy.server.ts";

import { answerData } from "./answer.ts";
import type { DatabaseCall } from "./database-call.ts";
import { invalid } from "./read-body.ts";

/* Every call names the browser's own id, and reaches that cart alone: there is no way to list carts. */

const ownSchema = z.object({ filter: z.object({ userId: cartOwnerSchema }) });

/** carts --read: the caller's own cart, or an empty list. */
export async function readCart({ shop, data }: DatabaseCall): Promise<Response> {
  const input = ownSchema.safeParse(data);
  if (!input.success) return invalid(input.error);
  const cart = await readCartCopy(shop.db, input.data.filter.userId);
  return answerData(cart ? [cart] : []);
}

const createSchema = cartCopySchema.extend({ userId: cartOwnerSchema });

/** carts --create: stores the caller's own cart, in place of the one it had. */
export async function createCart({ shop, data }: DatabaseCall): Promise<Response> {
  const input = createSchema.safeParse(data);
  if (!input.success) return invalid(input.error);
  const { userId, ...cart } = input.data;
  return answerData([await writeCartCopy(shop.db, userId, { items: [], ...cart }, new Date())], {}, 201);
}

const updateSchema = ownSchema.extend({ update: cartCopySchema });

/** carts --update: sets items or status of the caller's own cart. */
export async function updateCart({ shop, data }: DatabaseCall): Promise<Response> {
  const input = updateSchema.safeParse(data);
  if (!input.success) return invalid(input.error);
  return answerData([await writeCartCopy(shop.db, input.data.filter.userId, input.data.update, new Date())]);
}

/** carts --delete: forgets the caller's own cart. */
export async function deleteCart({ shop, data }: DatabaseCall): Promise<Response> {
  const input = ownSchema.safeParse(data);
  if (!input.success) return invalid(input.error);
  await deleteCartCopy(shop.db, input.data.filter.userId);
  return answerData([]);
}
