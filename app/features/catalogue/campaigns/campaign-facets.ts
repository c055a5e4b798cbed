import { collections } from "#app/features/catalogue/products/product.ts";

/** The listings that a campaign can hold for, as `product_facets` names them, each with its name at the time it is read. */
export const campaignFacets = {
  all: "All products",
  get mens() {
    return collections.mens.name;
  },
  get womens() {
    return collections.womens.name;
  },
  get accessories() {
    return collections.accessories.name;
  },
  new: "New arrivals",
} as const;
export type CampaignFacet = keyof typeof campaignFacets;
