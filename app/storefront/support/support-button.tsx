import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { useConsent } from "#app/features/shop/consent/consent-store.ts";
import { Icon } from "#app/ui/icon.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { onIntent } from "#app/ui/on-intent.ts";
import { useOpenedBy } from "#app/ui/use-opened-by.ts";

import { supportName } from "./support-name.texts.ts";
import { useOverDark } from "./use-over-dark.ts";
import { useOverlapFreePlace } from "./use-overlap-free-place.ts";

/** Pages where the foot of a phone belongs to what is chosen and paid. Help is in the menu, and beside the order. */
const buying = /^\/(checkout$|(cj-)?product\/)/;

const loadPanel = () => import("./support-panel.tsx");
const SupportPanel = lazyWithRetry(loadPanel);
const panelIntent = onIntent(loadPanel);

/**
 * The floating button of the Support Center: white over dark sections, black otherwise. It is above the cookie banner, moves off
 * controls and texts, and is away on the way down a page, while a toast shows or a card's sizes are open, and on a phone where one
 * buys. The keyboard reaches it while it is away. An `openSupport` event whose detail is an order number opens the panel at the tracking of that order.
 */
export function SupportButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, close] = useOpenedBy("openSupport");
  const isBuying = buying.test(useLocation().pathname);
  const consentPending = useConsent() === null;
  const lift = useOverlapFreePlace(button, consentPending);
  const overDark = useOverDark(button, `${consentPending} ${lift}`);
  const shown = typeof lift === "number" || opened;
  const [trackingId, setTrackingId] = useState("");
  useEffect(() => {
    const take = (event: Event) => setTrackingId(event instanceof CustomEvent ? String(event.detail) : "");
    window.addEventListener("openSupport", take);
    return () => window.removeEventListener("openSupport", take);
  }, []);
  return (
    <>
      <div
        className={`pointer-events-none fixed right-4 bottom-[var(--bottom-taken,0px)] mb-4 z-30 focus-within:visible focus-within:opacity-100 [[data-corner-taken]_&:not(:focus-within)]:invisible sm:right-6 ${isBuying ? "max-md:hidden" : ""} ${
          shown ? "transition-opacity duration-150" : "opacity-0"
        }`}
      >
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-label={supportName().supportCenter}
          data-over={overDark ? "dark" : "light"}
          style={{ bottom: lift ?? 0 }}
          onClick={() => window.dispatchEvent(new Event("openSupport"))}
          {...panelIntent}
          className={`relative inline-flex size-11 items-center justify-center rounded-full border border-white/40 shadow-lg transition-colors hover:bg-volt hover:text-ink ${
            shown ? "pointer-events-auto" : "focus:pointer-events-auto"
          } ${overDark ? "on-dark bg-white text-ink" : "bg-ink text-white"}`}
        >
          <Icon name="chat" />
        </button>
      </div>
      <Suspense>{opened ? <SupportPanel trackingId={trackingId} onClose={close} /> : null}</Suspense>
    </>
  );
}
