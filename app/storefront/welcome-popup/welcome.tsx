import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";

import { useConsent } from "#app/features/shop/consent/consent-store.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import type { PagePath } from "#app/shared/pages.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { hasCode, markWelcomeSeen, millisecondsUntilWelcome, visitStart, welcomeSeen } from "./first-visit.ts";

const WelcomePopup = lazyWithRetry(() => import("./welcome-popup.tsx"));

/** Where people look around. No offer interrupts a purchase, a complaint or a question. */
const browsingPages: readonly PagePath[] = [
  "/",
  "/shop",
  "/mens-collection",
  "/womens-collection",
  "/accessories-collection",
  "/about",
];
const takesText = () => document.activeElement?.matches("input, textarea, select") ?? false;

/**
 * Shows the welcome popup once a session, 20 s after its first page view (S20): on pages where people look around, after the cookie
 * banner is answered, and never while somebody is writing.
 */
export function Welcome() {
  const { popupDelaySeconds, popupShown } = useSite().promotions;
  const { pathname, search } = useLocation();
  // Who searches wants what was found.
  const excluded = !browsingPages.some((path) => path === pathname) || new URLSearchParams(search).has("search");
  const blocked = useConsent() === null || excluded;
  const [stage, setStage] = useState<"waiting" | "due" | "shown" | "over">("waiting");
  useEffect(() => {
    const startedAt = visitStart(Date.now());
    if (!popupShown || welcomeSeen() || hasCode()) return;
    const timer = setTimeout(() => setStage("due"), millisecondsUntilWelcome(startedAt, Date.now(), popupDelaySeconds));
    return () => clearTimeout(timer);
  }, [popupDelaySeconds, popupShown]);
  useEffect(() => {
    // Another tab of the session, or this one before a reload, may have shown it meanwhile.
    if (stage !== "due" || blocked) return;
    const show = () => {
      if (takesText()) return;
      setStage(welcomeSeen() || hasCode() ? "over" : "shown");
      markWelcomeSeen();
    };
    show();
    // Once whoever was writing has left the field: shown a second time, it would count as seen before.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const afterBlur = () => {
      clearTimeout(timer);
      timer = setTimeout(show);
    };
    document.addEventListener("focusout", afterBlur);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("focusout", afterBlur);
    };
  }, [stage, blocked]);
  useEffect(() => {
    if (excluded) setStage((now) => (now === "shown" ? "over" : now));
  }, [excluded]);
  return <Suspense>{stage === "shown" ? <WelcomePopup onClose={() => setStage("over")} /> : null}</Suspense>;
}
