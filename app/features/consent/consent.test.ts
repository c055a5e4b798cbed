import { describe, expect, it } from "vitest";

import { consentCookie, parseConsent } from "./consent.ts";

describe("parseConsent", () => {
  it.each([
    ["no cookie", "", null],
    ["other cookies", "session_id=1; my_cookie_consent=essential", null],
    ["an emptied cookie", "cookie_consent=", null],
    ["a refusal", "a=b; cookie_consent=essential", []],
    ["everything", "cookie_consent=essential.analytics.marketing.preference", ["analytics", "marketing", "preference"]],
    ["a part", "cookie_consent=essential.preference; a=b", ["preference"]],
    ["words it does not know", "cookie_consent=essential.tracking.analytics", ["analytics"]],
  ])("reads %s", (_, cookies, consent) => {
    expect(parseConsent(cookies)).toEqual(consent);
  });
});

describe("consentCookie", () => {
  it("keeps the choice for a year, over https when the shop is", () => {
    expect(consentCookie(["marketing"], true)).toBe(
      "cookie_consent=essential.marketing; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    );
    expect(consentCookie([], false)).not.toContain("Secure");
  });

  it("is read back as it was written", () => {
    expect(parseConsent(consentCookie(["analytics", "preference"], false))).toEqual(["analytics", "preference"]);
  });
});
