import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { countryCode } from "#app/features/shop/addresses/countries.ts";

import { priceCell, yesNoCell } from "./cells.ts";
import type { ExportKind } from "./export-kind.server.ts";
import { nothingOfCustomer, type ShopifyCustomerColumn, shopifyCustomerColumns } from "./shopify-customer.ts";

interface CustomerRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  city: string;
  country: string;
  subscribed: number;
  createdAt: string;
  spentOre: number;
  orders: number;
}

/** What a file may say of a customer. */
type CustomerColumn = ShopifyCustomerColumn | "Country" | "Created At";

/** Customers with what they bought, in columns of Shopify's customer file and those that are ours alone. */
export const customerExport = customerExportOf([
  "First Name",
  "Last Name",
  "Email",
  "Accepts Email Marketing",
  "Default Address City",
  "Default Address Country Code",
  "Total Spent",
  "Total Orders",
  "Country",
  "Created At",
]);

/** The same customers as Shopify's import takes them: its columns alone. Their streets and phones are those of orders. */
export const shopifyCustomerExport = customerExportOf(shopifyCustomerColumns);

function customerExportOf(columns: readonly CustomerColumn[]): ExportKind {
  return {
    columns,
    size: 300,
    page: async (db, { after, size, filter }) => {
      const narrowed = filter.newsletter ? sql`AND newsletter_subscribed = ${filter.newsletter === "yes"}` : sql``;
      const orders = sql`FROM orders WHERE email = users.email COLLATE NOCASE AND payment_status NOT IN ${paymentStatusesWhere({ wasPaid: false })}`;
      // Another shop goes by this consent, so it is the subscription's own, not the customer's copy of it.
      const rows = await statement<CustomerRow>(
        db,
        sql`SELECT id, first_name AS firstName, last_name AS lastName, email, city, country, created_at AS createdAt,
            EXISTS (SELECT 1 FROM newsletter_subscribers s WHERE s.email = users.email AND s.subscribed = 1) AS subscribed,
            (SELECT coalesce(sum(total_ore), 0) ${orders}) AS spentOre, (SELECT count(*) ${orders}) AS orders
          FROM users WHERE id > ${after} ${narrowed} ORDER BY id ${limitTo(size)}`,
      );
      return {
        rows: rows.map((row) => {
          const cells = cellsOf(row);
          return columns.map((column) => cells[column] ?? "");
        }),
        last: rows.at(-1)?.id ?? null,
        things: rows.length,
      };
    },
  };
}

function cellsOf(row: CustomerRow): Partial<Record<CustomerColumn, string>> {
  return {
    ...nothingOfCustomer,
    "First Name": row.firstName,
    "Last Name": row.lastName,
    Email: row.email,
    "Accepts Email Marketing": yesNoCell.write(row.subscribed === 1),
    "Default Address City": row.city,
    "Default Address Country Code": countryCode(row.country),
    "Total Spent": priceCell.write(row.spentOre),
    "Total Orders": String(row.orders),
    Country: row.country,
    "Created At": row.createdAt,
  };
}

interface SubscriberRow {
  id: string;
  email: string;
  subscribed: number;
  consentSource: string;
  createdAt: string;
  unsubscribedAt: string | null;
}

/** Subscribers, those who left among them, with where they consented. */
export const subscriberExport: ExportKind = {
  columns: ["Email", "Accepts Email Marketing", "Consent Source", "Subscribed At", "Unsubscribed At"],
  size: 500,
  page: async (db, { after, size, filter }) => {
    const narrowed = filter.subscribed ? sql`AND subscribed = ${filter.subscribed === "yes"}` : sql``;
    const rows = await statement<SubscriberRow>(
      db,
      sql`SELECT id, email, subscribed, consent_source AS consentSource, created_at AS createdAt,
          unsubscribed_at AS unsubscribedAt
        FROM newsletter_subscribers WHERE id > ${after} ${narrowed} ORDER BY id ${limitTo(size)}`,
    );
    return {
      rows: rows.map(({ email, subscribed, consentSource, createdAt, unsubscribedAt }) => [
        email,
        yesNoCell.write(subscribed === 1),
        consentSource,
        createdAt,
        unsubscribedAt ?? "",
      ]),
      last: rows.at(-1)?.id ?? null,
      things: rows.length,
    };
  },
};
