import { norwegianRate, voecLimit } from "./voec.ts";

/** From this price with Norwegian VAT, in hundredths of a Norwegian krone, an item is sold without VOEC. */
export const voecPriceLimitOre = (voecLimit * (100_00 + norwegianRate)) / 100_00;
