import { type SQL, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { consentSubject } from "#app/features/shop/consent/consent-subject.server.ts";
import { storeConsentTexts } from "#app/features/shop/consent/email-consent-log.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { ConsentTextVersions } from "#app/shared/states.ts";

import { checkoutConsents } from "./consent-texts.ts";
import { requestStatements } from "./request.server.ts";

/** What a buyer ticked at the checkout, and under which texts; stored with the order and read when it is paid. */
export interface CheckoutConsent {
  subject: string;
  purposes: ConsentTextVersions;
}

interface Ticked {
  customer: { email: string };
  newsletterSubscription: boolean;
  marketingEmails: boolean;
}

/** The consent of an order that is about to be placed; null when no box is ticked. */
export async function checkoutConsent({ db, env }: Shop, order: Ticked, now: Date): Promise<CheckoutConsent | null> {
  if (!order.newsletterSubscription && !order.marketingEmails) return null;
  const { newsletter, offers } = checkoutConsents();
  const texts = { ...(order.newsletterSubscription && { newsletter }), ...(order.marketingEmails && { offers }) };
  const subject = await consentSubject(order.customer.email, env.LINK_SECRET);
  return { subject, purposes: await storeConsentTexts(db, texts, now, currentLanguage()) };
}

/** The id of an order's request to subscribe: one for each order, however often its payment is recorded. */
export const checkoutRequestId = (orderId: string) => `nlr_${orderId}`;

/**
 * What asks a buyer who ticked a box to confirm, for the batch that marks the order paid: an order that is never paid subscribes
 * nobody and sends nothing. `payable` is a condition on `orders` that holds when this batch is the one that marks it.
 */
export function checkoutRequestStatements(db: Database, orderId: string, payable: SQL, now: Date) {
  const ticked = sql`json_patch(iif(newsletter_subscription, '{"newsletter":""}', '{}'), iif(marketing_emails, '{"offers":""}', '{}'))`;
  const asked = sql`SELECT email, 'checkout' AS consent_source, coalesce(marketing_consent ->> 'subject', id) AS subject,
      coalesce(marketing_consent -> 'purposes', ${ticked}) AS purposes, locale
    FROM orders WHERE id = ${orderId} AND (newsletter_subscription = 1 OR marketing_emails = 1) AND ${payable}`;
  return requestStatements(db, checkoutRequestId(orderId), asked, now);
}
