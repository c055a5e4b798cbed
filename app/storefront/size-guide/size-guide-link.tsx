import { startTransition, Suspense, useState } from "react";
import { Link } from "react-router";

import type { Product } from "#app/features/catalogue/products/product.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { onIntent } from "#app/ui/on-intent.ts";

import { guessSizeFamily } from "./size-family.ts";

const loadDialog = () => import("./size-guide-dialog.tsx");
const SizeGuideDialog = lazyWithRetry(loadDialog);
const guideIntent = onIntent(loadDialog);

interface Props {
  product: Pick<Product, "id" | "name" | "category" | "sizes">;
  className: string;
}

/** A link to the size guide that opens it as a dialog, so that the choice of variant stays; without scripts a plain link. */
export function SizeGuideLink({ product, className }: Props) {
  const [open, setOpen] = useState(false);
  const family = guessSizeFamily(product);
  if (!family) return null;
  return (
    <>
      <Link
        to={`/size-guide#${family}`}
        data-opens-dialog
        {...guideIntent}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          startTransition(() => setOpen(true));
        }}
        className={className}
      >
        {pageNames()["/size-guide"]}
      </Link>
      <Suspense>{open ? <SizeGuideDialog family={family} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
