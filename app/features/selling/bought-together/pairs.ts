/**
 * What 'Pairs well with' counts: paid orders of how many days, how many different buyers a pair takes at least (one alone would show others
 * what they ordered), and how many others are stored for a product, of which some may be sold out by day.
 */
export const pairRule = { days: 180, leastBuyers: 2, storedPerProduct: 12 } as const;

/** How many products the strip below a product shows; fewer than `least` are no strip. */
export const goesWithShown = { most: 4, least: 2 } as const;
