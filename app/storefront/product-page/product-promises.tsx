import { memo } from "react";

import { returnPromise } from "#app/features/shop/content/return-promise.texts.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { toldRates } from "#app/features/shop/markets/told-rates.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { netNote } from "#app/shared/vat.ts";
import { frameTexts } from "#app/storefront/frame/frame.texts.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

import { productPageTexts } from "./product-page.texts.ts";
import type { PurchaseTerms } from "./purchase-terms.server.ts";

/** What a shopper wants to know before buying, and the law's guarantee; nothing of delivery where nothing can be bought. */
export const ProductPromises = memo(function ProductPromises({
  deliveryTime,
  guarantee,
  soldOut,
}: Pick<PurchaseTerms, "deliveryTime" | "guarantee"> & { soldOut: boolean }) {
  const { shipping, promotions, vat } = useSite();
  const texts = productPageTexts();
  const promises: { icon: IconName; text: string; more?: string }[] = [
    ...(soldOut
      ? []
      : [
          {
            icon: "truck" as const,
            text: deliveryTime,
            more: texts.freeShipping(`${toldRates(shipping).free}${netNote(vat)}`),
          },
        ]),
    { icon: "return", text: returnPromise().line(promotions.returnDays) },
    { icon: "lock", text: frameTexts().secureCheckout },
  ];
  return (
    <div className="mt-6 border-t border-line pt-5 text-sm">
      <ul className="grid gap-3">
        {promises.map((promise) => (
          <li key={promise.text} className="flex gap-2.5">
            <Icon name={promise.icon} className="size-5 shrink-0" />
            <p>
              {promise.text}
              {promise.more ? <span className="block">{promise.more}</span> : null}
            </p>
          </li>
        ))}
      </ul>
      <a
        href={localPath(guarantee.path)}
        className="mt-2 inline-flex min-h-11 items-center text-muted underline underline-offset-4"
      >
        {guarantee.text}
      </a>
    </div>
  );
});
