import { z } from "zod";

import { suggestionSchema } from "#app/features/shop/addresses/address.ts";
import { addressDetails, suggestAddresses } from "#app/features/shop/addresses/suggest.server.ts";

import { createRoute } from "./create-route.ts";
import { refusal, refuse } from "./refusals.ts";

/** Ties the look-ups of one shopper together for the provider. */
const sessionField = z.string().max(100).default("");

/** What is typed of an address. */
const addressSearchSchema = z.object({ query: z.string().max(200), session: sessionField });

/** A suggestion whose whole address is wanted. */
const addressLookupSchema = z.object({ placeId: z.string().min(1).max(500), session: sessionField });

const responses = { 200: z.object({ data: z.array(suggestionSchema) }) };

/** Called through the server, so that the provider's key never reaches a browser. */
export const suggestAddressesRoute = createRoute(
  {
    method: "POST",
    path: "/api/address/suggest",
    summary: "Finds at most ten addresses that may be meant by what is typed.",
    access: "public",
    limit: "address",
    input: addressSearchSchema,
    example: { query: "Storgatan", session: "abc" },
    responses,
  },
  async ({ query, session }, { shop }) => {
    return { status: 200, body: { data: await suggestAddresses(query, session, shop.env.GOOGLE_PLACES_KEY) } };
  },
);

const unknownAddress = refusal(404, "unknown-address", "There is no such address");

export const addressDetailsRoute = createRoute(
  {
    method: "POST",
    path: "/api/address/details",
    summary: "Answers the whole address of a suggestion.",
    access: "public",
    limit: "address",
    input: addressLookupSchema,
    example: { placeId: "sample-1", session: "abc" },
    responses,
    refusals: [unknownAddress],
  },
  async ({ placeId, session }, { shop }) => {
    const address = await addressDetails(placeId, session, shop.env.GOOGLE_PLACES_KEY);
    return address ? { status: 200, body: { data: [address] } } : refuse(unknownAddress);
  },
);
