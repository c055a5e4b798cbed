import type { SiteConfiguration } from "./configuration.server.ts";
import type { SiteFacts } from "./use-site.ts";
import { usualCollectionTexts } from "./usual-collection-texts.ts";

type Collections = SiteConfiguration["categories"];

/** The words of a collection's page. A chip without a label has its usual one. */
export function collectionTexts(site: SiteFacts | undefined, collection: keyof Collections) {
  return site?.categories?.[collection] ?? { ...usualCollectionTexts()[collection], chips: [] };
}
export type CollectionTexts = Omit<Collections[keyof Collections], "chips"> & { chips: Collections["mens"]["chips"] };
