/** Where shoppers find a collection that staff made, by its handle, or in another language by its slug there. */
export const collectionPath = (slug: string) => `/collections/${slug}`;
