import { memo } from "react";
import { useLocation } from "react-router";

import { useSite } from "#app/features/shop/content/use-site.ts";

import { frameTexts } from "./frame.texts.ts";

/** The line above every page but the checkout: what an order can count on. A phone has room for the first, a tablet for two. */
export const AnnouncementBar = memo(function AnnouncementBar() {
  const { words, isPreview } = useSite();
  const promises = useLocation().pathname === "/checkout" ? [] : words.announcement;
  if (promises.length === 0 && !isPreview) return null;
  return (
    <aside aria-label={frameTexts().promises} className="on-dark bg-ink text-white">
      {isPreview ? <p className="bg-volt p-2 text-center text-sm text-ink">{frameTexts().preview}</p> : null}
      <ul className="page flex h-9 items-center justify-center gap-x-10 text-sm font-medium md:justify-between">
        {promises.map((promise, index) => (
          <li key={promise} className={["", "max-md:hidden"][index] ?? "max-lg:hidden"}>
            {promise}
          </li>
        ))}
      </ul>
    </aside>
  );
});
