// The objects of Stripe's API that the shop meets, with the fields it may read. Amounts in the currency's minor unit (öre),
// times in seconds since 1970.

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "requires_capture"
  | "succeeded"
  | "canceled";

export type MethodType = "card" | "klarna" | "swish" | "mobilepay" | "paypal";

export interface PaymentIntent {
  id: string;
  object: "payment_intent";
  allowed_payment_method_types: MethodType[] | null;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  automatic_payment_methods: { enabled: boolean } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: "automatic" | "automatic_async";
  client_secret: string;
  confirmation_method: "automatic";
  created: number;
  currency: string;
  customer: null;
  description: string | null;
  last_payment_error: object | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Record<string, string>;
  next_action: Record<string, unknown> | null;
  payment_method: string | null;
  payment_method_options: object;
  payment_method_types: MethodType[];
  processing: null;
  receipt_email: string | null;
  shipping: object | null;
  statement_descriptor: string | null;
  statement_descriptor_suffix: string | null;
  status: IntentStatus;
}

export interface PaymentMethodObject {
  id: string;
  object: "payment_method";
  type: MethodType;
  created: number;
  livemode: false;
  billing_details: object;
  card?: { brand: string; last4: string; exp_month: number; exp_year: number; country: string; wallet: Wallet | null };
}

export interface Wallet {
  type: "apple_pay" | "google_pay";
}

export interface Charge {
  id: string;
  object: "charge";
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string | null;
  captured: boolean;
  created: number;
  currency: string;
  disputed: boolean;
  failure_balance_transaction: null;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Record<string, string>;
  outcome: object;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: object;
  refunded: boolean;
  status: "succeeded" | "pending" | "failed";
}

export type RefundStatus = "pending" | "requires_action" | "succeeded" | "failed" | "canceled";

export interface Refund {
  id: string;
  object: "refund";
  amount: number;
  balance_transaction: string | null;
  charge: string;
  created: number;
  currency: string;
  failure_balance_transaction?: string;
  failure_reason?: string;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string | null;
  status: RefundStatus;
}

export type DisputeStatus =
  | "warning_needs_response"
  | "warning_under_review"
  | "warning_closed"
  | "needs_response"
  | "under_review"
  | "won"
  | "lost";

export interface Dispute {
  id: string;
  object: "dispute";
  amount: number;
  balance_transactions: BalanceTransaction[];
  charge: string;
  created: number;
  currency: string;
  evidence_details: {
    due_by: number | null;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
  };
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string;
  status: DisputeStatus;
}

export interface BalanceTransaction {
  id: string;
  object: "balance_transaction";
  amount: number;
  available_on: number;
  created: number;
  currency: string;
  description: string | null;
  exchange_rate: number | null;
  fee: number;
  fee_details: { amount: number; application: null; currency: string; description: string; type: "stripe_fee" }[];
  net: number;
  reporting_category: string;
  source: string;
  status: "pending" | "available";
  type: string;
}

export interface Payout {
  id: string;
  object: "payout";
  amount: number;
  arrival_date: number;
  automatic: true;
  balance_transaction: string;
  created: number;
  currency: string;
  livemode: false;
  method: "standard";
  status: "paid";
}

export interface StripeEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: unknown; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}
