import type { CallContext } from "../create-route.ts";

/** Who gives a command that is granted to staff alone. Throws when nobody is signed in: the access table lets nobody else here. */
export async function actorOf(staff: CallContext["staff"]): Promise<string> {
  const member = await staff();
  if (!member) throw new Error("A command for staff was given by nobody");
  return member.username;
}
