import { type Collection, collections } from "#app/features/catalogue/products/product.ts";

/** The pages that have a skeleton, by their address. */
export type SkeletonKind = "shop" | "product" | Collection;

/** Which skeleton stands for a page while it is under way; null for pages that have none. */
export function skeletonKindOf(pathname: string): SkeletonKind | null {
  if (pathname === "/shop") return "shop";
  if (/^\/(cj-)?product\/[^/]+$/.test(pathname)) return "product";
  const known = Object.entries(collections).find(([, { path }]) => path === pathname);
  return known ? (known[0] as Collection) : null;
}
