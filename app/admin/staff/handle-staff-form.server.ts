import { type ActionFunctionArgs, data } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { invite, resendInvitation, revokeInvitation } from "#app/features/shop/staff/invitations.server.ts";
import {
  changeRole,
  disableStaff,
  enableStaff,
  endSessionsOf,
  resetSecondFactor,
  type StaffOutcome,
} from "#app/features/shop/staff/manage-staff.server.ts";
import { passwordLinkMinutes } from "#app/features/shop/staff/password-link.ts";
import { sendPasswordLink } from "#app/features/shop/staff/password-links.server.ts";
import { readRole } from "#app/features/shop/staff/read-role.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { type StaffForm, staffForms } from "./staff-forms.ts";

const success = (text: string): StatusMessage => ({ tone: "success", text });
const error = (text: string): StatusMessage => ({ tone: "error", text });

/**
 * Does what a form of the staff page asks, for an owner, and redirects with a message. An address that cannot be invited is
 * answered on the page, so that it is not lost.
 */
export async function handleStaffForm(args: ActionFunctionArgs, now: Date) {
  const { form, shop, actor, say } = await readStaffForm(args, staffForms);
  if (form.kind !== "valid") {
    const text =
      form.fields.intent === "invite" ? "Enter an email address, for example name@example.com." : notUnderstood;
    return data({ email: form.fields.email ?? "", error: text }, form.status);
  }
  if (form.data.intent === "invite") {
    const { email, role } = form.data;
    const outcome = await invite(shop, { email, role, actor }, now);
    if (outcome !== "invited") return data({ email, error: inviteRefusals[outcome] }, 409);
    return say("/admin/staff", success(`We've invited ${email} as ${await nameOfRole(shop, role)}.`));
  }
  return say("/admin/staff", await takeForm(shop, form.data, actor, now));
}

const notUnderstood = "That did not work. Reload the page and try again.";
const inviteRefusals = {
  "already-staff": "This address already belongs to a staff member.",
  "no-role": "This role no longer exists. Choose another one.",
  "already-invited": "This address is already invited. Resend the invitation below.",
};

async function takeForm(
  shop: Shop,
  form: Exclude<StaffForm, { intent: "invite" }>,
  actor: string,
  now: Date,
): Promise<StatusMessage> {
  const { db } = shop;
  switch (form.intent) {
    case "resend":
      return (await resendInvitation(shop, { ...form, actor }, now))
        ? success("Invitation resent. The earlier link no longer works.")
        : error("This invitation is no longer valid.");
    case "revoke":
      return (await revokeInvitation(shop, { ...form, actor }, now))
        ? success("Invitation revoked.")
        : error("This invitation is no longer valid.");
    case "role":
      return told(await changeRole(db, { ...form, actor }, now), `Role changed to ${await nameOfRole(shop, form.to)}.`);
    case "disable":
      return told(await disableStaff(db, { ...form, actor }, now), "Account disabled and signed out everywhere.");
    case "enable":
      return told(await enableStaff(db, { ...form, actor }, now), "Account enabled.");
    case "end-sessions":
      return told(await endSessionsOf(db, { ...form, actor }, now), "Signed out everywhere.");
    case "reset-factor":
      return told(await resetSecondFactor(db, { ...form, actor }, now), "Two-step sign-in turned off.");
    case "password-link":
      return told(
        await sendPasswordLink(shop, { ...form, actor }, now),
        `Link sent. It works once, for ${passwordLinkMinutes} minutes.`,
      );
  }
}

async function nameOfRole({ db }: Shop, id: string): Promise<string> {
  return (await readRole(db, id))?.name ?? id;
}

type Outcome = StaffOutcome | Awaited<ReturnType<typeof sendPasswordLink>>;
const refusals: Record<Exclude<Outcome, "done">, string> = {
  gone: "This account no longer exists.",
  yourself: "You can't change your own account. Ask another owner.",
  changed: "No changes: someone may have already changed this.",
  "last-owner": "Not changed: the shop needs at least one owner who can sign in.",
  "no-address": "Link not sent: the account is disabled, or has no email or password.",
  "too-many": "Link not sent: they've already received several. Try again in a few hours.",
  denied: "Not changed: you're no longer an owner.",
};

function told(outcome: Outcome, text: string): StatusMessage {
  return outcome === "done" ? success(text) : error(refusals[outcome]);
}
