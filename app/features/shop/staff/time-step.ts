import { createOTP } from "@better-auth/utils/otp";

const stepSeconds = 30;

/**
 * The time step that a six-digit code of an authenticator app belongs to: this one, the last or the next, for clocks that
 * differ. Null when the code is of none of them.
 */
export async function timeStepOf(code: string, secret: string, now: Date): Promise<number | null> {
  const current = Math.floor(now.getTime() / 1_000 / stepSeconds);
  const { hotp } = createOTP(secret, { digits: 6, period: stepSeconds });
  let found: number | null = null;
  // All three are looked at, so that the answer takes as long whichever it is.
  for (const step of [current - 1, current, current + 1]) if ((await hotp(step)) === code) found = step;
  return found;
}

/** The address that an authenticator app reads from a QR code. */
export function appAddress(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return createOTP(secret, { digits: 6, period: stepSeconds }).url(issuer, account);
}

/** The secret of such an address as apps take it typed: letters and digits in groups of four. */
export function appSecret(address: string): string {
  const secret = new URL(address).searchParams.get("secret") ?? "";
  return secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
