import { z } from "zod";

import { subscriptionSchema } from "#app/features/shop/push/push-service.ts";
import { minPasswordLength } from "#app/features/shop/staff/password-length.ts";
import { appCodeSchema, newPasskeySchema, newPasswordSchema } from "#app/features/shop/staff/schemas.ts";

const password = z.string().min(1, { error: "Enter your password." }).max(500);
const id = z.string().min(1).max(100);
const passkeyName = z
  .string()
  .trim()
  .min(1, { error: "Enter a passkey name." })
  .max(60, { error: "That name is too long." });

/** The forms of the account page, by their hidden field `intent`. */
export const accountForms = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("factor-start"), password }),
  z.object({ intent: z.literal("factor-confirm"), code: appCodeSchema }),
  z.object({ intent: z.literal("factor-off"), password }),
  z.object({ intent: z.literal("codes-renew"), password }),
  z.object({ intent: z.literal("passkey-start"), password }),
  z.object({ intent: z.literal("passkey-add"), name: passkeyName, passkey: newPasskeySchema }),
  z.object({ intent: z.literal("passkey-rename"), passkeyId: id, name: passkeyName }),
  z.object({ intent: z.literal("passkey-remove"), passkeyId: id }),
  z.object({ intent: z.literal("password"), current: password, next: newPasswordSchema, again: z.string().max(500) }),
  subscriptionSchema.extend({ intent: z.literal("notifications-on") }),
  /** `endpoint`: the browser that is told no longer, or `all`. */
  z.object({ intent: z.literal("notifications-off"), endpoint: z.string().min(1).max(1_000) }),
  z.object({ intent: z.literal("session-end"), sessionId: id }),
  z.object({ intent: z.literal("sign-out-everywhere") }),
]);
export type AccountForm = z.infer<typeof accountForms>;
export type AccountIntent = AccountForm["intent"];

/** What is said when a form is not filled in as it must be. */
export const invalidFormTexts: Partial<Record<string, string>> = {
  "factor-start": "Enter your password.",
  "factor-confirm": "Enter the six-digit code from your app.",
  "factor-off": "Enter your password.",
  "codes-renew": "Enter your password.",
  "passkey-start": "Enter your password.",
  "passkey-add": "Enter a passkey name of up to 60 characters.",
  "passkey-rename": "Enter a passkey name of up to 60 characters.",
  "notifications-on": "This browser's notification service isn't one we know. Try Chrome, Edge, Firefox or Safari.",
  password: `Enter your password and a new one of at least ${minPasswordLength} characters.`,
};
