/** Apart from the other closed lists: shoppers' pages need no more of them. */
export const currencies = ["SEK", "USD", "EUR", "NOK", "DKK"] as const;
export type Currency = (typeof currencies)[number];
