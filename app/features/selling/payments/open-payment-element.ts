import { currentLanguage } from "#app/shared/language/current-language.ts";
import { type PaymentMethod, paymentMethodName } from "#app/shared/payment-methods.ts";

import { paymentFieldTexts } from "./payment-fields.texts.ts";
import type { ConfirmedPart, PaymentFields } from "./payment-fields.ts";
import { stripeAppearance } from "./stripe-appearance.ts";
import type { Stripe, StripeError } from "./stripe-js.ts";
import { stripeMethods } from "./stripe-methods.ts";

export interface Price {
  amountOre: number;
  currency: string;
}

interface Listeners {
  onReady: () => void;
  onFailed: () => void;
  /** The wallet cannot be used in this browser, or can after all. */
  onUsable: (isUsable: boolean) => void;
}

interface OpenedElement extends PaymentFields {
  setPrice: (price: Price) => void;
  close: () => void;
}

/** Stripe's names of its wallets: as options, and as the type of what is chosen. */
const walletTypes = { applePay: "apple_pay", googlePay: "google_pay" } as const;

/** Errors whose text Stripe wrote for the shopper: what is wrong with the fields, or what the bank said. */
const errorsForShoppers = ["card_error", "validation_error"];

/**
 * Shows Stripe's Payment Element for one way to pay. It is made before the payment is, of the price that is shown (Stripe's
 * deferred mode): a payment of another amount or currency is refused by Stripe. Throws what Stripe.js throws.
 */
export function openPaymentElement(
  stripe: Stripe,
  place: HTMLElement,
  method: PaymentMethod,
  price: Price,
  listeners: Listeners,
): OpenedElement {
  const { type, wallet } = stripeMethods[method];
  const elements = stripe.elements({
    mode: "payment",
    ...priceOption(price),
    allowedPaymentMethodTypes: [type],
    locale: currentLanguage(),
    ...stripeAppearance(),
  });
  const element = elements.create("payment", {
    layout: { type: "tabs" },
    // The address is asked for above; Link would take the shopper's e-mail a second time.
    fields: { billingDetails: { name: "never", email: "never", address: "never" } },
    wallets: {
      applePay: wallet === "applePay" ? "auto" : "never",
      googlePay: wallet === "googlePay" ? "auto" : "never",
      link: "never",
    },
    ...(wallet && { paymentMethodOrder: [walletTypes[wallet], "card"] }),
  });
  let isUsable = true;
  element.on("ready", listeners.onReady);
  element.on("loaderror", listeners.onFailed);
  element.on("change", ({ value }) => {
    // A browser without the wallet is shown a card's fields in its place.
    isUsable = !wallet || value.type === walletTypes[wallet];
    listeners.onUsable(isUsable);
  });
  element.mount(place);
  return {
    method,
    submit: async () => {
      if (!isUsable) return unusableText(method);
      const { error } = await elements.submit().catch(lost);
      return error ? textOf(error) : null;
    },
    confirm: async (clientSecret, returnUrl, billing): Promise<ConfirmedPart> => {
      const confirmParams = { return_url: returnUrl, payment_method_data: { billing_details: billing } };
      const { error } = await stripe
        .confirmPayment({ elements, clientSecret, confirmParams, redirect: "if_required" })
        .catch(lost);
      // Any other error may have come after the money was taken: the server finds out.
      return error && errorsForShoppers.includes(error.type)
        ? { kind: "refused", message: textOf(error) }
        : { kind: "done" };
    },
    focus: () => element.focus(),
    setPrice: (now) => elements.update(priceOption(now)),
    close: () => element.destroy(),
  };
}

/** What to tell who chose a wallet that this browser does not have. */
export const unusableText = (method: PaymentMethod): string => paymentFieldTexts().notSetUp(paymentMethodName(method));

const priceOption = ({ amountOre, currency }: Price) => ({ amount: amountOre, currency: currency.toLowerCase() });

const lost = (): { error: StripeError } => ({ error: { type: "api_connection_error" } });

const textOf = ({ type, message }: StripeError): string =>
  errorsForShoppers.includes(type) && message ? message : paymentFieldTexts().notStarted;
