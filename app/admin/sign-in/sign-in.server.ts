import { data, redirect } from "react-router";
import { z } from "zod";

import { passkeySignInOptions, signInWithPasskey } from "#app/features/shop/staff/passkey-sign-in.server.ts";
import {
  appCodeSchema,
  credentialsSchema,
  passkeyProofSchema,
  recoveryCodeSchema,
} from "#app/features/shop/staff/schemas.ts";
import { takeSecondStep } from "#app/features/shop/staff/second-step.server.ts";
import { clearedSecondStepCookie } from "#app/features/shop/staff/session-cookie.ts";
import { signIn } from "#app/features/shop/staff/sign-in.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

/** The forms of the sign-in page, by their hidden field `intent`; the first one has none. */
const signInForms = z.union([
  z.object({ intent: z.literal("app-code"), code: appCodeSchema }),
  z.object({ intent: z.literal("recovery-code"), code: recoveryCodeSchema }),
  z.object({ intent: z.literal("passkey-options") }),
  z.object({ intent: z.literal("passkey"), passkey: passkeyProofSchema }),
  z.object({ intent: z.literal("start-over") }),
  credentialsSchema.extend({ intent: z.undefined().optional() }),
]);
type SignInForm = z.infer<typeof signInForms>;

const refusals = {
  invalid: { error: "Invalid credentials.", status: 401 },
  "wrong-code": { error: "That code isn't right. Try the current one.", status: 401 },
  "wrong-recovery": { error: "That recovery code isn't right or was already used.", status: 401 },
  "wrong-passkey": { error: "We don't recognize that passkey. Use your password.", status: 401 },
  used: { error: "That code was already used. Wait for the next one.", status: 401 },
  expired: { error: "That took too long. Enter your password again.", status: 401 },
  locked: { error: "Too many attempts. Try again in 15 minutes.", status: 429 },
  "too-many": { error: "Too many attempts. Try again in a minute.", status: 429 },
} as const;

/** Takes one step of a sign-in: redirects to the admin when it is complete, else answers what the page shows. */
export async function handleSignIn(request: Request, shop: Shop, now: Date) {
  const form = await readForm(request, shop, { schema: signInForms, limit: "sign-in" });
  if (form.kind === "too-many") return refuse("too-many");
  if (form.kind !== "valid") {
    const shown = { error: missing(form.fields.intent), usesRecovery: false, startsOver: false };
    return data(shown, form.status);
  }
  return takeStep(request, shop, form.data, now);
}

async function takeStep(request: Request, shop: Shop, form: SignInForm, now: Date) {
  switch (form.intent) {
    case "passkey-options": {
      if (!(await claimWrite(request, shop, "passkey-challenge", now))) return refuse("too-many");
      const { options, cookies } = await passkeySignInOptions(request, shop);
      return data({ options }, { headers: setCookies(cookies) });
    }
    case "passkey": {
      const result = await signInWithPasskey(request, shop, form.passkey, now);
      if (result.kind === "signed-in") return toAdmin(result.cookies);
      return refuse(result.kind === "invalid" ? "wrong-passkey" : result.kind);
    }
    case "start-over":
      return toAdmin([clearedSecondStepCookie(request)]);
    case "app-code":
    case "recovery-code": {
      const method = form.intent === "app-code" ? "app" : "recovery";
      const result = await takeSecondStep(request, shop, { method, code: form.code }, now);
      if (result.kind === "signed-in") return toAdmin(result.cookies);
      if (result.kind === "expired") return refuse("expired", [clearedSecondStepCookie(request)]);
      if (result.kind !== "invalid") return refuse(result.kind);
      return method === "app" ? refuse("wrong-code") : refuse("wrong-recovery");
    }
    case undefined: {
      const result = await signIn(request, shop, form, now);
      return "cookies" in result ? toAdmin(result.cookies) : refuse(result.kind);
    }
  }
}

function refuse(why: keyof typeof refusals, cookies: readonly string[] = []) {
  const { error, status } = refusals[why];
  const shown = { error, usesRecovery: why === "wrong-recovery", startsOver: why === "expired" };
  return data(shown, { status, headers: setCookies(cookies) });
}

function toAdmin(cookies: readonly string[]) {
  return redirect("/admin", { headers: setCookies(cookies) });
}

function missing(intent: string | undefined): string {
  if (intent === "app-code") return "Enter the six-digit code from your app.";
  if (intent === "recovery-code") return "Enter one of your recovery codes.";
  return intent === "passkey" ? refusals["wrong-passkey"].error : "Please enter your username and password.";
}

function setCookies(cookies: readonly string[]): [string, string][] {
  return cookies.map((cookie) => ["Set-Cookie", cookie]);
}
