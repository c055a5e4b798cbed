import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { readPerson } from "#app/features/people/personal-data/export-person.server.ts";
import { countPersonalData, type PlaceCount } from "#app/features/people/personal-data/find-person.server.ts";
import type { OpenMatter } from "#app/features/people/personal-data/open-matter-texts.ts";
import { readOpenMatters } from "#app/features/people/personal-data/open-matters.server.ts";
import { isCorrectable } from "#app/features/selling/orders/open-for-change.server.ts";
import { consentSubjects } from "#app/features/shop/consent/consent-subject.server.ts";
import { type LoggedConsent, readConsents } from "#app/features/shop/consent/email-consent-log.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";

import type { Visit } from "./links.server.ts";

export interface CorrectableOrder {
  id: string;
  orderNumber: string;
  country: string;
  firstName: string;
  lastName: string;
  address: string;
  postalCode: string;
  city: string;
  phone: string;
}

export interface MyData {
  email: string;
  /** When the visit ends, as ISO time. */
  endsAt: string;
  /** The rows of each place, by its title. */
  data: Record<string, Record<string, unknown>[]>;
  consents: LoggedConsent[];
  /** What an erasure would do with each place. */
  places: PlaceCount[];
  /** What must end before an erasure. */
  open: OpenMatter[];
  customer: { firstName: string; lastName: string; city: string; country: string } | null;
  /** Orders that are not sent yet. */
  orders: CorrectableOrder[];
}

/** Everything the page shows a person about themself. */
export async function readMyData(shop: Shop, { email, endsAt }: Visit, now: Date): Promise<MyData> {
  const { db } = shop;
  const [found, consents, places, open, [customers, orders]] = await Promise.all([
    readPerson(shop, email, now),
    readMyConsents(shop, email),
    countPersonalData(db, email),
    readOpenMatters(db, email),
    db.batch([
      statement<NonNullable<MyData["customer"]>>(
        db,
        sql`SELECT first_name AS firstName, last_name AS lastName, city, country FROM users WHERE email = ${email}`,
      ),
      statement<CorrectableOrder>(
        db,
        sql`SELECT id, order_number AS orderNumber, country, first_name AS firstName, last_name AS lastName, address,
            postal_code AS postalCode, city, phone
          FROM orders WHERE email = ${email} COLLATE NOCASE AND ${isCorrectable} ORDER BY created_at DESC`,
      ),
    ]),
  ]);
  return { email, endsAt, data: found?.data ?? {}, consents, places, open, customer: customers[0] ?? null, orders };
}

/** What somebody agreed to and took back, under whichever secret it was noted. */
export function readMyConsents({ db, env }: Shop, email: string): Promise<LoggedConsent[]> {
  return consentSubjects(email, linkSecrets(env)).then((subjects) => readConsents(db, subjects));
}
