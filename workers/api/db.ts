import { z } from "zod";

import { currentStaff } from "#app/features/staff/session.server.ts";
import type { Shop } from "#app/platform/context.ts";

import { accessTable, type Collection, collections, type Command, commands } from "./access.ts";
import { answerError } from "./answer.ts";
import { createCart, deleteCart, readCart, updateCart } from "./carts.ts";
import { createMessage } from "./contact.ts";
import type { DatabaseCall } from "./database-call.ts";
import { createSubscriber } from "./newsletter.ts";
import { createOrder, readOrders, updateOrder } from "./orders.ts";
import { readProducts } from "./products.ts";
import { readBody } from "./read-body.ts";

const envelope = z.object({
  database_name: z.string().max(100).optional(),
  collection_name: z.enum(collections),
  command: z.enum(commands),
  data: z.record(z.string(), z.unknown()).default({}),
});

/** The function behind each entry of the access table. */
const operations: Partial<Record<`${Collection} ${Command}`, (call: DatabaseCall) => Promise<Response>>> = {
  "products --read": readProducts,
  "newsletter_subscribers --create": createSubscriber,
  "contact_messages --create": createMessage,
  "carts --read": readCart,
  "carts --create": createCart,
  "carts --update": updateCart,
  "carts --delete": deleteCart,
  "orders --create": createOrder,
  "orders --read": readOrders,
  "orders --update": updateOrder,
};

/** POST /api/db: one call for every collection, behind the access table. Denies what the table does not grant. */
export async function callDatabase(request: Request, shop: Shop): Promise<Response> {
  const input = await readBody(request, envelope);
  if (input instanceof Response) return input;
  const { collection_name: collection, command, data } = input;

  const access = accessTable[collection]?.[command];
  const staff = access === "public" ? null : await currentStaff(request, shop);
  if (access !== "public" && !staff) return answerError(401, "Please sign in", { code: "sign-in-required" });
  const operation = operations[`${collection} ${command}`];
  if (!access || !operation) return answerError(403, `${command} is not allowed on ${collection}`, { code: "denied" });
  return operation({ request, shop, data, staff });
}
