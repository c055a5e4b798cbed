import type { FileKind } from "#app/shared/states.ts";

import { customerImport } from "./import-customers.server.ts";
import { discountImport } from "./import-discounts.server.ts";
import type { ImportKind } from "./import-kind.server.ts";
import { orderImport } from "./import-orders.server.ts";
import { productImport } from "./import-products.server.ts";
import { redirectImport } from "./import-redirects.server.ts";
import { reviewImport } from "./import-reviews.server.ts";
import { stockImport } from "./import-stock.server.ts";
import { subscriberImport } from "./import-subscribers.server.ts";

/** What can be brought in with a file. */
export const importKinds: Partial<Record<FileKind, ImportKind>> = {
  products: productImport,
  stock: stockImport,
  orders: orderImport,
  customers: customerImport,
  subscribers: subscriberImport,
  redirects: redirectImport,
  discounts: discountImport,
  reviews: reviewImport,
};
