import type { Expectation } from "../expectation.ts";
import { accessories, all, caps, costs, hoodies, jackets, not, womens } from "../garments.ts";

/** What it may cost, and for whom everything is. Prices are those of the page that a search with a price leads to. */
export const prices: readonly Expectation[] = [
  { text: "over 1000", language: "en", leads: costs(1000, Infinity), only: costs(1000, Infinity) },
  { text: "över 1000 kr", language: "sv", leads: costs(1000, Infinity), only: costs(1000, Infinity) },
  {
    text: "jacka över 1 000 kr",
    language: "sv",
    leads: all(jackets, costs(1000, Infinity)),
    only: costs(1000, Infinity),
  },
  {
    text: "jakke over 1000 kr",
    language: "no",
    leads: all(jackets, costs(1000, Infinity)),
    only: costs(1000, Infinity),
  },
  { text: "takki yli 100 €", language: "fi", leads: all(jackets, costs(1100, Infinity)), only: costs(1100, Infinity) },
  { text: "hoodie under 1300", language: "en", leads: all(hoodies, costs(0, 1300)), only: costs(0, 1300) },
  { text: "500-1000 kr", language: "sv", leads: costs(500, 1000), only: costs(500, 1000) },
  {
    text: "hoodie between 1000 and 1300",
    language: "en",
    leads: all(hoodies, costs(1000, 1300)),
    only: costs(1000, 1300),
  },
  // What is for everybody is neither men's nor women's.
  { text: "unisex", language: "en", leads: accessories, only: accessories },
  { text: "könsneutral", language: "sv", leads: accessories, only: accessories },
  { text: "unisex keps", language: "sv", leads: caps, only: caps },
  { text: "unisex cap", language: "en", leads: caps, never: womens },
  { text: "unisex hoodie", language: "en", leads: hoodies, never: not(hoodies) },
];
