import { z } from "zod";

import { stockLevelSchema } from "#app/features/catalogue/inventory/schemas.ts";
import {
  productRecordSchema,
  staffProductRecordSchema,
} from "#app/features/catalogue/products/product-records.server.ts";
import { storedCartSchema } from "#app/features/selling/cart/schemas.ts";
import {
  askedLineSchema,
  quotedDeliverySchema,
  quotedLineSchema,
  quoteProblemSchema,
  quoteSchema,
  toldStockSchema,
} from "#app/features/selling/orders/quote-response.ts";
import {
  confirmationSchema,
  lineProblemSchema,
  listedOrderSchema,
  orderResponseSchema,
  totalsSchema,
  trackedOrderSchema,
} from "#app/features/selling/orders/responses.ts";
import { orderItemSchema } from "#app/features/selling/orders/schemas.ts";
import { wholeOrderSchema } from "#app/features/selling/orders/staff-responses.ts";
import { suggestionSchema } from "#app/features/shop/addresses/address.ts";

import type { Collection } from "./access.ts";
import { collectionSchema } from "./collections.ts";
import { databaseCommands } from "./database.ts";
import { reviewSchema } from "./read-reviews.ts";
import { marketSchema, shopSchema } from "./shop.ts";
import { productSummarySchema } from "./shown-products.ts";

/** What the documentation calls the shapes that several calls share. */
export const schemaNames = z.registry<{ id: string }>();

const named = {
  AddressSuggestion: suggestionSchema,
  AskedLine: askedLineSchema,
  Cart: storedCartSchema,
  Collection: collectionSchema,
  LineProblem: lineProblemSchema,
  ListedOrder: listedOrderSchema,
  Market: marketSchema,
  Order: wholeOrderSchema,
  OrderItem: orderItemSchema,
  OrderSummary: confirmationSchema,
  PlacedOrder: orderResponseSchema,
  Product: productRecordSchema,
  ProductSummary: productSummarySchema,
  Quote: quoteSchema,
  QuotedDelivery: quotedDeliverySchema,
  QuotedLine: quotedLineSchema,
  QuoteProblem: quoteProblemSchema,
  Review: reviewSchema,
  Shop: shopSchema,
  StaffProduct: staffProductRecordSchema,
  StockLevel: stockLevelSchema,
  ToldStock: toldStockSchema,
  Totals: totalsSchema,
  TrackedOrder: trackedOrderSchema,
};
for (const [id, schema] of Object.entries(named)) schemaNames.add(schema, { id });

/** The records of the other collections are known by what their `--read` answers. */
const recordNames: Partial<Record<Collection, string>> = {
  users: "Customer",
  newsletter_subscribers: "Subscriber",
  contact_messages: "ContactMessage",
  discount_codes: "DiscountCode",
};
for (const { collection, command, responses } of databaseCommands) {
  const id = recordNames[collection];
  const { data } = responses[200]?.shape ?? {};
  if (id && command === "--read" && data instanceof z.ZodArray && data.element instanceof z.ZodType)
    schemaNames.add(data.element, { id });
}
