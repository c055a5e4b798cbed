import type { MeasuredStep } from "#app/features/selling/checkout/reached-steps.ts";
import { parseConsent } from "#app/features/shop/consent/consent.ts";
import { measuredShare, pageKindOf } from "#app/features/shop/vitals/page-kind.ts";
import { withoutLanguage } from "#app/shared/language/languages.ts";

import { watchVitals } from "./watch-vitals.ts";

/** A window that is narrower is a phone's. */
const desktopWidth = 768;

/**
 * Measures this document until it is left, for who allows it: its times once, and each step of its checkout once. It is sent whenever the
 * page is hidden, which is the last that a browser tells of; nothing is stored. A choice that is taken back meanwhile holds.
 */
function measurePage(): void {
  const page = pageKindOf(openedPath());
  let vitals = Math.random() < measuredShare ? watchVitals() : null;
  const sent = new Set<MeasuredStep>();
  const send = () => {
    if (document.visibilityState !== "hidden" || !isAllowed()) return;
    const steps = [...(window.reachedSteps ?? [])].filter((step) => !sent.has(step));
    const times = vitals?.() ?? {};
    vitals = null;
    if (steps.length === 0 && Object.keys(times).length === 0) return;
    for (const step of steps) sent.add(step);
    const device = window.innerWidth < desktopWidth ? "phone" : "desktop";
    const body = { page, device, ...times, ...(steps.length > 0 && { steps }) };
    navigator.sendBeacon("/api/measurements", JSON.stringify(body));
  };
  document.addEventListener("visibilitychange", send);
}

/** The path, without its language, that the document was opened at, wherever its visit has led since. */
function openedPath(): string {
  const [entry] = performance.getEntriesByType("navigation");
  return withoutLanguage(new URL(entry?.name ?? location.href).pathname);
}

function isAllowed(): boolean {
  return parseConsent(document.cookie)?.includes("analytics") ?? false;
}

// A module runs once in a document, however often it is asked for.
if (isAllowed() && "sendBeacon" in navigator) measurePage();
