/** What the facets of collections that staff make begin with. Their list has the same name. */
const prefix = "c:";

export type CollectionFacet = `${typeof prefix}${string}`;

/** The facet of a collection that staff made. */
export const collectionFacet = (id: string): CollectionFacet => `${prefix}${id}`;

/** The collection of a facet; null for any other facet. */
export const collectionOfFacet = (facet: string): string | null =>
  facet.startsWith(prefix) ? facet.slice(prefix.length) : null;
