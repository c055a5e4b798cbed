/** How every key begins, so that people and scanners of leaked secrets know one. */
export const keyPrefix = "pm_";
/** A whole key: 256 random bits in hexadecimal digits. */
export const keyPattern = /^pm_[0-9a-f]{64}$/;

/** The most characters of a key's name. */
export const maxKeyName = 40;

/** The most origins of web pages that a key names. */
export const maxOrigins = 10;

interface KeyName {
  name: string;
  lastFour: string;
}

/** How a list and the audit log call a key: `Warehouse (key …4f2a)`. No username looks like it. */
export function keyTitle({ name, lastFour }: KeyName): string {
  return `${name} (key …${lastFour})`;
}

export type KeyState = "active" | "expired" | "revoked";

/** Whether a key works on a Swedish day. It works on the day that it expires, too. */
export function keyState(
  { revokedAt, expiresOn }: { revokedAt: string | null; expiresOn: string | null },
  today: string,
): KeyState {
  if (revokedAt !== null) return "revoked";
  return expiresOn !== null && expiresOn < today ? "expired" : "active";
}
