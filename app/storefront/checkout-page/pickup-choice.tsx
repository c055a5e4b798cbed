import { Suspense } from "react";

import { isPointStale } from "#app/features/selling/checkout/pickup-choice.ts";
import type { Checkout } from "#app/features/selling/checkout/use-checkout.ts";
import { isPickupOffered } from "#app/features/shop/pickup-points/pickup-offer.ts";
import { isOwnSource } from "#app/features/shop/shipping/sources.ts";
import { TextButton } from "#app/ui/button.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { pickupChoiceTexts } from "./pickup-choice.texts.ts";

/** Most parcels go to the door: the list is fetched when it is wanted. */
const PickupPicker = lazyWithRetry(() => import("./pickup-picker.tsx"));

const listId = "pickup-points";

interface Props {
  checkout: Checkout;
  /** Whether the shopper has opened the list. It opens by itself when the point has to be chosen again. */
  isOpened: boolean;
  setOpened: (isOpened: boolean) => void;
}

const sourcesOf = ({ lines }: Checkout) => lines.map(({ source }) => source);

/** The button that opens and closes the list of pickup points; null where none is offered. */
export function PickupButton({ checkout, isOpened, setOpened }: Props) {
  const { form, hasPickupPoints } = checkout;
  if (!hasPickupPoints || !isPickupOffered(form.shippingMethod, sourcesOf(checkout))) return null;
  const isOpen = isOpened || isPointStale(form);
  const { close, other, choose } = pickupChoiceTexts();
  return (
    // In a line, which goes below the section's title where there is no room beside it.
    <div className="text-right max-xs:mb-2">
      <TextButton
        aria-expanded={isOpen}
        aria-controls={listId}
        className="-my-2.5 min-h-11 whitespace-nowrap"
        onClick={() => setOpened(!isOpen)}
      >
        {isOpen ? close : form.pickupPoint ? other : choose}
      </TextButton>
    </div>
  );
}

/** The point that a parcel goes to, or the list to choose one from. */
export function PickupChoice({ checkout, isOpened, setOpened }: Props) {
  const { form, hasPickupPoints } = checkout;
  if (!hasPickupPoints) return null;
  const texts = pickupChoiceTexts();
  const sources = sourcesOf(checkout);
  const isOpen = isPickupOffered(form.shippingMethod, sources) && (isOpened || isPointStale(form));
  return (
    <div id={listId} className="mt-3 text-sm leading-5 empty:hidden">
      {isOpen ? (
        <Suspense>
          <PickupPicker checkout={checkout} onSettled={() => setOpened(true)} />
        </Suspense>
      ) : form.pickupPoint ? (
        texts.chosen(form.pickupPoint)
      ) : sources.every(isOwnSource) ? null : (
        <span className="text-muted">{texts.partner}</span>
      )}
    </div>
  );
}
