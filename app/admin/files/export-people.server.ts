import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { countryCode } from "#app/features/shop/addresses/countries.ts";

import { priceCell, yesNoCell } from "./cells.ts";
import type { ExportKind } from "./export-kind.server.ts";

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

/** Customers with what they bought, in the columns of Shopify's customer file. */
export const customerExport: ExportKind = {
  columns: [
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
  ],
  size: 300,
  page: async (db, { after, size, filter }) => {
    const narrowed = filter.newsletter ? sql`AND newsletter_subscribed = ${filter.newsletter === "yes"}` : sql``;
    const orders = sql`FROM orders WHERE email = users.email COLLATE NOCASE AND payment_status NOT IN ${paymentStatusesWhere({ wasPaid: false })}`;
    const rows = await statement<CustomerRow>(
      db,
      sql`SELECT id, first_name AS firstName, last_name AS lastName, email, city, country,
          newsletter_subscribed AS subscribed, created_at AS createdAt,
          (SELECT coalesce(sum(total_ore), 0) ${orders}) AS spentOre, (SELECT count(*) ${orders}) AS orders
        FROM users WHERE id > ${after} ${narrowed} ORDER BY id ${limitTo(size)}`,
    );
    return {
      rows: rows.map((row) => [
        row.firstName,
        row.lastName,
        row.email,
        yesNoCell.write(row.subscribed === 1),
        row.city,
        countryCode(row.country),
        priceCell.write(row.spentOre),
        String(row.orders),
        row.country,
        row.createdAt,
      ]),
      last: rows.at(-1)?.id ?? null,
      things: rows.length,
    };
  },
};

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
