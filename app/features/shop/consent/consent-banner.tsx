import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";

import { Button, TextButton } from "#app/ui/button.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { saveConsent } from "./consent-store.ts";
import { consentTexts } from "./consent.texts.ts";
import { askedPurposes, type Consent } from "./consent.ts";

const ConsentSettings = lazyWithRetry(() => import("./consent-settings.tsx"));

/**
 * The cookie banner: along the bottom of the window, not blocking the page. Both answers look alike and stay visible at any
 * zoom. The page gets its height as padding below its end (`--bottom-taken`), so that it hides nothing for good.
 */
export default function ConsentBanner() {
  const texts = consentTexts();
  const banner = useRef<HTMLElement>(null);
  const [customizing, setCustomizing] = useState(false);
  useEffect(() => {
    const page = document.documentElement;
    const element = banner.current;
    const observer = new ResizeObserver(() => {
      page.style.setProperty("--bottom-taken", `${element?.offsetHeight ?? 0}px`);
    });
    if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.removeProperty("--bottom-taken");
    };
  }, []);
  // Returns the focus to where it came from, else to the page: it would be lost with the banner.
  useEffect(() => {
    const element = banner.current;
    let cameFrom: Element | null = null;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !element?.contains(relatedTarget)) cameFrom = relatedTarget;
    };
    element?.addEventListener("focusin", onFocusIn);
    return () => {
      element?.removeEventListener("focusin", onFocusIn);
      const back = cameFrom?.isConnected ? cameFrom : document.querySelector("main");
      if (document.activeElement === document.body) (back as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, []);
  const answer = (consent: Consent) => {
    // At once: it is unmounted later.
    if (banner.current) banner.current.style.visibility = "hidden";
    saveConsent(consent);
  };
  const answers = (
    <div className="sticky bottom-0 grid shrink-0 grid-cols-2 items-stretch gap-x-2 bg-paper pt-2 pb-1 sm:grid-cols-[1fr_1fr_auto] sm:py-3 lg:grid-cols-[13rem_13rem_auto]">
      <Button size="small" className="px-2 leading-4" onClick={() => answer([])}>
        {texts.reject}
      </Button>
      <Button size="small" className="px-2 leading-4" onClick={() => answer(askedPurposes)}>
        {texts.accept}
      </Button>
      <TextButton className="min-h-11 px-4 max-sm:col-span-2" onClick={() => setCustomizing(true)}>
        {texts.customize}
      </TextButton>
    </div>
  );
  return (
    <section
      ref={banner}
      aria-labelledby="cookies"
      data-keep-clear
      className="fixed inset-x-0 bottom-0 z-40 max-h-[70dvh] overflow-y-auto border-t border-ink bg-paper text-ink"
    >
      <div
        className={`page gap-x-8 ${customizing ? "max-w-3xl py-4" : "flex flex-col pt-3 lg:flex-row lg:items-center lg:pt-0"}`}
      >
        <div className="grow">
          <h2 id="cookies" className={customizing ? "font-semibold" : "sr-only"}>
            {texts.cookies}
          </h2>
          <p className={`text-sm leading-5 text-muted ${customizing ? "mt-1 mb-4" : ""}`}>
            {texts.question}
            <Link to="/cookie-policy" className="text-ink underline underline-offset-4">
              {texts.policy}
            </Link>
          </p>
        </div>
        {customizing ? (
          <Suspense fallback={answers}>
            <ConsentSettings onSave={answer} stickyActions />
          </Suspense>
        ) : (
          answers
        )}
      </div>
    </section>
  );
}
