import { count, desc, isNull, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { contactMessages, newsletterSubscribers, users } from "#app/db/schema/customers.server.ts";

import { previewLength } from "./preview.ts";

/** Which page of a list to read, from 1. */
export interface Paging {
  page: number;
  size: number;
}

const limits = ({ page, size }: Paging) => ({ limit: size, offset: (page - 1) * size });

/** One page of all products that are not deleted, published or not, newest first. */
export async function listStaffProducts(db: Database, paging: Paging) {
  const { limit, offset } = limits(paging);
  const notArchived = isNull(products.archivedAt);
  const [rows, [all]] = await db.batch([
    db
      .select({
        id: products.id,
        name: products.name,
        category: products.category,
        description: beginningOf(products.description),
        priceOre: products.priceOre,
        currency: products.currency,
        picture: sql<string | null>`(SELECT url FROM product_media WHERE product_id = products.id
          ORDER BY position LIMIT 1)`,
        stock: sql<number>`CASE WHEN ${products.inStock} THEN
          (SELECT coalesce(sum(quantity), 0) FROM product_variants WHERE product_id = products.id) ELSE 0 END`,
      })
      .from(products)
      .where(notArchived)
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(products).where(notArchived),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/** One page of all users, newest first. */
export async function listUsers(db: Database, paging: Paging) {
  const { limit, offset } = limits(paging);
  const [rows, [all]] = await db.batch([
    db
      .select({
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        city: users.city,
        country: users.country,
        newsletterSubscribed: users.newsletterSubscribed,
      })
      .from(users)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(users),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/** One page of all newsletter subscribers, newest first, including those who unsubscribed. */
export async function listSubscribers(db: Database, paging: Paging) {
  const { limit, offset } = limits(paging);
  const { id, email, subscribed, createdAt } = newsletterSubscribers;
  const [rows, [all]] = await db.batch([
    db
      .select({ id, email, subscribed, createdAt })
      .from(newsletterSubscribers)
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(newsletterSubscribers),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/** One page of all contact messages, newest first. */
export async function listMessages(db: Database, paging: Paging) {
  const { limit, offset } = limits(paging);
  const { id, name, email, subject, status, createdAt } = contactMessages;
  const [rows, [all]] = await db.batch([
    db
      .select({ id, name, email, subject, status, createdAt, message: beginningOf(contactMessages.message) })
      .from(contactMessages)
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(contactMessages),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/** As much of a text as its preview needs: one character more shows that the text continues. */
function beginningOf(column: typeof products.description | typeof contactMessages.message) {
  return sql<string>`substr(${column}, 1, ${previewLength + 1})`;
}
