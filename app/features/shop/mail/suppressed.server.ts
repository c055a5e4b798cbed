import { type SQL, sql } from "drizzle-orm";

import { emailOutbox } from "#app/db/schema/site.server.ts";
import { emailFacts, emailTypes } from "#app/shared/emails.ts";

/** Why the outbox row of the statement is kept back ('bounced', 'complained'); null when it may be sent. */
export function suppressionOfMail(): SQL<string | null> {
  const types = sql.join(
    emailTypes.filter((type) => emailFacts[type].kind !== "owed").map((type) => sql`${type}`),
    sql`, `,
  );
  return sql`(SELECT s.reason FROM suppressed_addresses s WHERE s.address = lower(${emailOutbox.recipient})
    AND s.lifted_at IS NULL AND (s.scope = 'all' OR ${emailOutbox.type} IN (${types})) ORDER BY s.scope LIMIT 1)`;
}
