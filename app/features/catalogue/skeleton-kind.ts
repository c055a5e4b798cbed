import { type Collection, collections } from "./product.ts";

/** Milliseconds until something under way is shown as a skeleton: what comes sooner never flashes. */
export const skeletonDelayMs = 150;

/** The pages that have a skeleton, by their address. */
export type SkeletonKind = "shop" | "product" | Collection;

/** Which skeleton stands for a page while it is under way; null for pages that have none. */
export function skeletonKindOf(pathname: string): SkeletonKind | null {
  if (pathname === "/shop") return "shop";
  if (/^\/(cj-)?product\/[^/]+$/.test(pathname)) return "product";
  const known = Object.entries(collections).find(([, { path }]) => path === pathname);
  return known ? (known[0] as Collection) : null;
}
