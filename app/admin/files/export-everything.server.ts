import { collectionExport } from "./export-collections.server.ts";
import { discountExport } from "./export-discounts.server.ts";
import { importedOrderExport } from "./export-imported-orders.server.ts";
import type { ExportKind } from "./export-kind.server.ts";
import { orderExport } from "./export-orders.server.ts";
import { customerExport, shopifyCustomerExport, subscriberExport } from "./export-people.server.ts";
import { productExport, shopifyProductExport } from "./export-products.server.ts";
import { redirectExport } from "./export-redirects.server.ts";
import { reviewExport } from "./export-reviews.server.ts";

/** A file of an export, and how its rows are read. */
export interface ExportFile {
  name: string;
  kind: ExportKind;
}

/** What somebody who leaves takes along, each kind as a file. */
export const everything: readonly ExportFile[] = [
  { name: "products.csv", kind: shopifyProductExport },
  { name: "products-all-columns.csv", kind: productExport },
  { name: "collections.csv", kind: collectionExport },
  { name: "redirects.csv", kind: redirectExport },
  { name: "discounts.csv", kind: discountExport },
  { name: "customers.csv", kind: shopifyCustomerExport },
  { name: "customers-all-columns.csv", kind: customerExport },
  { name: "subscribers.csv", kind: subscriberExport },
  { name: "reviews.csv", kind: reviewExport },
  { name: "orders.csv", kind: orderExport },
  { name: "imported-orders.csv", kind: importedOrderExport },
];
