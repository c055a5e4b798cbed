import { z } from "zod";

import { currentStaff } from "#app/features/staff/session.server.ts";
import type { Shop } from "#app/platform/context.ts";
import type { LimitName } from "#app/platform/limits.ts";

import { accessTable, type Collection, collections, type Command, commands } from "./access.ts";
import { answerError } from "./answer.ts";
import { createCart, deleteCart, readCart, updateCart } from "./carts.ts";
import { createMessage } from "./contact.ts";
import type { DatabaseCall } from "./database-call.ts";
import { createSubscriber } from "./newsletter.ts";
import { createOrder, readOrders, updateOrder } from "./orders.ts";
import { readProducts } from "./products.ts";
import { tooMany } from "./rate-limit.ts";
import { readBody } from "./read-body.ts";

const envelope = z.object({
  database_name: z.string().max(100).optional(),
  collection_name: z.enum(collections),
  command: z.enum(commands),
  data: z.record(z.string(), z.unknown()).default({}),
});

interface Operation {
  answer: (call: DatabaseCall) => Promise<Response>;
  limit: LimitName;
}

/** The function behind each entry of the access table, and the limit it counts against. */
const operations: Partial<Record<`${Collection} ${Command}`, Operation>> = {
  "products --read": { answer: readProducts, limit: "products" },
  "newsletter_subscribers --create": { answer: createSubscriber, limit: "newsletter" },
  "contact_messages --create": { answer: createMessage, limit: "contact" },
  "carts --read": { answer: readCart, limit: "cart" },
  "carts --create": { answer: createCart, limit: "cart" },
  "carts --update": { answer: updateCart, limit: "cart" },
  "carts --delete": { answer: deleteCart, limit: "cart" },
  "orders --create": { answer: createOrder, limit: "order" },
  "orders --read": { answer: readOrders, limit: "staff" },
  "orders --update": { answer: updateOrder, limit: "staff" },
};

/** POST /api/db: one call for every collection, behind the access table. Denies what the table does not grant. */
export async function callDatabase(request: Request, shop: Shop): Promise<Response> {
  const input = await readBody(request, envelope);
  if (input instanceof Response) return input;
  const { collection_name: collection, command, data } = input;
  const operation = operations[`${collection} ${command}`];
  const limited = await tooMany(request, shop, operation?.limit ?? "refused");
  if (limited) return limited;

  const access = accessTable[collection]?.[command];
  const staff = access === "public" ? null : await currentStaff(request, shop);
  if (access !== "public" && !staff) return answerError(401, "Please sign in", { code: "sign-in-required" });
  if (!access || !operation) return answerError(403, `${command} is not allowed on ${collection}`, { code: "denied" });
  return operation.answer({ request, shop, data, staff });
}
