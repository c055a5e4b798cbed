/** How many orders of a customer their page shows. */
export const customerOrdersShown = 50;
