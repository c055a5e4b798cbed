import { Suspense, use, useEffect, useState } from "react";

import { tellPageLive } from "#app/platform/page-live.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { fetchLowerHalf, type LowerHalf, type UpperHalf } from "./product-page-data.ts";
import { ProductTabs } from "./product-tabs.tsx";

const ProductBelow = lazyWithRetry(() => import("./below-fold.tsx"));

interface Props extends UpperHalf {
  /** Missing in a browser that got the page as a document: until it is fetched, what the server rendered stays. */
  lower: LowerHalf | undefined;
}

/** Tabs, reviews, banner and best sellers. */
export function ProductLowerHalf(props: Props) {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (awake) tellPageLive();
  }, [awake]);
  return (
    // Clicks in here are kept for as long as it sleeps (late-start.ts).
    <div data-sleeping={awake ? undefined : ""}>
      <Suspense>
        <Content {...props} onAwake={() => setAwake(true)} />
      </Suspense>
    </div>
  );
}

function Content({ product: upper, rating, lower, onAwake }: Props & { onAwake: () => void }) {
  const { texts, ...below } = lower ?? use(fetchLowerHalf(upper.id));
  const product = { ...upper, texts };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with its first render
  useEffect(onAwake, []);
  return (
    <>
      <div className="page">
        <ProductTabs product={product} />
      </div>
      <Suspense>
        <ProductBelow product={product} rating={rating} {...below} />
      </Suspense>
    </>
  );
}
