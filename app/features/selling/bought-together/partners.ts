/**
 * What goes with what, by the facets that products stand in: who looks at one of the first may want one of the others, the best first.
 * It fills up what too few have bought together. A garment goes with others of its collection, and with accessories.
 */
export const partners: Readonly<Record<string, readonly string[]>> = {
  mens: ["mens/bottoms", "mens/tops", "accessories/caps-hats", "accessories/performance-socks"],
  "mens/tops": ["mens/bottoms", "accessories/performance-socks", "mens/hoodies"],
  "mens/bottoms": ["mens/tops", "accessories/performance-socks", "mens/hoodies"],
  "mens/hoodies": ["mens/bottoms", "mens/tops", "accessories/caps-hats"],
  womens: ["womens/bottoms", "womens/tops", "accessories/caps-hats", "accessories/performance-socks"],
  "womens/tops": ["womens/bottoms", "womens/sports-bras", "accessories/performance-socks"],
  "womens/bottoms": ["womens/tops", "womens/sports-bras", "accessories/performance-socks"],
  "womens/sports-bras": ["womens/leggings", "womens/tops", "accessories/training-bags"],
  accessories: ["accessories/training-bags", "accessories/equipment", "accessories/performance-socks"],
  "accessories/performance-socks": ["accessories/training-bags", "accessories/caps-hats", "accessories/equipment"],
  "accessories/training-bags": ["accessories/equipment", "accessories/training-gloves", "accessories/caps-hats"],
  "accessories/caps-hats": [
    "accessories/training-gloves",
    "accessories/performance-socks",
    "accessories/training-bags",
  ],
  "accessories/training-gloves": ["accessories/equipment", "accessories/caps-hats", "accessories/training-bags"],
  "accessories/equipment": [
    "accessories/training-bags",
    "accessories/training-gloves",
    "accessories/performance-socks",
  ],
};

/** The table as rows for a query: `[own facet, its partner, how far down it stands]`. What a collection as such goes with comes last. */
export const partnerRows = Object.entries(partners).flatMap(([facet, others]) =>
  others.map((other, place) => [facet, other, place + (facet.includes("/") ? 0 : 10)] as const),
);
