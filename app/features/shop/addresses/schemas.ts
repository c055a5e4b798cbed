import { z } from "zod";

/** Ties the look-ups of one shopper together for the provider. */
const session = z.string().max(100).default("");

/** What is typed of an address. */
export const addressSearchSchema = z.object({ query: z.string().max(200), session });

/** A suggestion whose whole address is wanted. */
export const addressLookupSchema = z.object({ placeId: z.string().min(1).max(500), session });
