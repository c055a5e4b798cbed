import { afterEach, expect, it, vi } from "vitest";

import { emptyCheckoutForm } from "./checkout-form.ts";
import { saveCheckoutDraft } from "./draft-store.ts";

afterEach(() => vi.unstubAllGlobals());

function openBrowser(setItem: () => void) {
  const dispatchEvent = vi.fn<(event: Event) => void>();
  vi.stubGlobal("window", { dispatchEvent });
  vi.stubGlobal("localStorage", { setItem, removeItem: () => undefined });
  return dispatchEvent;
}

it.each([
  ["stores", () => undefined],
  [
    "refuses",
    () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  ],
])("a change is told once, whether the browser %s it", (_, setItem) => {
  const told = openBrowser(setItem);
  saveCheckoutDraft({ ...emptyCheckoutForm, city: "Lund" });
  expect(told.mock.calls.map(([{ type }]) => type)).toEqual(["checkoutFormUpdated"]);
});
