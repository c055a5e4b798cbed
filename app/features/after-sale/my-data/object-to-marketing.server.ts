import { sql } from "drizzle-orm";

import { leaveStatements } from "#app/features/people/newsletter/subscriptions.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { consentSubject } from "#app/features/shop/consent/consent-subject.server.ts";
import { consentStatement } from "#app/features/shop/consent/email-consent-log.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";
import { consentPurposes } from "#app/shared/states.ts";

import { actor } from "./correct.server.ts";

/**
 * Records that somebody wants no marketing (GDPR, article 21.2): their subscription ends, and the consent log says so of every
 * purpose, so that nobody is brought in by a file afterwards. Repeating it is fine.
 */
export async function objectToMarketing({ db, env }: Shop, email: string, now: Date): Promise<void> {
  const subject = await consentSubject(email, env.LINK_SECRET);
  const purposes = JSON.stringify(Object.fromEntries(consentPurposes.map((purpose) => [purpose, ""])));
  const refused = sql`SELECT ${subject} AS subject, ${purposes} AS purposes, 'en' AS locale, 'my-data' AS place`;
  const id = newId("prs");
  await db.batch([
    ...leaveStatements(db, sql`${email}`, "my-data", now),
    consentStatement(db, { action: "refused", of: refused }, now),
    auditStatement(db, { actor, action: "person.objected", subject: { type: "person", id, name: id } }, now),
  ]);
}
