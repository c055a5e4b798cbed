import { isAllowed, type Permission } from "#app/features/shop/staff/permissions.ts";
import type { StaffRole } from "#app/shared/states.ts";

/** Where the admin's header leads, in its order, and what a role must be allowed to see it. */
const places: readonly { to: string; name: string; permission?: Permission }[] = [
  { to: "/admin", name: "Dashboard" },
  { to: "/admin/today", name: "Today" },
  { to: "/admin/board", name: "To do", permission: "orders:read" },
  { to: "/admin/withdrawals", name: "Withdrawals", permission: "orders:read" },
  { to: "/admin/complaints", name: "Complaints", permission: "orders:read" },
  { to: "/admin/returns", name: "Returns", permission: "orders:read" },
  { to: "/admin/sales", name: "Sales", permission: "sales:read" },
  { to: "/admin/payments", name: "Payments", permission: "payments:read" },
  { to: "/admin/inventory", name: "Inventory", permission: "products:read" },
  { to: "/admin/campaigns", name: "Campaigns", permission: "products:read" },
  { to: "/admin/claims", name: "Claims", permission: "products:read" },
  { to: "/admin/searches", name: "Searches", permission: "products:read" },
  { to: "/admin/discounts", name: "Discounts", permission: "discounts:read" },
  { to: "/admin/reviews", name: "Reviews", permission: "reviews:moderate" },
  { to: "/admin/files", name: "Files", permission: "files:use" },
  { to: "/admin/settings", name: "Settings", permission: "settings:write" },
  { to: "/admin/staff", name: "Staff", permission: "staff:manage" },
  { to: "/admin/audit", name: "Audit log", permission: "audit:read" },
];

/** The places of the header for a role. */
export function adminPlaces(role: StaffRole) {
  return places.filter(({ permission }) => !permission || isAllowed(role, permission));
}
