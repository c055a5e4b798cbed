import { Suspense, useId, useState } from "react";

import { isPointStale } from "#app/features/selling/checkout/pickup-choice.ts";
import type { Checkout } from "#app/features/selling/checkout/use-checkout.ts";
import { TextButton } from "#app/ui/button.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { pickupChoiceTexts } from "./pickup-choice.texts.ts";

/** Most parcels go to the door: the list is fetched when it is wanted. */
const PickupPicker = lazyWithRetry(() => import("./pickup-picker.tsx"));

/** The point that a parcel goes to, with a button that opens the list of those near the postal code. It opens by itself when the point has to be chosen again. */
export function PickupChoice({ checkout }: { checkout: Checkout }) {
  const { form } = checkout;
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isPointStale(form);
  const texts = pickupChoiceTexts();
  return (
    <div className="mt-1">
      {form.pickupPoint && !isOpen ? <p className="mt-2 text-sm leading-5">{texts.chosen(form.pickupPoint)}</p> : null}
      <TextButton aria-expanded={isOpen} aria-controls={id} className="min-h-11" onClick={() => setOpened(!isOpen)}>
        {isOpen ? texts.close : form.pickupPoint ? texts.other : texts.choose}
      </TextButton>
      <div id={id}>
        {isOpen ? (
          <Suspense>
            <PickupPicker checkout={checkout} onSettled={() => setOpened(true)} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
