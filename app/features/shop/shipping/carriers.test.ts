import { describe, expect, it } from "vitest";

import { carrierIds, carrierName, trackingUrl } from "./carriers.ts";

describe("the carrier's page about a parcel", () => {
  it.each([
    ["postnord", "00370 7/24&x=1", "https://tracking.postnord.com/en/?id=00370%207%2F24%26x%3D1"],
    ["bring", "70300000000000000", "https://tracking.bring.com/tracking/70300000000000000"],
    ["posti", "JJFI123", "https://www.posti.fi/en/tracking#/lahetys/JJFI123"],
  ])("of %s carries the number %s and nothing else", (carrier, id, url) => {
    expect(trackingUrl(carrier, id)).toBe(url);
  });

  it.each([
    ["postnord", ""],
    ["other", "ABC"],
    ["budbee", "ABC"],
    ["__proto__", "ABC"],
  ])("is none for %s with the number '%s'", (carrier, id) => {
    expect(trackingUrl(carrier, id)).toBeNull();
  });

  it("is on the web for every carrier that has one", () => {
    const urls = carrierIds.map((id) => trackingUrl(id, "1")).filter((url) => url !== null);
    expect(urls.length).toBeGreaterThan(5);
    for (const url of urls) expect(new URL(url).protocol).toBe("https:");
  });

  it("names a carrier that is no longer in the list by its id", () => {
    expect(carrierName("postnord")).toBe("PostNord");
    expect(carrierName("constructor")).toBe("constructor");
  });
});
