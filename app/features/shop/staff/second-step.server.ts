import { and, eq, lt } from "drizzle-orm";

import { staff, staffTwoFactors } from "#app/db/schema/staff.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";

import { finishSignIn, type SignedIn } from "./finish-sign-in.server.ts";
import { maxCodeFailuresElsewhere } from "./lockout.ts";
import { normalizeRecoveryCode } from "./recovery-codes.ts";
import { renewEncryption } from "./renew-encryption.server.ts";
import { decryptSecret } from "./secrets.server.ts";
import { secondStepCookie } from "./session-cookie.ts";
import { claimAttempt, clearSignInFailures, codeFailuresElsewhere, codePlace } from "./sign-in-attempts.server.ts";
import { placeOf } from "./sign-in-source.server.ts";
import { timeStepOf } from "./time-step.ts";

/** `expired`: the password has to be given again. `used`: the app's code was right, but has been used already. */
export type SecondStepResult = SignedIn | { kind: "invalid" | "used" | "expired" | "locked" | "too-many" };

/** What is given in the second step: the code of the authenticator app, or one of the recovery codes, each good for once. */
export type SecondFactor = { method: "app" | "recovery"; code: string };

/**
 * The second step of a sign-in. Attempts are counted before the code is looked at, as those of passwords are, by known device
 * or network address; places that are no known device are limited together, too, because a code has only six digits. Throws
 * when the database fails.
 */
export async function takeSecondStep(
  request: Request,
  shop: Shop,
  { method, code }: SecondFactor,
  now: Date,
): Promise<SecondStepResult> {
  if (await isOverLimit(request, shop.env, "password")) return { kind: "too-many" };
  const { isRefusal, openAuth } = await import("./auth.server.ts");
  const auth = openAuth(shop, new URL(request.url).origin);
  const challenge = challengeCookie(request);
  const pending = challenge && (await (await auth.$context).internalAdapter.findVerificationValue(challenge.id));
  if (!pending || pending.expiresAt <= now) return { kind: "expired" };
  const [member] = await shop.db.select().from(staff).where(eq(staff.id, pending.value));
  if (!member) return { kind: "expired" };

  const place = await placeOf(request, shop, member.username);
  const at = { username: member.username, place: codePlace(place.name) };
  if (!(await claimAttempt(shop.db, at, now))) return { kind: "locked" };
  // Counted after the claim: of attempts at the same time from many places, no more than this pass.
  const isAttacked = (await codeFailuresElsewhere(shop.db, member.username, now)) > maxCodeFailuresElsewhere;
  if (isAttacked && !place.isKnownDevice) return { kind: "locked" };

  await renewEncryption(shop, member.id);
  const refused = method === "app" ? await claimAppCode(shop, { userId: member.id, code }, now) : null;
  if (refused) return { kind: refused };
  // Without a session cookie, which would turn the sign-in into a check for who has that session.
  const headers = new Headers(request.headers);
  headers.set("Cookie", challenge.cookie);
  const call = { headers, returnHeaders: true } as const;
  try {
    const { headers: answered } =
      method === "app"
        ? await auth.api.verifyTOTP({ body: { code }, ...call })
        : await auth.api.verifyBackupCode({ body: { code: normalizeRecoveryCode(code) }, ...call });
    await clearSignInFailures(shop.db, at, now);
    return await finishSignIn(request, shop, { ...member, cookies: answered.getSetCookie() }, now);
  } catch (error) {
    if (isRefusal(error)) return { kind: isWrongCode(error) ? "invalid" : "expired" };
    throw error;
  }
}

/** Checks a code of the app and uses up its time step, so that neither it nor an earlier one is taken again. */
async function claimAppCode(
  shop: Shop,
  { userId, code }: { userId: string; code: string },
  now: Date,
): Promise<"invalid" | "used" | null> {
  const [factor] = await shop.db.select().from(staffTwoFactors).where(eq(staffTwoFactors.userId, userId));
  if (!factor) return "invalid";
  const step = await timeStepOf(code, await decryptSecret(shop, factor.secret), now);
  if (step === null) return "invalid";
  const isUnused = and(eq(staffTwoFactors.id, factor.id), lt(staffTwoFactors.lastUsedStep, step));
  const { meta } = await shop.db.update(staffTwoFactors).set({ lastUsedStep: step }).where(isUnused);
  return meta.changes > 0 ? null : "used";
}

/** The cookie of the first step: whole, and the id in it. Its signature is checked by better-auth. */
function challengeCookie(request: Request): { cookie: string; id: string } | null {
  const cookie = request.headers
    .get("Cookie")
    ?.split(/; */)
    .find((pair) => pair.includes(`${secondStepCookie}=`));
  const id = cookie?.split("=")[1]?.split(".")[0];
  return cookie && id ? { cookie, id } : null;
}

function isWrongCode(error: unknown): boolean {
  const code = (error as { body?: { code?: string } }).body?.code;
  return code === "INVALID_BACKUP_CODE" || code === "INVALID_CODE";
}
