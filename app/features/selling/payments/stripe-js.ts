/* What the checkout uses of Stripe.js (docs.stripe.com/js). It is loaded from Stripe, on the checkout alone. */

export interface StripeError {
  type: string;
  code?: string;
  message?: string;
}

export interface BillingDetails {
  name: string;
  email: string;
  address: { line1: string; line2: string; city: string; state: string; postal_code: string; country: string };
}

export interface StripePaymentElement {
  mount: (place: HTMLElement) => void;
  destroy: () => void;
  focus: () => void;
  on: ((name: "ready", listener: () => void) => unknown) &
    ((name: "change", listener: (event: { value: { type: string } }) => void) => unknown) &
    ((name: "loaderror", listener: (event: { error: StripeError }) => void) => unknown);
}

export interface StripeElements {
  create: (type: "payment", options: object) => StripePaymentElement;
  update: (options: { amount: number; currency: string }) => void;
  submit: () => Promise<{ error?: StripeError }>;
}

export interface Stripe {
  elements: (options: object) => StripeElements;
  confirmPayment: (options: {
    elements: StripeElements;
    clientSecret: string;
    confirmParams: { return_url: string; payment_method_data: { billing_details: BillingDetails } };
    redirect: "if_required";
  }) => Promise<{ error?: StripeError; paymentIntent?: { status: string } }>;
}

type StripeFactory = (publishableKey: string) => Stripe;

/** Milliseconds after which the script counts as lost. */
const timeoutMs = 15_000;

let loading: Promise<StripeFactory> | null = null;

/** Loads Stripe.js once. Rejects when it does not come; the next call tries again. */
export function loadStripe(scriptUrl: string): Promise<StripeFactory> {
  loading ??= new Promise<StripeFactory>((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src: scriptUrl, async: true });
    const fail = () => {
      script.remove();
      loading = null;
      reject(new Error("Stripe.js could not be loaded"));
    };
    const late = setTimeout(fail, timeoutMs);
    script.addEventListener("error", () => {
      clearTimeout(late);
      fail();
    });
    script.addEventListener("load", () => {
      clearTimeout(late);
      const { Stripe } = window as { Stripe?: StripeFactory };
      if (Stripe) resolve(Stripe);
      else fail();
    });
    document.head.appendChild(script);
  });
  return loading;
}
