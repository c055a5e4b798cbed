import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";

import { useConsent } from "#app/features/consent/consent-store.ts";
import { useSite } from "#app/features/configuration/use-site.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { markWelcomeSeen, untilWelcome, visitStart, welcomeSeen } from "./first-visit.ts";

const WelcomePopup = lazyWithRetry(() => import("./welcome-popup.tsx"));

/** Pages where someone chooses, pays or has paid: no offer comes between. */
const quietPages = /^\/(product|cj-product|test-product|cart|checkout|thank-you|offline)(\/|$)/;

/**
 * Brings the welcome popup, 20 s after a session's first visit, once. It waits for the answer about cookies, so that there
 * are never two at once, and keeps off pages where people buy.
 */
export function Welcome() {
  const { popupDelaySeconds } = useSite().promotions;
  const quiet = quietPages.test(useLocation().pathname);
  const waits = useConsent() === null || quiet;
  const [stage, setStage] = useState<"waiting" | "due" | "shown" | "over">("waiting");
  useEffect(() => {
    const startedAt = visitStart(Date.now());
    if (welcomeSeen()) return;
    const timer = setTimeout(() => setStage("due"), untilWelcome(startedAt, Date.now(), popupDelaySeconds));
    return () => clearTimeout(timer);
  }, [popupDelaySeconds]);
  useEffect(() => {
    // Another tab of the session, or this one before a reload, may have shown it meanwhile.
    if (stage !== "due" || waits) return;
    setStage(welcomeSeen() ? "over" : "shown");
    markWelcomeSeen();
  }, [stage, waits]);
  useEffect(() => {
    if (quiet) setStage((now) => (now === "shown" ? "over" : now));
  }, [quiet]);
  return <Suspense>{stage === "shown" ? <WelcomePopup onClose={() => setStage("over")} /> : null}</Suspense>;
}
