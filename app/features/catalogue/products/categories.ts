/** The categories that staff choose from (S6). A product may carry another one, such as from an import. */
export const productCategories = ["Mens Collection", "Womens Collection", "Accessories"] as const;
/** The category of a product that was given none. */
export const noCategory = "Uncategorized";
