import { caseList } from "#app/admin/cases/case-list.tsx";
import { type ListShape, type ListView, parseListView } from "#app/admin/frame/list-address.ts";
import { previewLength } from "#app/admin/frame/preview.ts";
import { messagesList } from "#app/admin/messages/messages-list.tsx";
import { subscribersList } from "#app/admin/newsletter/subscribers-list.tsx";
import { ordersList } from "#app/admin/orders/orders-list.tsx";
import { usersList } from "#app/admin/people/users-list.tsx";
import { listStaffProducts } from "#app/admin/products/list-products.server.ts";
import { productsList } from "#app/admin/products/products-list.tsx";
import { readSalesPage } from "#app/admin/sales/read-sales-page.server.ts";
import { searchAdmin } from "#app/admin/search/search-admin.server.ts";
import { readToday } from "#app/admin/today/read-today.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { listCases } from "#app/features/after-sale/cases/list-cases.server.ts";
import { listStock } from "#app/features/catalogue/inventory/list-stock.server.ts";
import { listMessages } from "#app/features/people/contact/list-messages.server.ts";
import { listCustomers } from "#app/features/people/customers/list-customers.server.ts";
import { listSubscribers } from "#app/features/people/newsletter/list-subscribers.server.ts";
import { listCodes } from "#app/features/selling/discounts/list-codes.server.ts";
import { readBoard } from "#app/features/selling/orders/board.server.ts";
import { listOrders } from "#app/features/selling/orders/list-orders.server.ts";
import { readPickList } from "#app/features/selling/orders/pick-list.server.ts";
import { listEntries } from "#app/features/shop/audit/list-entries.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { returnKinds } from "#app/shared/states.ts";

import type { Lists } from "./lists.ts";

/** Reads what a list shows for a query string. */
function reads<Sort extends string, Filters extends Record<string, string>>(
  list: ListShape<Sort, Filters>,
  read: (db: Database, view: ListView<Sort, Filters>, now: Date) => Promise<unknown>,
) {
  return (query = "") =>
    (db: Database) =>
      read(db, parseListView(new URL(`http://shop/admin?${query}`), list), new Date());
}

const products = reads(productsList, listStaffProducts);
const orders = reads(ordersList, listOrders);
const users = reads(usersList, listCustomers);
const cases = reads(caseList, (db, view, now) => listCases(db, view, now, returnKinds));
const messages = reads(messagesList, (db, view) => listMessages(db, view, previewLength));
const firstPage = { search: "", sort: "newest", filters: {}, paging: { size: 20 } } as const;

/** What the admin reads for each of its lists, and for what people do with them: filter, sort, search. */
export const adminLists: Lists = {
  Products: products(),
  "Products, by price in a category": products("sort=price-low&category=Accessories"),
  "Products, a search": products("q=hoodie"),
  Orders: orders(),
  "Orders, by total, shipped": orders("sort=total&status=shipped"),
  "Orders, to pack": orders("work=to-pack"),
  "Orders, a name": orders("q=nordström"),
  Returns: cases(),
  "Returns, to do": cases("state=todo"),
  "Returns, a name": cases("q=nordström"),
  Users: users(),
  "Users, a search": users("q=ebba"),
  Subscribers: reads(subscribersList, listSubscribers)(),
  Messages: messages(),
  "Messages, new": messages("status=new"),
  Discounts: (db) => listCodes(db, firstPage, new Date()),
  "Discounts, a search": (db) => listCodes(db, { ...firstPage, search: "leggings" }, new Date()),
  "Audit log": (db) => listEntries(db, firstPage),
  "Sales, 90 days": (db) => readSalesPage(db, new URLSearchParams("period=last-90-days"), new Date()),
  "Search of everything": (db) => searchAdmin(db, builtInRoles.owner, "hoodie", new Date()),
  "Pick list": (db) => readPickList(db, null),
  Inventory: (db) => listStock(db, { search: "", sort: "name", filters: {}, paging: { size: 20 } }),
  "Inventory, a search": (db) => listStock(db, { search: "hoodie", sort: "name", filters: {}, paging: { size: 20 } }),
  Today: (db) => readToday(db, builtInRoles.owner, new Date()),
  "To do": (db) => readBoard(db, new Date()),
};
