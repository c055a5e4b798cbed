import { Suspense, useRef } from "react";

import { useConsent } from "#app/features/consent/consent-store.ts";
import { useOpenedBy } from "#app/features/site/use-opened-by.ts";
import { Icon } from "#app/ui/icon.tsx";
import { later } from "#app/ui/later.ts";

import { useOverDark } from "./use-over-dark.ts";

const SupportPanel = later(() => import("./support-panel.tsx"));

/** The floating button of the Support Center: white over dark sections, black otherwise. Stands above the cookie banner. */
export function SupportButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, close] = useOpenedBy("openSupport");
  const overDark = useOverDark(button, useConsent() === null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label="Support Center"
        data-over={overDark ? "dark" : "light"}
        onClick={() => window.dispatchEvent(new Event("openSupport"))}
        className={`fixed right-4 bottom-[calc(var(--bottom-taken,0px)+1rem)] z-30 inline-flex size-14 items-center justify-center rounded-full shadow-lg transition-colors duration-300 hover:bg-volt hover:text-ink sm:right-6 sm:bottom-6 ${
          overDark ? "on-dark bg-white text-ink" : "bg-ink text-white"
        }`}
      >
        <Icon name="chat" />
      </button>
      <Suspense>{opened ? <SupportPanel onClose={close} /> : null}</Suspense>
    </>
  );
}
