import { localised } from "#app/shared/language/localised.ts";

/** What links to the shop's lists of their own are called. */
export const listingNames = localised({
  newArrivals: { en: "New Arrivals", sv: "Nyheter", nb: "Nyheter", da: "Nyheder", fi: "Uutuudet" },
  bestSellers: { en: "Best Sellers", sv: "Bästsäljare", nb: "Bestselgere", da: "Bestsellere", fi: "Suosituimmat" },
  saleItems: { en: "Sale Items", sv: "Rea", nb: "Salg", da: "Udsalg", fi: "Ale" },
});
