import { collections } from "#app/features/catalogue/products/product.ts";

/** The listings that a campaign can hold for, as `product_facets` names them. */
export const campaignFacets = {
  all: "All products",
  mens: collections.mens.name,
  womens: collections.womens.name,
  accessories: collections.accessories.name,
  new: "New arrivals",
} as const;
export type CampaignFacet = keyof typeof campaignFacets;
