import { startTransition, Suspense, useEffect, useState } from "react";

import { useConsent } from "#app/features/shop/consent/consent-store.ts";
import { cookieSettingsEvent } from "#app/features/shop/consent/open-cookie-settings.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { registerServiceWorker } from "#app/service-worker/register.ts";
import { currentLanguage, currentLocale } from "#app/shared/language/current-language.ts";
import { SupportButton } from "#app/storefront/support/support-button.tsx";
import { Welcome } from "#app/storefront/welcome-popup/welcome.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { IntentPrefetch } from "./intent-prefetch.tsx";

const Tooltips = lazyWithRetry(() => import("#app/ui/tooltips.tsx"));

/** What comes to a page after it has loaded: the question about cookies, the support button, the welcome. */
export default function DeferredOverlays() {
  useEffect(registerServiceWorker, []);
  useEffect(measurePage, []);
  const wantsTooltips = useWantsTooltips();
  return (
    <>
      <LanguageGate />
      <ConsentGate />
      <CookieSettingsGate />
      <Welcome />
      <SupportButton />
      <IntentPrefetch />
      <Suspense>{wantsTooltips ? <Tooltips /> : null}</Suspense>
    </>
  );
}

/** Whether there is a pointer or a keyboard to show tooltips to: touch alone never sees one. */
function useWantsTooltips(): boolean {
  const [wanted, setWanted] = useState(() => matchMedia("(any-hover: hover)").matches);
  useEffect(() => {
    if (wanted) return;
    const onKeyDown = () => startTransition(() => setWanted(true));
    window.addEventListener("keydown", onKeyDown, { once: true });
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [wanted]);
  return wanted;
}

const LanguageOffer = lazyWithRetry(() => import("./language-offer.tsx"));

/**
 * Fetches what may offer another locale where the shop has several: for a browser that prefers another language than the page's, or that
 * alone of the two is in Swedish of Finland.
 */
function LanguageGate() {
  const { locales } = useSite();
  const { language } = navigator;
  const mayPrefer = !language.startsWith(currentLanguage()) || (language === "sv-FI") !== (currentLocale() === "sv-fi");
  return <Suspense>{locales && mayPrefer ? <LanguageOffer /> : null}</Suspense>;
}

const ConsentBanner = lazyWithRetry(() => import("#app/features/shop/consent/consent-banner.tsx"));

/** Shows the cookie banner until there is an answer. */
function ConsentGate() {
  return <Suspense>{useConsent() === null ? <ConsentBanner /> : null}</Suspense>;
}

/** Fetches what measures a page for who may have allowed it; it looks at the whole choice before it measures. Without it nothing is measured. */
function measurePage() {
  if (document.cookie.includes(".analytics.")) import("#app/storefront/measuring/measure-page.ts").catch(() => {});
}

const CookieSettings = lazyWithRetry(() => import("#app/features/shop/consent/cookie-settings.tsx"));

/** Opens the cookie settings when the footer asks for them. */
function CookieSettingsGate() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onOpen = (event: Event) => {
      event.preventDefault();
      startTransition(() => setOpen(true));
    };
    window.addEventListener(cookieSettingsEvent, onOpen);
    return () => window.removeEventListener(cookieSettingsEvent, onOpen);
  }, []);
  return <Suspense>{open ? <CookieSettings onClose={() => setOpen(false)} /> : null}</Suspense>;
}
