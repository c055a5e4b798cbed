import { Suspense } from "react";

import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

const CollectionTiles = lazyWithRetry(() => import("./collection-tiles.tsx"));

/** The tiles of the collections for a cart that is empty, which few carts are: their script comes when they are shown. */
export function CollectionTilesLater() {
  return (
    // About their height, so that the footer stays below the screen.
    <Suspense fallback={<div className="min-h-screen" />}>
      <CollectionTiles />
    </Suspense>
  );
}
