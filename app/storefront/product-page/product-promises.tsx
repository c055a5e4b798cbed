import { memo } from "react";

import { useSite } from "#app/features/shop/content/use-site.ts";
import { formatPrice } from "#app/shared/money.ts";
import { netNote } from "#app/shared/vat.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

import type { PurchaseTerms } from "./purchase-terms.server.ts";

/** The four things a shopper wants to know before buying. */
export const ProductPromises = memo(function ProductPromises({ deliveryTime }: Pick<PurchaseTerms, "deliveryTime">) {
  const { shipping, promotions, vat } = useSite();
  const promises: { icon: IconName; text: string }[] = [
    { icon: "truck", text: deliveryTime },
    { icon: "bolt", text: `Free shipping from ${formatPrice(shipping.freeThresholdOre)}${netNote(vat)}` },
    { icon: "return", text: `${promotions.returnDays}-day returns` },
    { icon: "lock", text: "Secure checkout" },
  ];
  return (
    <ul className="mt-7 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-5 text-sm">
      {promises.map((promise) => (
        <li key={promise.text} data-clear-of-support className="flex items-center gap-2.5">
          <Icon name={promise.icon} className="size-5 shrink-0" />
          {promise.text}
        </li>
      ))}
    </ul>
  );
});
