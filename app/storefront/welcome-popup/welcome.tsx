import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";

import { useConsent } from "#app/features/shop/consent/consent-store.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { hasCode, markWelcomeSeen, millisecondsUntilWelcome, visitStart, welcomeSeen } from "./first-visit.ts";

const WelcomePopup = lazyWithRetry(() => import("./welcome-popup.tsx"));

/** Pages of the purchase: no offer interrupts it. */
const excludedPages = /^\/(product|cj-product|test-product|cart|checkout|thank-you|offline)(\/|$)/;

/**
 * Shows the welcome popup once a session, 20 s after its first page view (S20): after the cookie banner is answered, and
 * not on pages of the purchase.
 */
export function Welcome() {
  const { popupDelaySeconds, popupShown } = useSite().promotions;
  const excluded = excludedPages.test(useLocation().pathname);
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
    setStage(welcomeSeen() || hasCode() ? "over" : "shown");
    markWelcomeSeen();
  }, [stage, blocked]);
  useEffect(() => {
    if (excluded) setStage((now) => (now === "shown" ? "over" : now));
  }, [excluded]);
  return <Suspense>{stage === "shown" ? <WelcomePopup onClose={() => setStage("over")} /> : null}</Suspense>;
}
