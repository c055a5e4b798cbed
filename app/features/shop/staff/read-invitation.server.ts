import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { staffInvitations } from "#app/db/schema/staff.server.ts";

import { parseSendingId } from "./invitation.ts";

export type Invitation = typeof staffInvitations.$inferSelect;

/** `superseded`: it was sent again since, and only the newest link works. */
export type InvitationState = "open" | "accepted" | "revoked" | "expired" | "superseded";

/** The invitation that a sending's id names, and whether that sending's link still works; null when there is none. */
export async function readInvitation(
  db: Database,
  sending: string,
  now: Date,
): Promise<{ invitation: Invitation; state: InvitationState } | null> {
  const named = parseSendingId(sending);
  if (!named) return null;
  const [invitation] = await db.select().from(staffInvitations).where(eq(staffInvitations.id, named.id));
  return invitation ? { invitation, state: stateOf(invitation, named.sendings, now) } : null;
}

function stateOf(invitation: Invitation, sendings: number, now: Date): InvitationState {
  if (invitation.acceptedAt) return "accepted";
  if (invitation.revokedAt) return "revoked";
  if (invitation.sendings !== sendings) return "superseded";
  return invitation.expiresAt > now.toISOString() ? "open" : "expired";
}
