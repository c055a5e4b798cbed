import type { Permission } from "#app/features/shop/staff/permissions.ts";

/** The collections and commands of the generic database call (C2). */
export const collections = [
  "products",
  "users",
  "orders",
  "carts",
  "newsletter_subscribers",
  "contact_messages",
  "discount_codes",
] as const;
export type Collection = (typeof collections)[number];

export const commands = [
  "--read",
  "--create",
  "--update",
  "--delete",
  "--verify",
  "--append",
  "--update-field",
  "--delete-field",
] as const;
export type Command = (typeof commands)[number];

/** Everyone, or the staff whose role has the permission (`features/shop/staff/permissions.ts`). */
export type Access = "public" | Permission;

/** Who may give which command. A command that is not listed is denied to everyone, as `denials` says why. */
export const accessTable: Partial<Record<Collection, Partial<Record<Command, Access>>>> = {
  products: {
    "--read": "public",
    "--create": "products:write",
    "--update": "products:write",
    "--delete": "products:write",
    "--verify": "products:read",
    "--append": "products:write",
    "--update-field": "products:write",
    "--delete-field": "products:write",
  },
  users: {
    "--read": "people:read",
    "--create": "people:write",
    "--update": "people:write",
    "--verify": "people:read",
    "--update-field": "people:write",
    "--delete-field": "people:write",
  },
  orders: {
    "--read": "orders:read",
    "--create": "public",
    "--update": "orders:write",
    "--verify": "orders:read",
    "--append": "orders:write",
    "--update-field": "orders:write",
    "--delete-field": "orders:write",
  },
  carts: { "--read": "public", "--create": "public", "--update": "public", "--delete": "public" },
  newsletter_subscribers: {
    "--read": "people:read",
    "--create": "public",
    "--update": "people:write",
    "--delete": "people:write",
    "--verify": "people:read",
    "--update-field": "people:write",
  },
  contact_messages: {
    "--read": "messages:read",
    "--create": "public",
    "--update": "messages:write",
    "--verify": "messages:read",
    "--append": "messages:write",
    "--update-field": "messages:write",
  },
  discount_codes: {
    "--read": "discounts:read",
    "--create": "discounts:write",
    "--update": "discounts:write",
    "--delete": "discounts:write",
    "--verify": "discounts:read",
    "--update-field": "discounts:write",
    "--delete-field": "discounts:write",
  },
};

const wholeCart = "a browser reads and writes its own cart as a whole";

/** Why nobody may give the other commands. */
export const denials: Partial<Record<Collection, Partial<Record<Command, string>>>> = {
  users: {
    "--delete": "a customer's orders are kept for the bookkeeping, and the customer with them",
    "--append": "customers have no list fields",
  },
  orders: { "--delete": "the law on bookkeeping keeps orders for seven years. Cancel it instead" },
  carts: {
    "--verify": wholeCart,
    "--append": wholeCart,
    "--update-field": wholeCart,
    "--delete-field": wholeCart,
  },
  newsletter_subscribers: {
    "--append": "subscribers have no list fields",
    "--delete-field": "every field of a subscriber has a value. Delete the subscriber instead",
  },
  contact_messages: {
    "--delete": "messages are deleted when their time is over",
    "--delete-field": "what was written is not changed",
  },
  discount_codes: { "--append": "codes have no list fields" },
};
