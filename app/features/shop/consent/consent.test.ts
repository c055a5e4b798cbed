import { describe, expect, it } from "vitest";

import { consentCookie, consentValue, consentVersion, parseConsent, preferencePattern } from "./consent.ts";

const now = new Date("2026-11-22T12:00:00Z");
const asked = `v${consentVersion}.2026-11-22`;

describe("parseConsent", () => {
  it.each([
    ["no cookie", "", null],
    ["other cookies", `session_id=1; my_cookie_consent=essential.${asked}`, null],
    ["an emptied cookie", "cookie_consent=", null],
    ["a refusal", `a=b; cookie_consent=essential.${asked}.id`, []],
    [
      "everything",
      `cookie_consent=essential.analytics.marketing.preference.${asked}.id`,
      ["analytics", "marketing", "preference"],
    ],
    ["a part", `cookie_consent=essential.preference.${asked}.id; a=b`, ["preference"]],
    ["words it does not know", `cookie_consent=essential.tracking.analytics.${asked}.id`, ["analytics"]],
  ])("reads %s", (_, cookies, consent) => {
    expect(parseConsent(cookies, now)).toEqual(consent);
  });

  it("asks again after 12 months, and when what is asked has changed", () => {
    expect(parseConsent(`cookie_consent=essential.v${consentVersion}.2025-11-21.id`, now)).toBeNull();
    expect(parseConsent(`cookie_consent=essential.v${consentVersion}.2025-11-23.id`, now)).toEqual([]);
    expect(parseConsent(`cookie_consent=essential.preference.v${consentVersion - 1}.2026-11-22.id`, now)).toBeNull();
    expect(parseConsent("cookie_consent=essential.preference", now)).toBeNull();
    expect(parseConsent(`cookie_consent=essential.v${consentVersion}.9999-99-99.id`, now)).toBeNull();
  });
});

describe("consentCookie", () => {
  it("keeps the choice, its version, day and id for a year, over https when the shop is", () => {
    expect(consentCookie(consentValue(["marketing"], "id", now), true)).toBe(
      `cookie_consent=essential.marketing.${asked}.id; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    );
    expect(consentCookie("essential", false)).not.toContain("Secure");
  });

  it("is read back as it was written", () => {
    const cookie = consentCookie(consentValue(["analytics", "preference"], "id", now), false);
    expect(parseConsent(cookie, now)).toEqual(["analytics", "preference"]);
  });
});

describe("preferencePattern", () => {
  it("matches the cookies that allow preferences, and no others", () => {
    const matches = (value: string) => new RegExp(preferencePattern).test(`a=b; cookie_consent=${value}; c=d`);
    expect(matches(consentValue(["preference"], "id", now))).toBe(true);
    expect(matches(consentValue(["analytics", "marketing", "preference"], "id", now))).toBe(true);
    expect(matches(consentValue(["analytics"], "id", now))).toBe(false);
    expect(matches("essential.preference")).toBe(false);
  });
});
