import { type MouseEvent, Suspense, useState, useTransition } from "react";

import type { Product } from "#app/features/catalogue/products/product.ts";
import type { Choice } from "#app/features/catalogue/products/use-variant-choice.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { onIntent } from "#app/ui/on-intent.ts";

import { notifyOfferTexts } from "./notify-offer.texts.ts";
import { missedVariant, waitedFor } from "./waited-for.ts";

const loadForm = () => import("./notify-form.tsx");
const NotifyForm = lazyWithRetry(loadForm);
const formIntent = onIntent(loadForm);

interface Props {
  product: Pick<Product, "id" | "colors" | "sizes" | "variants">;
  missed: Choice["missed"];
  soldOut: boolean;
  /** Of the offer for a product of which nothing is left, which stands where the button that buys would. */
  ref: (offer: HTMLElement | null) => void;
}

/**
 * The offer to tell when a sold-out variant is back: shown to who wanted one, and for a product of which nothing is left. It opens its form
 * in place. Without scripts, where no choice is known, a link to the form's own page.
 */
export function NotifyMe({ product, missed, soldOut, ref }: Props) {
  const [open, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const waits = waitedFor(product);
  const texts = notifyOfferTexts();
  if (waits.length === 0) return null;
  const path = `/notify-me?id=${encodeURIComponent(product.id)}`;
  if (!open && !soldOut && !missed)
    return (
      <noscript>
        <a href={localPath(path)} className={link}>
          {texts.withoutScripts}
        </a>
      </noscript>
    );
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    startOpening(() => setOpen(true));
  };
  const offer = (
    <a
      href={localPath(path)}
      {...formIntent}
      onClick={show}
      aria-busy={isOpening || undefined}
      className={soldOut ? "button button-normal button-signal min-h-14 w-full" : link}
    >
      {texts.offer}
    </a>
  );
  return (
    <Suspense>
      {open ? (
        <NotifyForm action={path} waits={waits} wanted={missedVariant(product, missed)} className="mt-3 w-full" />
      ) : soldOut ? (
        <p ref={ref} className="buy-bar" data-keep-clear>
          {offer}
        </p>
      ) : (
        offer
      )}
    </Suspense>
  );
}

const link =
  "mt-3 inline-flex min-h-12 w-full items-center justify-center border border-ink px-6 text-center text-sm font-semibold tracking-wide uppercase transition hover:bg-ink hover:text-white active:[translate:0_1px]";
