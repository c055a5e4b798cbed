/** The purposes a shopper may allow or refuse; essential cookies are always allowed. */
export const optionalPurposes = ["analytics", "marketing", "preference"] as const;
export type OptionalPurpose = (typeof optionalPurposes)[number];

/**
 * The purposes that there is something for today: only these are asked about. Preferences are stored; analytics measures a page and stores
 * nothing, and is asked about because it reads the browser's times (docs/law.md). A test compares them with the registry.
 */
export const askedPurposes = ["analytics", "preference"] as const satisfies readonly OptionalPurpose[];

/** The purposes allowed. Essential cookies need no consent, so they are not listed. */
export type Consent = readonly OptionalPurpose[];

/** The version of what is asked: raised when a purpose gets something new, so that everybody is asked again. */
export const consentVersion = 4;

const cookieName = "cookie_consent";
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * The choice a page's cookies hold; null while there is none for today's version, or it is older than 12 months. Unknown words in it are
 * left out.
 */
export function parseConsent(cookies: string, now = new Date()): Consent | null {
  const value = cookies
    .split(";")
    .map((cookie) => cookie.trim().split("="))
    .find(([name]) => name === cookieName)?.[1];
  const words = value?.split(".") ?? [];
  if (words[0] !== "essential" || !words.includes(`v${consentVersion}`)) return null;
  const day = words.find((word) => /^\d{4}-\d\d-\d\d$/.test(word));
  // A day that does not exist is no younger than a year either.
  if (!day || !(now.getTime() - Date.parse(day) <= yearSeconds * 1_000)) return null;
  return optionalPurposes.filter((purpose) => words.includes(purpose));
}

/** A choice as the cookie says it: the purposes, the version asked about, the day, and the choice's id in our log. */
export function consentValue(consent: Consent, id: string, now = new Date()): string {
  return ["essential", ...consent, `v${consentVersion}`, now.toISOString().slice(0, 10), id].join(".");
}

/** The cookie that stores a choice for a year. `secure` wherever the shop is served over https. */
export function consentCookie(value: string, secure: boolean): string {
  return `${cookieName}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** A pattern for a page's cookies while preferences are allowed: for a script that can read no other part of this file. */
export const preferencePattern = String.raw`(?:^|; )cookie_consent=essential[^;]*\.preference\.[^;]*v${consentVersion}\.`;
