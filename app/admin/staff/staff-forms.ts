import { z } from "zod";

const id = z.string().min(1).max(100);
/** The id of a role; whether there is one is for who writes it. */
const role = z.string().min(1).max(100);

/** The forms of the staff page, by their hidden field `intent`. */
export const staffForms = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("invite"), email: z.string().trim().toLowerCase().max(200).pipe(z.email()), role }),
  z.object({ intent: z.literal("resend"), invitationId: id }),
  z.object({ intent: z.literal("revoke"), invitationId: id }),
  z.object({ intent: z.literal("role"), staffId: id, from: role, to: role }),
  z.object({ intent: z.literal("disable"), staffId: id }),
  z.object({ intent: z.literal("enable"), staffId: id }),
  z.object({ intent: z.literal("end-sessions"), staffId: id }),
  z.object({ intent: z.literal("reset-factor"), staffId: id }),
  z.object({ intent: z.literal("password-link"), staffId: id }),
]);
export type StaffForm = z.infer<typeof staffForms>;
