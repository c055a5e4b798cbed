import * as z from "zod/mini";

/** The purposes a shopper may allow or refuse; essential cookies are always allowed. */
export const optionalPurposes = ["analytics", "marketing", "preference"] as const;
export type OptionalPurpose = (typeof optionalPurposes)[number];

/** The purposes allowed. Essential cookies need no consent, so they are not listed. */
export type Consent = readonly OptionalPurpose[];

const cookieName = "cookie_consent";
const yearSeconds = 365 * 24 * 60 * 60;

/** The choice a page's cookies hold; null while none was made. Unknown words in it are left out. */
export function parseConsent(cookies: string): Consent | null {
  const value = cookies
    .split(";")
    .map((cookie) => cookie.trim().split("="))
    .find(([name]) => name === cookieName)?.[1];
  if (!value?.startsWith("essential")) return null;
  return value.split(".").flatMap((word) => {
    const purpose = z.enum(optionalPurposes).safeParse(word);
    return purpose.success ? [purpose.data] : [];
  });
}

/** The cookie that stores a choice for a year. `secure` wherever the shop is served over https. */
export function consentCookie(consent: Consent, secure: boolean): string {
  const value = ["essential", ...consent].join(".");
  return `${cookieName}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
