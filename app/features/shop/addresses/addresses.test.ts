import { describe, expect, it } from "vitest";

import { toAddress } from "./google-places.server.ts";
import { matchingSamples, sampleById } from "./sample-addresses.ts";
import { addressDetails, suggestAddresses } from "./suggest.server.ts";

describe("the built-in addresses", () => {
  it("are found by any part, whatever its case and accents", () => {
    expect(matchingSamples("drottning").map(({ street }) => street)).toEqual(["Drottninggatan 45"]);
    expect(matchingSamples("MALMO").map(({ city }) => city)).toEqual(["Malmö", "Malmö"]);
    expect(matchingSamples("753 2")).toHaveLength(2);
    expect(matchingSamples("nowhere")).toEqual([]);
  });

  it("are ten at most, and twenty in all", () => {
    expect(matchingSamples("sweden")).toHaveLength(10);
    expect(sampleById("sample-20")).toMatchObject({ city: "Luleå" });
    expect(sampleById("sample-21")).toBeUndefined();
  });

  it("stand in without a key", async () => {
    expect(await suggestAddresses("trosa", "s", undefined)).toMatchObject([
      { street: "Östra Långgatan 26", postalCode: "619 30" },
    ]);
    expect(await suggestAddresses("t", "s", undefined)).toEqual([]);
    expect(await addressDetails("sample-1", "s", undefined)).toMatchObject({ city: "Stockholm" });
    expect(await addressDetails("unknown", "s", undefined)).toBeUndefined();
  });
});

describe("a place of the provider", () => {
  const component = (longText: string, ...types: string[]) => ({ longText, types });

  it("becomes street, city, postal code and country", () => {
    const addressComponents = [
      component("1", "street_number"),
      component("Karl Johans gate", "route"),
      component("Oslo", "locality", "political"),
      component("Oslo fylke", "administrative_area_level_2"),
      component("0154", "postal_code"),
      component("Norway", "country"),
    ];
    expect(toAddress({ id: "p1", formattedAddress: "Karl Johans gate 1, 0154 Oslo", addressComponents })).toEqual({
      street: "Karl Johans gate 1",
      city: "Oslo",
      postalCode: "0154",
      country: "Norway",
      fullAddress: "Karl Johans gate 1, 0154 Oslo",
      placeId: "p1",
    });
  });

  it("takes the level above when there is no locality", () => {
    const addressComponents = [component("Gotland", "administrative_area_level_2"), component("Hemse", "route")];
    expect(toAddress({ id: "p2", addressComponents })).toMatchObject({
      street: "Hemse",
      city: "Gotland",
      postalCode: "",
    });
  });
});
