import type { Shop } from "#app/platform/env/context.ts";
import type { StaffRole } from "#app/shared/states.ts";
import type { Collection, Command } from "#workers/api/access.ts";
import { handleApi } from "#workers/api/app.ts";

import { createStaffMember, origin, sessionCookiesOf } from "./staff-fixture.ts";

interface Answer {
  status: number;
  body: any;
}

/** Signs a member of a role in, and answers with how they give commands of the generic call. */
export async function staffCalls(shop: Shop, role: StaffRole, username: string = role) {
  await createStaffMember(shop.db, username, { role });
  const cookie = (await sessionCookiesOf(shop, username)).join("; ");
  const give = (collection: Collection, command: Command, data: unknown, headers: Record<string, string> = {}) =>
    callDatabase(shop, { collection_name: collection, command, data }, { Cookie: cookie, ...headers });
  return Object.assign(give, { cookie });
}
export type StaffCalls = Awaited<ReturnType<typeof staffCalls>>;

/** The statuses of answers that came in no order, the lowest first. */
export function statusesOf(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

/** Sends a body to `POST /api/db`, each time from another network address: what is tested here is no rate limit. */
export async function callDatabase(shop: Shop, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await handleApi(
    new Request(`${origin}/api/db`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": crypto.randomUUID(), ...headers },
    }),
    shop,
  );
  return { status: response.status, body: await response.json() };
}
