import { data, redirect } from "react-router";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { changePassword } from "#app/features/shop/staff/change-password.server.ts";
import { confirmPassword } from "#app/features/shop/staff/confirm-password.server.ts";
import { endSession, signOutEverywhere } from "#app/features/shop/staff/sessions.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

import { type AccountForm, accountForms, invalidFormTexts } from "./account-forms.ts";
import { type AccountChange, type AccountOutcome, refused } from "./account-outcome.ts";
import { handleFactorForm } from "./handle-factor-form.server.ts";
import { handleNotificationForm } from "./handle-notification-form.server.ts";
import { handlePasskeyForm } from "./handle-passkey-form.server.ts";

/** Does what a form of the account page asks, for who is signed in. */
export async function handleAccountForm(change: AccountChange) {
  const { request, shop } = change;
  const form = await readForm(request, shop, { schema: accountForms, limit: "sign-in" });
  const outcome =
    form.kind === "valid"
      ? await takeForm(change, form.data)
      : refused(form.fields.intent ?? "", invalidText(form), form.status);
  if ("signedOut" in outcome) return redirect("/admin");
  if ("saved" in outcome) {
    const headers = await setFlash(request, shop, { tone: "success", text: outcome.saved });
    return redirect("/admin/account", { headers });
  }
  const { answer, status = 200, cookies = [] } = outcome;
  return data(answer, { status, headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

async function takeForm(change: AccountChange, form: AccountForm): Promise<AccountOutcome> {
  const { shop, session, now } = change;
  switch (form.intent) {
    case "password":
      return changeOwnPassword(change, form);
    case "session-end":
      await endSession(shop.db, session.staff, form.sessionId, now);
      return form.sessionId === session.id ? { signedOut: true } : { saved: "Device signed out." };
    case "sign-out-everywhere":
      await signOutEverywhere(shop.db, session.staff, now);
      return { signedOut: true };
    case "passkey-add":
    case "passkey-rename":
    case "passkey-remove":
      return handlePasskeyForm(change, form);
    case "notifications-on":
    case "notifications-off":
      return handleNotificationForm(change, form);
    case "factor-confirm":
      return handleFactorForm(change, form);
    case "passkey-start":
    case "factor-start":
    case "factor-off":
    case "codes-renew": {
      const check = await confirmPassword(shop.db, session.staff, form.password, now);
      if (check.kind !== "right") return refused(form.intent, passwordTexts[check.kind], 401);
      return form.intent === "passkey-start" ? handlePasskeyForm(change, form) : handleFactorForm(change, form);
    }
  }
}

const passwordTexts = {
  wrong: "That isn't your password.",
  locked: "Too many wrong passwords. Try again in 15 minutes.",
};

type PasswordForm = Extract<AccountForm, { intent: "password" }>;

async function changeOwnPassword({ shop, session, now }: AccountChange, form: PasswordForm): Promise<AccountOutcome> {
  if (form.next !== form.again) return refused(form.intent, "The new passwords don't match.");
  if (form.next.toLowerCase().includes(session.staff.username))
    return refused(form.intent, "Choose a password that doesn't contain your username.");
  const outcome = await changePassword(shop.db, session, form, now);
  if (outcome === "changed") return { saved: "Password changed. All other devices are signed out." };
  if (outcome === "conflict")
    return refused(form.intent, "Your password was changed on another device. Try again.", 409);
  return refused(form.intent, passwordTexts[outcome], 401);
}

function invalidText({ kind, fields }: { kind: string; fields: Record<string, string> }): string {
  if (kind === "too-many") return "Too many attempts. Try again in a minute.";
  return invalidFormTexts[fields.intent ?? ""] ?? "That did not work. Reload the page and try again.";
}
