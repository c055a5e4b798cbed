import { z } from "zod";

import { loggedSearchSchema, recordSearch } from "#app/features/catalogue/search/search-log.server.ts";

import { createRoute } from "./create-route.ts";

export const logSearchRoute = createRoute(
  {
    method: "POST",
    path: "/api/search-log",
    access: "public",
    summary:
      "Counts a search for its day: its words, how many products it found, and the place of the product that was opened. Nothing about who searched is kept, and texts that may be about a person are left out.",
    limit: "search-log",
    input: loggedSearchSchema,
    example: { words: "black hoodie", count: 4, rank: 1 },
    responses: { 201: z.object({}) },
  },
  async (search, { shop }) => {
    await recordSearch(shop.db, search, new Date());
    return { status: 201, body: {} };
  },
);
