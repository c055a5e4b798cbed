import { type Permission, permissions } from "./permissions.ts";

/**
 * What a role of the shop's own can hold, in the words of its form, by area. Staff and the audit log stay with owners: who manages
 * staff could give themselves everything, and the log undoes anybody's changes.
 */
export const permissionAreas: readonly { area: string; rights: readonly { permission: Permission; does: string }[] }[] =
  [
    {
      area: "Orders",
      rights: [
        { permission: "orders:read", does: "See orders, returns and complaints" },
        { permission: "orders:write", does: "Send and change orders" },
        { permission: "orders:refund", does: "Refund and cancel" },
        { permission: "mail:resend", does: "Resend emails" },
      ],
    },
    {
      area: "Products",
      rights: [
        { permission: "products:read", does: "See products and campaigns" },
        { permission: "products:write", does: "Change products and campaigns" },
        { permission: "inventory:write", does: "Change stock" },
        { permission: "files:use", does: "Import and export files" },
      ],
    },
    {
      area: "Customers",
      rights: [
        { permission: "people:read", does: "See customers and subscribers" },
        { permission: "people:write", does: "Change customers and subscribers" },
        { permission: "messages:read", does: "See messages" },
        { permission: "messages:write", does: "Answer messages" },
        { permission: "personal-data:export", does: "Export a person's data" },
        { permission: "personal-data:erase", does: "Erase a person's data" },
      ],
    },
    {
      area: "Marketing",
      rights: [
        { permission: "discounts:read", does: "See discounts" },
        { permission: "discounts:write", does: "Change discounts" },
        { permission: "newsletter:write", does: "Write and send newsletters" },
        { permission: "reviews:moderate", does: "Approve and hide reviews" },
      ],
    },
    {
      area: "Money and settings",
      rights: [
        { permission: "sales:read", does: "See sales" },
        { permission: "payments:read", does: "See payments" },
        { permission: "payments:write", does: "Resolve payment discrepancies" },
        { permission: "settings:write", does: "Change settings and site texts" },
      ],
    },
  ];

/** The permissions of owners alone. */
export const ownerOnly: readonly Permission[] = ["staff:manage", "audit:read"];

/** The permissions of keys alone: what an agent does for a buyer, staff do at the order desk with those for orders. */
const keyOnly: readonly Permission[] = ["checkouts:write"];

/** Whether a role of the shop's own can hold a permission. */
export const isForRoles = (permission: Permission) => !ownerOnly.includes(permission) && !keyOnly.includes(permission);

/** What a permission cannot be used without. */
const needs: Partial<Record<Permission, readonly Permission[]>> = {
  // The form, the sheet and the call that change a product have its units, too.
  "products:write": ["products:read", "inventory:write"],
  "inventory:write": ["products:read"],
  // A file changes products and their stock.
  "files:use": ["products:read", "products:write", "inventory:write"],
  "orders:write": ["orders:read"],
  "orders:refund": ["orders:read"],
  "mail:resend": ["orders:read"],
  "people:write": ["people:read"],
  "messages:write": ["messages:read"],
  "discounts:write": ["discounts:read"],
  // A letter shows products.
  "newsletter:write": ["products:read"],
  "payments:write": ["payments:read"],
  "personal-data:export": ["people:read"],
  "personal-data:erase": ["people:read", "personal-data:export"],
};

/** Chosen permissions with those they need, in the order of the table. */
export function withNeeded(chosen: readonly Permission[]): Permission[] {
  const all = new Set(chosen.flatMap((permission) => [permission, ...(needs[permission] ?? [])]));
  return permissions.filter((permission) => all.has(permission));
}
