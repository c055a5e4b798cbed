import { findKey } from "#app/features/shop/keys/find-key.server.ts";
import type { Permission } from "#app/features/shop/staff/permissions.ts";
import { currentStaff } from "#app/features/shop/staff/session.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { bearerTokenOf } from "#app/platform/http/bearer-token.ts";

/** Who gives a call that asks for a permission: a member of staff, or a machine by its key, which is on no staff. */
export interface Principal {
  kind: "staff" | "key";
  /** Who the audit log says it was: a username, or the title of a key. */
  actor: string;
  permissions: readonly Permission[];
  /** The origins of web pages that may read the answer: those of a key. */
  origins: readonly string[];
}

/** Who gives a call: by its key when it has one, whatever session it has as well; null for a wrong key, or for nobody. */
export async function principalOf(request: Request, shop: Shop): Promise<Principal | null> {
  const token = bearerTokenOf(request);
  if (token !== null) {
    const key = await findKey(shop, token, new Date());
    return key && { kind: "key", actor: key.title, permissions: key.permissions, origins: key.origins };
  }
  const member = await currentStaff(request, shop);
  return member && { kind: "staff", actor: member.username, permissions: member.role.permissions, origins: [] };
}

/** Who gives a command that asks for a permission. Throws when it is nobody, whom the access table does not let here. */
export async function requirePrincipal(principal: () => Promise<Principal | null>): Promise<Principal> {
  const found = await principal();
  if (!found) throw new Error("A command that asks for a permission was given by nobody");
  return found;
}

/** Who the audit log says gives it. Throws as above. */
export async function actorOf(principal: () => Promise<Principal | null>): Promise<string> {
  return (await requirePrincipal(principal)).actor;
}
