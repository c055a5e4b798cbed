import { and, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { checkoutSessionCalls } from "#app/db/schema/checkout-sessions.server.ts";

import type { NewCall } from "./write-session.server.ts";

/** The call that an agent made before with an idempotency key; undefined for none. */
export async function readCall(db: Database, { agentProfile, key }: Pick<NewCall, "agentProfile" | "key">) {
  const { agentProfile: profile, key: known } = checkoutSessionCalls;
  const [call] = await db
    .select()
    .from(checkoutSessionCalls)
    .where(and(eq(profile, agentProfile), eq(known, key)));
  return call;
}

/** Keeps the answer to a call that wrote nothing else. Of two at once the first is kept. */
export async function keepCall(db: Database, call: NewCall, now: Date): Promise<void> {
  await db
    .insert(checkoutSessionCalls)
    .values({ ...call, createdAt: now.toISOString() })
    .onConflictDoNothing();
}
