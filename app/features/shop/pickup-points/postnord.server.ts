import { z } from "zod";

import { countryCode } from "#app/features/shop/addresses/countries.ts";
import { normalizePostalCode } from "#app/features/shop/addresses/postal-code.ts";
import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";

import { mostPoints, type OpeningHours, type PickupPoint, type PickupPointSource } from "./pickup-point.ts";

const address = "https://api2.postnord.com/rest/businesslocation/v5/servicepoints/nearest/byaddress";
/** Milliseconds until an answer counts as lost. */
const timeout = 2_000;
/** PostNord's number for a place with parcel boxes; every other type is a counter with staff. */
const boxType = 2;

const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;
/** `07:00`, `0700` and `07:00:00` are all sent. */
const time = z.string().transform((text, context) => {
  const [, hour = "", minute = ""] = /^([01]\d|2[0-4]):?([0-5]\d)/.exec(text) ?? [];
  if (hour === "") context.addIssue({ code: "custom", message: "is no time of day" });
  return `${hour}:${minute}`;
});
const openTimes = z.object({
  openDay: z.string().toUpperCase().pipe(z.enum(weekdays)),
  openTime: time,
  closeTime: time,
});

const place = z.object({
  streetName: z.string().nullish(),
  streetNumber: z.string().nullish(),
  postalCode: z.string().nullish(),
  city: z.string().nullish(),
});

const servicePoint = z.object({
  servicePointId: z.union([z.string().min(1), z.int().transform(String)]),
  name: z.string().trim().min(1),
  routeDistance: z.number().nonnegative().nullish(),
  visitingAddress: place.nullish(),
  deliveryAddress: place.nullish(),
  openingHours: z.object({ postalServices: z.array(z.unknown()).nullish() }).nullish(),
  type: z.object({ typeId: z.number().nullish() }).nullish(),
});

const answerSchema = z.object({
  servicePointInformationResponse: z.object({
    servicePoints: z.array(z.unknown()).nullish(),
    compositeFault: z.unknown().optional(),
  }),
});

interface Options {
  key: string;
  /** How PostNord is reached. */
  fetch?: (request: Request) => Promise<Response>;
}

/** PostNord's service points and parcel boxes, over its Service Points API (v5). The shop sends it the postal code, and nothing of the shopper. */
export function postnordPoints({ key, fetch: reach = (request) => fetch(request) }: Options): PickupPointSource {
  return {
    name: "postnord",
    async near(country, postalCode) {
      const url = new URL(address);
      url.search = new URLSearchParams({
        apikey: key,
        returnType: "json",
        countryCode: countryCode(country),
        postalCode: postalCode.replace(" ", ""),
        numberOfServicePoints: String(mostPoints),
        context: "optionalservicepoint",
        responseFilter: "public",
      }).toString();
      const response = await reach(
        new Request(url, { headers: { Accept: "application/json" }, signal: AbortSignal.timeout(timeout) }),
      );
      return pointsOf(response, country);
    },
  };
}

async function pointsOf(response: Response, country: ShippingCountry): Promise<PickupPoint[]> {
  const { data } = answerSchema.safeParse(await response.json().catch(() => null));
  const { servicePoints, compositeFault } = data?.servicePointInformationResponse ?? {};
  // A postal code that it does not know is a fault to PostNord, and to a shopper a place without points.
  if (response.status === 400 && compositeFault) return [];
  if (!response.ok || !data || (compositeFault && !servicePoints)) {
    throw new Error(`PostNord answered ${response.status}${data ? "" : " with something else"}`);
  }
  return (servicePoints ?? [])
    .flatMap((sent) => pointOf(sent, country) ?? [])
    .toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity))
    .slice(0, mostPoints);
}

/** A point as it was sent; null for one that a shopper could not be told of. */
function pointOf(sent: unknown, country: ShippingCountry): PickupPoint | null {
  const { data } = servicePoint.safeParse(sent);
  const where = data?.visitingAddress ?? data?.deliveryAddress;
  if (!data || !where?.city) return null;
  const code = where.postalCode ?? "";
  return {
    id: data.servicePointId.slice(0, 100),
    carrier: "postnord",
    kind: data.type?.typeId === boxType ? "box" : "shop",
    name: data.name.slice(0, 200),
    street: [where.streetName, where.streetNumber].filter(Boolean).join(" ").slice(0, 200),
    postalCode: normalizePostalCode(code, country) ?? code.slice(0, 20),
    city: inSmallLetters(where.city).slice(0, 100),
    distance: data.routeDistance ?? null,
    hours: hoursOf(data.openingHours?.postalServices ?? []),
  };
}

function hoursOf(sent: readonly unknown[]): OpeningHours {
  return sent.flatMap((one) => {
    const { data } = openTimes.safeParse(one);
    if (!data) return [];
    const { openDay, openTime: opens, closeTime } = data;
    const isWhole = closeTime === "00:00" || closeTime === "23:59";
    return { day: weekdays.indexOf(openDay) + 1, opens, closes: isWhole ? "24:00" : closeTime };
  });
}

/** `UPPLANDS VÄSBY` as it is written. */
function inSmallLetters(town: string): string {
  return town === town.toUpperCase()
    ? town.toLowerCase().replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : town;
}
