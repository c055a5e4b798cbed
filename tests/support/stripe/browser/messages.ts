// What Stripe.js and its element's frame say to each other. Types alone: the files that run in a browser import nothing else.

export interface ElementOptions {
  mode: string;
  amount: number;
  currency: string;
  allowedPaymentMethodTypes?: string[];
  locale?: string;
  appearance?: { variables?: Record<string, string>; rules?: Record<string, Record<string, string>> };
  fonts?: { family?: string; src?: string; weight?: string; cssSrc?: string }[];
}

export interface PaymentOptions {
  layout?: unknown;
  wallets?: { applePay?: string; googlePay?: string };
  paymentMethodOrder?: string[];
  fields?: { billingDetails?: Record<string, string> | string };
  business?: { name: string };
}

export interface BillingDetails {
  name?: string;
  email?: string;
  phone?: string;
  address?: Record<string, string>;
}

export interface StripeFault {
  type: string;
  code?: string;
  message: string;
  decline_code?: string;
  payment_intent?: Intent;
}

export interface Intent {
  id: string;
  status: string;
  client_secret: string;
  next_action: {
    type: string;
    redirect_to_url?: { url: string };
    swish_handle_redirect_or_display_qr_code?: { hosted_instructions_url: string };
    use_stripe_sdk?: { stripe_js: string };
  } | null;
  last_payment_error: StripeFault | null;
}

/** From the page to the frame. `id` names the answer. */
export type ToFrame =
  | { to: "frame"; kind: "options"; key: string; elements: ElementOptions; payment: PaymentOptions }
  | { to: "frame"; kind: "submit"; id: number }
  | { to: "frame"; kind: "wallet"; id: number; paid: boolean }
  | { to: "frame"; kind: "confirm"; id: number; clientSecret: string; returnUrl: string; billing: BillingDetails }
  | { to: "frame"; kind: "retrieve"; id: number; clientSecret: string }
  | { to: "frame"; kind: "focus" };

/** From the frame to the page. */
export type FromFrame =
  | { from: "stand-in"; kind: "loaded" }
  | { from: "stand-in"; kind: "ready" }
  | { from: "stand-in"; kind: "resize"; height: number }
  | { from: "stand-in"; kind: "change"; event: ChangeEvent }
  | { from: "stand-in"; kind: "focus" | "blur" }
  | { from: "stand-in"; kind: "answer"; id: number; error?: StripeFault; intent?: Intent; wallet?: string }
  | { from: "stand-in"; kind: "closed"; choice: string };

export interface ChangeEvent {
  elementType: "payment";
  empty: boolean;
  complete: boolean;
  collapsed: boolean;
  value: { type: string };
}
