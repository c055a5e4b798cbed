import { type SQL, sql } from "drizzle-orm";

import { emailOutbox } from "#app/db/schema/site.server.ts";

import { optionalMail } from "./optional-mail.ts";

/** Why the outbox row of the statement is kept back ('bounced', 'complained'); null when it may be sent. */
export function suppressionOfMail(): SQL<string | null> {
  const types = sql.join(
    optionalMail.map((type) => sql`${type}`),
    sql`, `,
  );
  return sql`(SELECT s.reason FROM suppressed_addresses s WHERE s.address = lower(${emailOutbox.recipient})
    AND s.lifted_at IS NULL AND (s.scope = 'all' OR ${emailOutbox.type} IN (${types})) ORDER BY s.scope LIMIT 1)`;
}
