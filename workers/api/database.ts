import { z } from "zod";

import { accessTable, type Collection, collections, type Command, commands, denials } from "./access.ts";
import { createCart, deleteCart, readCart, updateCart } from "./carts.ts";
import { createMessage } from "./contact.ts";
import type { DatabaseCommand } from "./create-route.ts";
import { createSubscriber } from "./newsletter.ts";
import { readOrders, updateOrder } from "./orders.ts";
import { createOrder } from "./place-order.ts";
import { readProducts } from "./products.ts";
import { denied, invalid, refuse, refusalResponse } from "./refusals.ts";
import { discountCommands } from "./staff/discounts.ts";
import { messageCommands } from "./staff/messages.ts";
import { orderCommands } from "./staff/order-notes.ts";
import { productCommands } from "./staff/products.ts";
import { subscriberCommands } from "./staff/subscribers.ts";
import { userCommands } from "./staff/users.ts";
import type { CallInProgress, Step } from "./steps.ts";

/** The generic database call: an envelope that names a collection and a command, and the data of that command. */
export const databaseCall = {
  method: "POST",
  path: "/api/db",
  access: "staff",
  limit: "refused",
  handle: async () => refusalResponse(refuse(denied)),
} as const satisfies CallInProgress & { method: string; path: string };

/** The commands behind the entries of the access table. */
export const databaseCommands: readonly DatabaseCommand[] = [
  readProducts,
  createSubscriber,
  createMessage,
  readCart,
  createCart,
  updateCart,
  deleteCart,
  createOrder,
  readOrders,
  updateOrder,
  ...productCommands,
  ...userCommands,
  ...orderCommands,
  ...subscriberCommands,
  ...messageCommands,
  ...discountCommands,
];

const envelopeSchema = z.object({
  database_name: z.string().max(100).optional(),
  collection_name: z.enum(collections),
  command: z.enum(commands),
  data: z.record(z.string(), z.unknown()).default({}),
});

/** Replaces the call by the command that the envelope names, and the body by its data. */
export const findCommand: Step = async (c, next) => {
  const envelope = envelopeSchema.safeParse(c.var.data);
  if (!envelope.success) return refusalResponse(invalid(envelope.error));
  const { collection_name: collection, command, data } = envelope.data;
  c.set("data", data);
  c.set("call", grantedCommand(collection, command) ?? refusedCommand(collection, command));
  return next();
};

function grantedCommand(collection: Collection, command: Command): CallInProgress | undefined {
  const access = accessTable[collection]?.[command];
  const found = databaseCommands.find((known) => known.collection === collection && known.command === command);
  return access && found && { ...found, access };
}

/** The call for an unlisted command: callers are asked to sign in, and staff get an error. */
function refusedCommand(collection: Collection, command: Command): CallInProgress {
  const reason = denials[collection]?.[command];
  const error = `${command} is not allowed on ${collection}${reason ? `: ${reason}` : ""}`;
  return { access: "staff", limit: "refused", handle: async () => refusalResponse(refuse(denied, { error })) };
}
