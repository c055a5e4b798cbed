import type { StaffMember } from "#app/features/shop/staff/session.server.ts";

import type { CallContext } from "../create-route.ts";

/** Who gives a command that is granted to staff alone. Throws when nobody is signed in: the access table lets nobody else here. */
export async function staffMemberOf(staff: CallContext["staff"]): Promise<StaffMember> {
  const member = await staff();
  if (!member) throw new Error("A command for staff was given by nobody");
  return member;
}

/** The username of who gives it. Throws as above. */
export async function actorOf(staff: CallContext["staff"]): Promise<string> {
  return (await staffMemberOf(staff)).username;
}
