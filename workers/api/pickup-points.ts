import { z } from "zod";

import { countryCode } from "#app/features/shop/addresses/countries.ts";
import { normalizePostalCode, postalCodeAdvice } from "#app/features/shop/addresses/postal-code.ts";
import { findPoints } from "#app/features/shop/pickup-points/find-points.server.ts";
import { pickupPointSchema } from "#app/features/shop/pickup-points/pickup-point.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { createRoute } from "./create-route.ts";
import { inWords, refuse } from "./refusals.ts";

const unreachable = inWords("pickupPointsUnreachable", 503, "pickup-points-unreachable");

/** A country by its name or its code, with a postal code of it. */
const nearSchema = z
  .object({
    country: z.string().transform((asked, context) => {
      const known = shippingCountries.find((name) => name === asked || countryCode(name) === asked);
      if (!known) context.addIssue({ code: "custom", message: "must be a country that the shop sends to" });
      return known ?? "Sweden";
    }),
    postalCode: z.string().trim().min(1).max(20),
  })
  .transform(({ country, postalCode }, context) => {
    const normalized = normalizePostalCode(postalCode, country);
    if (normalized === null)
      context.addIssue({ code: "custom", path: ["postalCode"], message: postalCodeAdvice(country) });
    return { country, postalCode: normalized ?? postalCode };
  });

/** A postal code is part of an address: it is sent in the body, and stands in no log. */
export const pickupPointsRoute = createRoute(
  {
    method: "POST",
    path: "/api/pickup-points",
    summary:
      "Answers the pickup points near a postal code, nearest first, by whose id an order names one. Distances in metres, times of day in the point's own time; `isOffered` is false in a shop that delivers to the door alone.",
    access: "public",
    limit: "address",
    input: nearSchema,
    example: { country: "SE", postalCode: "619 30" },
    responses: { 200: z.object({ isOffered: z.boolean(), points: z.array(pickupPointSchema) }) },
    refusals: [unreachable],
  },
  async ({ country, postalCode }, { shop }) => {
    const found = await findPoints(shop, country, postalCode);
    if (found.kind === "unreachable") return refuse(unreachable);
    const points = found.kind === "found" ? found.points : [];
    return { status: 200, body: { isOffered: found.kind === "found", points } };
  },
);
