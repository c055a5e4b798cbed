import { auditShape } from "#app/admin/audit/audit-view.ts";
import { readDashboard } from "#app/admin/dashboard/read-dashboard.server.ts";
import { discountsShape } from "#app/admin/discounts/discounts-list.ts";
import { parseListView } from "#app/admin/frame/list-address.ts";
import { readToday } from "#app/admin/today/read-today.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { listCodes } from "#app/features/selling/discounts/list-codes.server.ts";
import { readBoard } from "#app/features/selling/orders/board.server.ts";
import { listEntries } from "#app/features/shop/audit/list-entries.server.ts";

import type { Lists } from "./lists.ts";

const address = (query: string) => new URL(`http://shop/admin?${query}`);
const tab =
  (name: "products" | "orders" | "users" | "newsletter" | "contact", query = "") =>
  (db: Database) =>
    readDashboard(db, name, (shape) => parseListView(address(query), shape));

/** What the admin reads for each of its lists, and for what people do with them: filter, sort, search. */
export const adminLists: Lists = {
  Products: tab("products"),
  "Products, by price in a category": tab("products", "sort=price-low&category=Accessories"),
  "Products, a search": tab("products", "q=hoodie"),
  Orders: tab("orders"),
  "Orders, by total, shipped": tab("orders", "sort=total&status=shipped"),
  "Orders, to pack": tab("orders", "work=to-pack"),
  "Orders, a name": tab("orders", "q=nordström"),
  Users: tab("users"),
  "Users, a search": tab("users", "q=ebba"),
  Subscribers: tab("newsletter"),
  Messages: tab("contact"),
  "Messages, new": tab("contact", "status=new"),
  Discounts: (db) => listCodes(db, parseListView(address(""), discountsShape), new Date()),
  "Audit log": (db) => listEntries(db, parseListView(address(""), auditShape([]))),
  Today: (db) => readToday(db, "owner", new Date()),
  "To do": (db) => readBoard(db, new Date()),
};
