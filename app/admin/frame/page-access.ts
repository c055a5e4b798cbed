import type { Register } from "react-router";

import { isAllowed, type Permission, type Role } from "#app/features/shop/staff/permissions.ts";

/** The pattern of an admin page, as app/routes.ts has it. */
type AdminPattern = Extract<keyof Register["pages"], `/admin${string}`>;

/** Whom a page lets in: everybody, whoever is signed in, or whoever has a permission. */
export type Demand = "anyone" | "staff" | Permission;

/** Whether a role meets the demand of a page. */
export function meetsDemand(role: Role, demand: Demand): boolean {
  return demand === "anyone" || demand === "staff" || isAllowed(role, demand);
}

export interface PageAccess {
  read: Demand;
  /** What its forms require in addition. Without it, the page takes no forms. */
  write?: Demand;
  /** A file, or what only forms are sent to: a refusal is a sentence, for no page is there to say it on. */
  pageless?: true;
}

/** What each admin page demands. A page that is missing here does not compile, and nobody is let in. */
export const pageAccess: Readonly<Record<AdminPattern, PageAccess>> = {
  "/admin": { read: "anyone", write: "anyone" },
  "/admin/products": { read: "products:read", write: "products:write", pageless: true },
  "/admin/products/new": { read: "products:write", write: "products:write" },
  "/admin/products/picker": { read: "products:read", pageless: true },
  "/admin/products/incomplete": { read: "products:read" },
  "/admin/products/sheet": { read: "products:write", write: "products:write" },
  "/admin/products/order": { read: "products:read", write: "products:write" },
  "/admin/products/order/:list": { read: "products:read", write: "products:write" },
  "/admin/products/:id": { read: "products:read", write: "products:write" },
  "/admin/products/:id/duplicate": { read: "products:read", write: "products:write", pageless: true },
  "/admin/products/:id/delete": { read: "products:write", write: "products:write" },
  "/admin/search": { read: "staff" },
  "/admin/searches": { read: "products:read" },
  "/admin/searches/synonyms": { read: "products:read" },
  "/admin/searches/synonyms/new": { read: "products:write", write: "products:write" },
  "/admin/searches/synonyms/:id": { read: "products:write", write: "products:write" },
  "/admin/campaigns": { read: "products:read" },
  "/admin/campaigns/new": { read: "products:write", write: "products:write" },
  "/admin/campaigns/:id": { read: "products:read", write: "products:write" },
  "/admin/claims": { read: "products:read", write: "products:write" },
  "/admin/claims/:id/document": { read: "products:read", write: "products:write", pageless: true },
  "/admin/operators": { read: "products:read", write: "products:write" },
  "/admin/operators/:id": { read: "products:read", write: "products:write" },
  "/admin/orders/imported": { read: "orders:read" },
  "/admin/orders/:id": { read: "orders:read", write: "orders:write" },
  "/admin/users/:id": { read: "people:read", write: "people:write" },
  "/admin/people/data": { read: "personal-data:export", write: "personal-data:export" },
  "/admin/people/data/file": { read: "personal-data:export", write: "personal-data:export", pageless: true },
  "/admin/people/requests": { read: "people:read" },
  "/admin/people/requests/:id": { read: "people:read", write: "people:write" },
  "/admin/newsletter": { read: "newsletter:write" },
  "/admin/newsletter/:id": { read: "newsletter:write", write: "newsletter:write" },
  "/admin/subscribers/:id": { read: "people:read", write: "people:write", pageless: true },
  "/admin/messages/:id": { read: "messages:read", write: "messages:write" },
  "/admin/accessibility": { read: "messages:read", write: "messages:write" },
  "/admin/discounts": { read: "discounts:read" },
  "/admin/audit": { read: "audit:read", write: "audit:read" },
  "/admin/discounts/new": { read: "discounts:write", write: "discounts:write" },
  "/admin/discounts/:code": { read: "discounts:read", write: "discounts:read" },
  "/admin/orders/:id/fulfil": { read: "orders:write", write: "orders:write" },
  "/admin/orders/filters": { read: "orders:read", write: "orders:read", pageless: true },
  "/admin/orders/:id/desk": { read: "orders:read", write: "orders:write", pageless: true },
  "/admin/orders/:id/items/:line": { read: "orders:write", write: "orders:write" },
  "/admin/orders/:id/add": { read: "orders:write", write: "orders:write" },
  "/admin/orders/:id/address": { read: "orders:write", write: "orders:write" },
  "/admin/orders/:id/undo-sending": { read: "orders:read", write: "orders:write", pageless: true },
  "/admin/orders/:id/refund": { read: "orders:refund", write: "orders:refund" },
  "/admin/orders/:id/retry-refund": { read: "orders:read", write: "orders:refund", pageless: true },
  "/admin/orders/:id/refund-by-hand": { read: "orders:read", write: "orders:refund", pageless: true },
  "/admin/orders/:id/notes": { read: "orders:read", write: "orders:write", pageless: true },
  "/admin/orders/:id/resend": { read: "orders:read", write: "mail:resend", pageless: true },
  "/admin/orders/:id/correct-email": { read: "orders:read", write: "orders:write", pageless: true },
  "/admin/orders/:id/delivery": { read: "orders:read", write: "orders:write", pageless: true },
  "/admin/orders/:id/correct-delivery": { read: "orders:read", write: "orders:write", pageless: true },
  "/admin/orders/:id/receipts/:number": { read: "orders:read", pageless: true },
  "/admin/orders/:id/packing-slip": { read: "orders:read" },
  "/admin/orders/packing-slips.pdf": { read: "orders:read", pageless: true },
  "/admin/orders/labels.pdf": { read: "orders:read", pageless: true },
  "/admin/orders/send": { read: "orders:write", write: "orders:write" },
  "/admin/orders/deliver": { read: "orders:write", write: "orders:write" },
  "/admin/orders/bulk": { read: "orders:read", write: "orders:write" },
  "/admin/pick-list": { read: "orders:read" },
  "/admin/board": { read: "orders:read" },
  "/admin/reviews": { read: "reviews:moderate", write: "reviews:moderate" },
  "/admin/review-pictures/:id": { read: "reviews:moderate", pageless: true },
  "/admin/files": { read: "files:use", write: "files:use" },
  "/admin/files/:id": { read: "files:use", write: "files:use" },
  "/admin/files/:id/download": { read: "files:use", pageless: true },
  "/admin/files/:id/broken-rows": { read: "files:use", pageless: true },
  "/admin/returns": { read: "orders:read", write: "orders:read" },
  "/admin/returns/:id": { read: "orders:read", write: "orders:refund" },
  "/admin/returns/:id/pictures/:picture": { read: "orders:read", pageless: true },
  "/admin/complaints": { read: "orders:read", pageless: true },
  "/admin/complaints/new": { read: "orders:write", write: "orders:write" },
  "/admin/complaints/:id": { read: "orders:read", write: "orders:write" },
  "/admin/complaint-pictures/:id": { read: "orders:read", pageless: true },
  "/admin/withdrawals": { read: "orders:read", pageless: true },
  "/admin/withdrawals/new": { read: "orders:refund", write: "orders:refund" },
  "/admin/withdrawals/:id": { read: "orders:read", write: "orders:refund" },
  "/admin/unsent-mail": { read: "mail:resend", write: "mail:resend" },
  "/admin/unsent-mail/:id": { read: "mail:resend", write: "mail:resend" },
  "/admin/account": { read: "staff", write: "staff" },
  "/admin/keys": { read: "staff:manage", write: "staff:manage" },
  "/admin/webhooks/:id": { read: "staff:manage", write: "staff:manage" },
  "/admin/staff": { read: "staff:manage", write: "staff:manage" },
  "/admin/staff/roles/new": { read: "staff:manage", write: "staff:manage" },
  "/admin/staff/roles/:id": { read: "staff:manage", write: "staff:manage" },
  "/admin/invitation": { read: "anyone", write: "anyone" },
  "/admin/forgotten-password": { read: "anyone", write: "anyone" },
  "/admin/new-password": { read: "anyone", write: "anyone" },
  "/admin/inventory": { read: "products:read", write: "inventory:write" },
  "/admin/inventory/count": { read: "inventory:write", write: "inventory:write" },
  "/admin/inventory/:variantId": { read: "products:read", write: "inventory:write" },
  "/admin/today": { read: "staff" },
  "/admin/alarms": { read: "staff", write: "staff" },
  "/admin/mentions/:note": { read: "orders:read", write: "orders:read", pageless: true },
  "/admin/sales": { read: "sales:read" },
  "/admin/analytics": { read: "sales:read" },
  "/admin/sales.csv": { read: "sales:read", pageless: true },
  "/admin/payments": { read: "payments:read" },
  "/admin/payments/discrepancies": { read: "payments:read", write: "payments:write" },
  "/admin/payments/reconciliation": { read: "payments:read" },
  "/admin/payments/reconciliation.csv": { read: "payments:read", pageless: true },
  "/admin/settings": { read: "settings:write" },
  "/admin/settings/:section": { read: "settings:write", write: "settings:write" },
  "/admin/redirects": { read: "settings:write", write: "settings:write" },
  "/admin/collections": { read: "products:read" },
  "/admin/collections/:id": { read: "products:read", write: "products:write" },
  "/admin/rows": { read: "staff", write: "staff", pageless: true },
  /** Unknown addresses. */
  "/admin/*": { read: "staff" },
  "/admin/sign-out": { read: "staff", write: "staff", pageless: true },
};
