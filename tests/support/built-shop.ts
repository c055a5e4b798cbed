import { cpSync, globSync, readFileSync, rmSync } from "node:fs";

import type { StaffRole } from "#app/shared/states.ts";

import { copyBuild } from "../../scripts/setup/build.ts";
import { writeStaff } from "../../scripts/setup/local-state.ts";
import { testSecrets } from "../../scripts/setup/secrets.ts";
import { type RunningShop, serve } from "../../scripts/setup/serve.ts";
import { staffAccount } from "./accounts.ts";
import { demoState } from "./demo-state.ts";

export interface BuiltShop extends RunningShop {
  /** The `Cookie` header of a signed-in staff member: the owner of every built shop, unless said otherwise. */
  signIn: (username?: string) => Promise<string>;
  /** Signs the links that e-mails carry. */
  linkSecret: string;
  /** The text versions of all e-mails sent so far. */
  sentMail: () => string[];
}

/**
 * Serves the built Worker with the demo shop, without pictures, on its own port and state. Stop it when done. `staff` are
 * further accounts by username, with the same password.
 */
export async function openBuiltShop(name: string, staff: Readonly<Record<string, StaffRole>> = {}): Promise<BuiltShop> {
  const folder = `.wrangler/test-${name}`;
  const state = `${folder}/state`;
  rmSync(folder, { recursive: true, force: true });
  copyBuild(`${folder}/build`);
  cpSync(demoState, state, { recursive: true });
  const others = Object.entries(staff).map(([username, role]) => ({ ...staffAccount, username, role }));
  if (others.length > 0) await writeStaff(state, ...others);
  const secrets = testSecrets();
  const variables = { ...secrets, PUBLIC_ORIGIN: "http://localhost" };
  const shop = await serve({ build: `${folder}/build`, state, port: 0, variables });
  return {
    ...shop,
    signIn: (username = staffAccount.username) => signIn(new URL(shop.origin).origin, username),
    linkSecret: secrets.LINK_SECRET,
    sentMail: () => globSync(`${state}/tmp/email/*/email-text/*.txt`).map((path) => readFileSync(path, "utf8")),
  };
}

async function signIn(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/admin?index`, {
    method: "POST",
    body: new URLSearchParams({ ...staffAccount, username }),
    headers: { Origin: origin },
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  if (cookies.length === 0) throw new Error(`The staff account could not sign in: ${answer.status}`);
  return cookies.join("; ");
}
