/** Items that a page of the list of translations names. */
export const itemsPerPage = 50;
