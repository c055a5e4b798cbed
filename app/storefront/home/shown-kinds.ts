import { shopChips } from "#app/features/catalogue/products/facets.ts";

/** The shop's chips as the home page leads to them: clothes first. */
const order = ["leggings", "hoodies", "jackets", "sports-bras", "t-shirts", "accessories"];

export const shownKinds = order.flatMap((slug) => shopChips.find((chip) => chip.slug === slug) ?? []);
