import { useEffect } from "react";
import { useNavigate } from "react-router";

import { useSite } from "#app/features/shop/configuration/use-site.ts";
import { parseConsent } from "#app/features/shop/consent/consent.ts";

import { currentVisit, shouldReturnHome } from "./reload-home.ts";

const productPage = /^\/(cj-)?product\//;

/** A document is judged once, however often its pages change. */
let judged = false;

/** Sends a shopper home who reloaded a page while the browser held nothing of theirs (specification, section 2). */
export function useReturnHome(): void {
  const { display } = useSite();
  const navigate = useNavigate();
  useEffect(() => {
    const visit = judged ? null : currentVisit();
    judged = true;
    if (!display.reloadReturnsHome || !visit || !shouldReturnHome(visit, storedText)) return;
    void navigate("/", { replace: true });
  }, [display.reloadReturnsHome, navigate]);
}

/**
 * A browser that denies its storage is never sent anywhere: nobody knows what the shopper had. Nor is one that was asked to
 * keep no products, since it cannot tell which were looked at; before the answer, the page of a product tells.
 */
function storedText(key: string): string | null {
  const consent = parseConsent(document.cookie);
  if (consent ? !consent.includes("preference") : productPage.test(location.pathname)) return "not stored";
  try {
    return localStorage.getItem(key);
  } catch {
    return "denied";
  }
}
