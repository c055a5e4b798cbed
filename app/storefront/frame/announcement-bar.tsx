import { useSite } from "#app/features/configuration/use-site.ts";
import { formatPrice } from "#app/shared/money.ts";

/** The line above every page: what an order can count on. A phone has room for the first. */
export function AnnouncementBar() {
  const { shipping, promotions } = useSite();
  const promises = [
    `Free shipping from ${formatPrice(shipping.freeThresholdOre)}`,
    `${promotions.returnDays}-day returns, free exchanges`,
    "1-3 business days across Sweden",
  ];
  return (
    <aside aria-label="Delivery and returns" className="on-dark bg-ink text-white">
      <ul className="page flex h-9 items-center justify-center gap-x-10 text-sm font-medium md:justify-between">
        {promises.map((promise, index) => (
          <li key={promise} className={index === 0 ? "" : "max-md:hidden"}>
            {promise}
          </li>
        ))}
      </ul>
    </aside>
  );
}
