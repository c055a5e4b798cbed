import { z } from "zod";

import type { Database } from "#app/db/client.server.ts";
import { cookieChoices } from "#app/db/schema/people.server.ts";

import { optionalPurposes } from "./consent.ts";

/** A choice as a browser sends it: under its own random id, which stands in its cookie. */
export const cookieChoiceSchema = z.object({
  id: z.string().regex(/^[0-9a-z]{24}$/),
  version: z.int().min(1).max(1_000),
  choices: z.array(z.enum(optionalPurposes)).max(optionalPurposes.length),
});

/** Notes what a browser chose about cookies, once for each id, without anything about who it is. */
export async function noteCookieChoice(
  db: Database,
  { id, version, choices }: z.output<typeof cookieChoiceSchema>,
  now: Date,
): Promise<void> {
  const chosen = optionalPurposes.filter((purpose) => choices.includes(purpose)).join(".");
  await db
    .insert(cookieChoices)
    .values({ id, version, choices: chosen, createdAt: now.toISOString() })
    .onConflictDoNothing();
}
