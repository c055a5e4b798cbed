import { countryCode } from "#app/features/shop/addresses/countries.ts";
import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";

import { mostPoints, type OpeningHours, type PickupPoint } from "./pickup-point.ts";
import sampleTowns from "./sample-towns.json" with { type: "json" };

interface SamplePlaces {
  shops: readonly string[];
  /** What the boxes stand at. */
  box: string;
  streets: readonly string[];
}

const places: Record<ShippingCountry, SamplePlaces> = {
  Sweden: {
    shops: ["Torgets livs", "Kiosken på hörnet", "Stationens spel och tobak", "Matboden", "Bokhandeln"],
    box: "Paketbox",
    streets: ["Storgatan", "Kungsgatan", "Stationsgatan", "Torggatan", "Skolgatan", "Nygatan", "Parkgatan"],
  },
  Norway: {
    shops: ["Torgets dagligvare", "Kiosken på hjørnet", "Stasjonskiosken", "Matboden", "Bokhandelen"],
    box: "Pakkeboks",
    streets: ["Storgata", "Kirkegata", "Stasjonsgata", "Torggata", "Skolegata", "Strandgata", "Parkveien"],
  },
  Denmark: {
    shops: ["Torvets købmand", "Kiosken på hjørnet", "Stationskiosken", "Madhuset", "Boghandlen"],
    box: "Pakkeboks",
    streets: ["Hovedgaden", "Nørregade", "Stationsvej", "Torvegade", "Skolegade", "Strandvejen", "Parkvej"],
  },
  Finland: {
    shops: ["Torin ruokakauppa", "Kulmakioski", "Asemakioski", "Kyläkauppa", "Kirjakauppa"],
    box: "Pakettiautomaatti",
    streets: ["Keskuskatu", "Kauppakatu", "Asemakatu", "Torikatu", "Koulukatu", "Rantatie", "Puistokatu"],
  },
};

const wholeWeek = [1, 2, 3, 4, 5, 6, 7];
const always = wholeWeek.map((day) => ({ day, opens: "00:00", closes: "24:00" }));
const hoursOfShops: readonly OpeningHours[] = [
  wholeWeek.map((day) => ({ day, opens: "08:00", closes: "22:00" })),
  wholeWeek.map((day) => ({ day, opens: day < 6 ? "07:00" : "09:00", closes: day < 6 ? "21:00" : "19:00" })),
  wholeWeek.slice(0, 6).map((day) => ({ day, opens: "10:00", closes: day < 6 ? "18:00" : "15:00" })),
];

/**
 * Invented points near a postal code, for a shop that sends no real parcels: the same ones each time, in the town that the code's first three digits
 * are most of.
 */
export function samplePointsNear(country: ShippingCountry, postalCode: string): PickupPoint[] {
  const digits = postalCode.replace(" ", "");
  const [code, { shops, box, streets }] = [countryCode(country), places[country]];
  const city = townOf(country, digits);
  if (city === null) return [];
  const seed = (Number(digits) * 31) % 9_973;
  const pick = <T>(from: readonly T[], nth: number) => from[(seed + nth) % from.length] as T;
  return Array.from({ length: mostPoints - (seed % 3) }, (_, nth) => {
    const isBox = (seed + nth) % 3 === 0;
    const street = pick(streets, nth * 2);
    return {
      id: `sample-${code.toLowerCase()}-${digits}-${nth + 1}`,
      carrier: "postnord",
      kind: isBox ? "box" : "shop",
      name: isBox ? `${box} ${street}` : pick(shops, nth),
      street: `${street} ${1 + ((seed * (nth + 3)) % 60)}`,
      postalCode,
      city,
      distance: 150 + (seed % 200) + nth * 420 + ((seed * nth) % 190),
      hours: isBox ? always : pick(hoursOfShops, nth),
    };
  });
}

/** Each entry of `sample-towns.json` is three digits, and the town of the codes from there to the next entry. */
function townOf(country: ShippingCountry, digits: string): string | null {
  const entry = sampleTowns[country].split(";").findLast((one) => one.slice(0, 3) <= digits.slice(0, 3));
  return entry?.slice(3) ?? null;
}
