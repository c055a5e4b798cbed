import { startTransition, Suspense, useState } from "react";
import { Link } from "react-router";

import type { Product } from "#app/features/catalogue/products/product.ts";
import type { Choice } from "#app/features/catalogue/products/use-variant-choice.ts";
import type { FitCounts } from "#app/features/catalogue/reviews/fit-votes.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { onIntent } from "#app/ui/on-intent.ts";

import { findMySizeTexts } from "./find-my-size.texts.ts";
import { guessSizeFamily } from "./size-family.ts";

const loadDialog = () => import("./find-my-size-dialog.tsx");
const FindMySizeDialog = lazyWithRetry(loadDialog);
const finderIntent = onIntent(loadDialog);

interface Props {
  product: Product;
  fit: FitCounts;
  choice: Choice;
  className: string;
}

/** Opens the dialog that finds a size; without scripts a link to the size guide. Nothing for what has no choice of sizes. */
export function FindMySize({ product, fit, choice, className }: Props) {
  const [open, setOpen] = useState(false);
  const family = guessSizeFamily(product);
  if (!family) return null;
  return (
    <>
      <Link
        to={`/size-guide#${family}`}
        data-opens-dialog
        {...finderIntent}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          startTransition(() => setOpen(true));
        }}
        className={className}
      >
        {findMySizeTexts().findMySize}
      </Link>
      <Suspense>
        {open ? (
          <FindMySizeDialog
            product={product}
            family={family}
            fit={fit}
            choice={choice}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
