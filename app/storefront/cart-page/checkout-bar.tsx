import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";

import { amountWords } from "#app/shared/amount-words.texts.ts";
import { markPage } from "#app/ui/page-mark.ts";

interface Props {
  /** What the cart comes to, as it is shown. */
  total: string;
  children: ReactNode;
}

/**
 * The way to the checkout. On a phone it lies at the window's foot, with the total, until its own place is reached. It is one
 * button throughout, so that it keeps the focus.
 */
export function CheckoutBar({ total, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isAhead, setIsAhead] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    // All above the window counts as seen: whoever read on past the button needs no other. The bar's own height is no room.
    const watcher = new IntersectionObserver(
      ([entry]) => setIsAhead(entry !== undefined && !entry.isIntersecting && !matchMedia("(width >= 64rem)").matches),
      { rootMargin: "100000px 0px -64px 0px" },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  useLayoutEffect(() => (isAhead ? markPage("data-choice-bar") : undefined), [isAhead]);
  // The support button measures where it has room.
  useEffect(() => void window.dispatchEvent(new Event("resize")), [isAhead]);
  return (
    <div>
      {/* Where the button's place begins, which is empty while the button lies at the foot: no hole is left there. */}
      <div ref={place} />
      <div
        data-keep-clear
        className={
          isAhead
            ? "fixed inset-x-0 bottom-[var(--bottom-taken,0px)] z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] print:hidden"
            : ""
        }
      >
        <div className={isAhead ? "page grid grid-cols-[auto_1fr] items-center gap-4 py-2" : "grid"}>
          {isAhead ? (
            <p className="text-sm leading-5 tabular-nums">
              {amountWords().total}
              <span className="block font-semibold">{total}</span>
            </p>
          ) : null}
          {children}
        </div>
      </div>
    </div>
  );
}
