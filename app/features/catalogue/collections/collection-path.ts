/** Where shoppers find a collection that staff made. */
export const collectionPath = (handle: string) => `/collections/${handle}`;
