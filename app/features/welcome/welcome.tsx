import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";

import { useSite } from "#app/features/site/use-site.ts";
import { later } from "#app/ui/later.ts";

import { noteWelcomeSeen, untilWelcome, visitStart, welcomeSeen } from "./first-visit.ts";

const WelcomePopup = later(() => import("./welcome-popup.tsx"));

/** Brings the welcome popup, 20 s after a session's first visit, once. It waits while someone is checking out. */
export function Welcome() {
  const { popupDelaySeconds } = useSite().promotions;
  const checkingOut = useLocation().pathname === "/checkout";
  const [stage, setStage] = useState<"waiting" | "due" | "shown" | "over">("waiting");
  useEffect(() => {
    const startedAt = visitStart(Date.now());
    if (welcomeSeen()) return;
    const timer = setTimeout(() => setStage("due"), untilWelcome(startedAt, Date.now(), popupDelaySeconds));
    return () => clearTimeout(timer);
  }, [popupDelaySeconds]);
  useEffect(() => {
    // Another tab of the session, or this one before a reload, may have shown it meanwhile.
    if (stage !== "due" || checkingOut) return;
    setStage(welcomeSeen() ? "over" : "shown");
    noteWelcomeSeen();
  }, [stage, checkingOut]);
  return <Suspense>{stage === "shown" ? <WelcomePopup onClose={() => setStage("over")} /> : null}</Suspense>;
}
