import { useState } from "react";
import { useNavigate } from "react-router";

import { type CartLine, withLine } from "#app/features/selling/cart/cart-line.ts";
import { replaceCart } from "#app/features/selling/cart/cart-store.ts";
import type { Handoff } from "#app/features/selling/checkout-sessions/read-handoff.server.ts";
import { saveAgentLink } from "#app/features/selling/checkout/agent-link-store.ts";
import { saveCheckoutDraft, useCheckoutDraft } from "#app/features/selling/checkout/draft-store.ts";
import { applyCode } from "#app/features/selling/discounts/apply-code.ts";
import { saveDiscount } from "#app/features/selling/discounts/discount-store.ts";
import { showToast } from "#app/ui/toast.ts";

import { handoffTexts } from "./handoff.texts.tsx";

export type OpenHandoff = Extract<Handoff, { state: "open" }>;

/**
 * Takes what an agent put together to the checkout: its lines into the cart, before those that are to stay in it, its code, and what it
 * knew into the form. What it did not know stays as this browser has it.
 */
export function useTakeOver({ lines, discount, form, expiresAt }: OpenHandoff, token: string) {
  const navigate = useNavigate();
  const draft = useCheckoutDraft();
  const [busy, setBusy] = useState(false);

  const takeOver = async (others: readonly CartLine[]) => {
    setBusy(true);
    const cart = others.reduce<CartLine[]>(withLine, lines);
    if (!replaceCart(cart)) {
      setBusy(false);
      return showToast("error", handoffTexts().notSaved);
    }
    const known = Object.fromEntries(Object.entries(form).filter(([, text]) => text !== ""));
    saveCheckoutDraft({ ...draft, ...known });
    // The checkout asks again, and tells of a code that no longer holds.
    const applied = discount === null ? null : await applyCode(discount, cart, form.shippingMethod).catch(() => null);
    saveDiscount(applied?.valid ? applied : null);
    saveAgentLink({ token, expiresAt });
    void navigate("/checkout");
  };
  return { busy, takeOver };
}
