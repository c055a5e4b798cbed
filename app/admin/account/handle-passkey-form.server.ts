import {
  addPasskey,
  maxPasskeys,
  newPasskeyOptions,
  removePasskey,
  renamePasskey,
} from "#app/features/shop/staff/passkeys.server.ts";

import type { AccountForm } from "./account-forms.ts";
import { type AccountChange, type AccountOutcome, refused } from "./account-outcome.ts";

type PasskeyForm = Extract<
  AccountForm,
  { intent: "passkey-start" | "passkey-add" | "passkey-rename" | "passkey-remove" }
>;

const isGone = "That passkey no longer exists. Reload the page.";

/** Does what a form about passkeys asks. The password was checked where one is needed. */
export async function handlePasskeyForm(change: AccountChange, form: PasskeyForm): Promise<AccountOutcome> {
  const { request, shop, session, now } = change;
  const { staff } = session;
  switch (form.intent) {
    case "passkey-start": {
      const made = await newPasskeyOptions(request, shop, staff);
      if (!made) return refused(form.intent, `You have ${maxPasskeys} passkeys. Remove one first.`, 409);
      return { answer: { kind: "passkey-options", options: made.options }, cookies: made.cookies };
    }
    case "passkey-add":
      return (await addPasskey(request, shop, staff, { name: form.name, response: form.passkey }, now))
        ? { saved: `Passkey “${form.name}” added.` }
        : refused("passkey-start", "That passkey wasn't accepted. Start again with your password.");
    case "passkey-rename":
      return (await renamePasskey(shop.db, staff, form))
        ? { saved: `Passkey renamed to “${form.name}”.` }
        : refused(form.intent, isGone, 404);
    case "passkey-remove":
      return (await removePasskey(shop.db, staff, form.passkeyId, now))
        ? { saved: "Passkey removed." }
        : refused(form.intent, isGone, 404);
  }
}
