import { localised } from "#app/shared/language/localised.ts";

/** What the sort orders of a listing are called, by their ids. */
export const sortOrderNames = localised({
  featured: { en: "Featured", sv: "Utvalda", nb: "Utvalgte", da: "Udvalgte", fi: "Esillä" },
  newest: { en: "Newest", sv: "Nyaste", nb: "Nyeste", da: "Nyeste", fi: "Uusimmat" },
  "price-low": { en: "Lowest price", sv: "Lägsta pris", nb: "Laveste pris", da: "Laveste pris", fi: "Halvin ensin" },
  "price-high": { en: "Highest price", sv: "Högsta pris", nb: "Høyeste pris", da: "Højeste pris", fi: "Kallein ensin" },
});
