import type { Permission } from "#app/features/staff/permissions.ts";

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

/** Everyone, or the staff whose role has the permission (`features/staff/permissions.ts`). */
export type Access = "public" | Permission;

/** Who may call which command. A command that is not listed is denied, to staff too. */
export const accessTable: Partial<Record<Collection, Partial<Record<Command, Access>>>> = {
  products: { "--read": "public" },
  newsletter_subscribers: { "--create": "public" },
  contact_messages: { "--create": "public" },
  carts: { "--read": "public", "--create": "public", "--update": "public", "--delete": "public" },
  orders: { "--create": "public", "--read": "orders:read", "--update": "orders:write" },
};
