import type { StaffRole } from "#app/shared/states.ts";

/** What a role is called, and what it is for. What it may do is `permissions.ts`. */
export const roleNames: Readonly<Record<StaffRole, { name: string; summary: string }>> = {
  owner: { name: "Owner", summary: "everything, staff, sales and payments included" },
  editor: { name: "Editor", summary: "products, stock, discounts, reviews and the site's texts" },
  support: { name: "Support", summary: "orders, refunds, customers, messages and reviews" },
};
