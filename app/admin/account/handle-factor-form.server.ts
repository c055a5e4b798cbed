import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from "#app/features/shop/staff/second-factor.server.ts";
import { appAddress, appSecret } from "#app/features/shop/staff/time-step.ts";

import type { FactorSetup } from "./account-answers.ts";
import type { AccountForm } from "./account-forms.ts";
import { type AccountChange, type AccountOutcome, refused } from "./account-outcome.ts";
import { drawQrCode } from "./qr-code.server.ts";

type FactorForm = Extract<AccountForm, { intent: "factor-start" | "factor-confirm" | "factor-off" | "codes-renew" }>;

const isOnAlready = "Two-step sign-in is already on. Reload the page.";
const isOff = "Two-step sign-in is off. Reload the page.";

/** Does what a form about the second factor asks. The password was checked where one is needed. */
export async function handleFactorForm(change: AccountChange, form: FactorForm): Promise<AccountOutcome> {
  const { shop, session, now } = change;
  switch (form.intent) {
    case "factor-start": {
      const secret = await startSecondFactor(shop, session.staff);
      if (!secret) return refused(form.intent, isOnAlready, 409);
      return { answer: { kind: "setup", setup: await setupOf(change, secret) } };
    }
    case "factor-confirm": {
      const result = await confirmSecondFactor(shop, session, form.code, now);
      if (result.kind === "on") return { answer: { kind: "codes", codes: result.recoveryCodes, isNew: true } };
      if (result.kind === "not-started") return refused("factor-start", "Start again with your password.", 409);
      if (result.kind === "locked")
        return refused("factor-start", "Too many wrong codes. Try again in 15 minutes.", 429);
      const error = "That code isn't right. Try the current one.";
      return { answer: { kind: "setup", setup: await setupOf(change, result.secret), error }, status: 400 };
    }
    case "factor-off":
      return (await turnOffSecondFactor(shop, session, now))
        ? { saved: "Two-step sign-in is off. All other devices are signed out." }
        : refused(form.intent, isOff, 409);
    case "codes-renew": {
      const codes = await renewRecoveryCodes(shop, session.staff, now);
      return codes ? { answer: { kind: "codes", codes, isNew: false } } : refused(form.intent, isOff, 409);
    }
  }
}

async function setupOf({ shop, session }: AccountChange, secret: string): Promise<FactorSetup> {
  const { identity } = await readSiteConfiguration(shop);
  const address = appAddress(secret, { issuer: identity.siteName, account: session.staff.username });
  return { qrCode: drawQrCode(address), secret: appSecret(address) };
}
