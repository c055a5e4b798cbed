/** The form field of a selected product, before its id. */
export const selectedPrefix = "product:";
