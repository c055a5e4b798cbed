import { localised } from "./language/localised.ts";

/** What links to the shop's lists of their own are called, and the one to all of a list that is begun. */
export const listingNames = localised({
  seeAll: { en: "See all", sv: "Visa alla", nb: "Se alle", da: "Se alle", fi: "Näytä kaikki" },
  newArrivals: { en: "New Arrivals", sv: "Nyheter", nb: "Nyheter", da: "Nyheder", fi: "Uutuudet" },
  bestSellers: { en: "Best Sellers", sv: "Bästsäljare", nb: "Bestselgere", da: "Bestsellere", fi: "Suosituimmat" },
  saleItems: { en: "Sale Items", sv: "Rea", nb: "Salg", da: "Udsalg", fi: "Ale" },
});
