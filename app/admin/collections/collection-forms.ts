import type { CollectionInput } from "#app/features/catalogue/collections/collection-input.ts";
import { conditionField, conditionText } from "#app/features/catalogue/collections/conditions.ts";

/** The page of a collection in the admin; `new` makes one. */
export const adminCollectionPath = (id: string) => `/admin/collections/${encodeURIComponent(id)}`;

/** What the server said of a form that was not saved. */
export interface CollectionAnswer {
  fields: Record<string, string>;
  errors: Record<string, string>;
  problem?: string;
}

/** A collection's fields as texts, as its form sends them. */
export function textsOf(
  collection: (Omit<CollectionInput, "products"> & { products: readonly string[] }) | null,
): Record<string, string> {
  if (!collection) return { kind: "hand", match: "all", sort: "featured", menuPlace: "1" };
  const { inMenu, menuPlace } = collection;
  const { title, handle, text, picture, seoTitle, seoDescription, kind, match, sort, published, products } = collection;
  const conditions = collection.conditions.flatMap((condition, index) => [
    [conditionField(index, "field"), condition.field],
    [conditionField(index, "value"), conditionText(condition)],
  ]);
  return {
    title,
    handle,
    text,
    picture: picture ?? "",
    seoTitle: seoTitle ?? "",
    seoDescription: seoDescription ?? "",
    kind,
    match,
    sort,
    ...(published ? { published: "on" } : {}),
    ...(inMenu ? { inMenu: "on" } : {}),
    menuPlace: String(menuPlace),
    products: products.join("\n"),
    ...Object.fromEntries(conditions),
  };
}
