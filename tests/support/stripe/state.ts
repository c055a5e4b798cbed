import type {
  BalanceTransaction,
  Charge,
  Dispute,
  PaymentIntent,
  PaymentMethodObject,
  Payout,
  Refund,
  StripeEvent,
} from "./objects.ts";

/** Everything one stand-in remembers: an account of Stripe in test mode. */
export interface State {
  /** The time in seconds. */
  now: () => number;
  /** Where browsers reach the stand-in: pages of redirect methods are on it. */
  origin: string;
  secretKeys: Set<string>;
  publishableKeys: Set<string>;
  intents: Map<string, PaymentIntent>;
  methods: Map<string, PaymentMethodObject>;
  /** The number of each card: it decides what the card does. */
  cardNumbers: Map<string, string>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  transactions: Map<string, BalanceTransaction>;
  payouts: Map<string, Payout>;
  /** The payout that paid each balance transaction out. */
  paidOutBy: Map<string, string>;
  events: Map<string, StripeEvent>;
  /** Where a confirmed intent sends the shopper back to, and what was chosen for it. */
  journeys: Map<string, Journey>;
  answers: Map<string, StoredAnswer>;
  faults: Fault[];
  endpoints: WebhookEndpoint[];
  deliveries: Delivery[];
  plan: DeliveryPlan;
  /** The status that new refunds get. */
  refundsBegin: "succeeded" | "pending";
  /** The wallets that browsers can use: `apple_pay`, `google_pay`. */
  wallets: string[];
  /** Milliseconds that each call takes. */
  latencyMs: number;
  /** Every call so far, for tests that count: method, path and idempotency key. */
  calls: { method: string; path: string; idempotencyKey: string | null; status: number }[];
  counter: number;
}

/** An intent whose shopper is at the bank. */
export interface Journey {
  returnUrl: string | null;
  method: PaymentMethodObject;
  /** What the card does once it is authenticated; null if it is approved. */
  decline: string | null;
}

/**
 * A failure that a test orders. `error` is a 500, `rate-limit` a 429, `lock` a 429 because of another call on the object; `timeout` answers nothing for
 * `hangMs` and then drops the connection. `after`: the work is done all the same.
 */
export interface Fault {
  kind: "error" | "rate-limit" | "lock" | "timeout";
  when: "before" | "after";
  /** The call it hits: its method, and the beginning of its path. */
  method: string | null;
  path: string;
  /** How many calls it hits; it hits `skip` calls less. */
  times: number;
  skip: number;
  hangMs: number;
}

/** What is kept under an idempotency key: the request it belongs to, and its answer once there is one. */
export interface StoredAnswer {
  request: string;
  answer: { status: number; body: string } | null;
  at: number;
}

export interface WebhookEndpoint {
  url: string;
  /** The signing secret, `whsec_…`. A second one while it is being rolled: both sign. */
  secrets: string[];
  /** Types of events; `*` for all. */
  enabledEvents: string[];
}

export interface Delivery {
  eventId: string;
  endpoint: WebhookEndpoint;
  attempts: number;
  /** The earliest time of the next attempt, in milliseconds. */
  dueAt: number;
  /** Statuses of the answers so far; 0 when there was none. */
  statuses: number[];
}

/** How deliveries go: held back until `deliver`, several copies, another order, late, or lost on the way at first. */
export interface DeliveryPlan {
  held: boolean;
  copies: number;
  order: "sent" | "reversed" | "random";
  delayMs: number;
  /** How many of the next attempts get lost before they reach the shop. */
  failFirst: number;
}

export function newState(now: () => number, origin: string): State {
  return {
    now,
    origin,
    secretKeys: new Set(),
    publishableKeys: new Set(),
    intents: new Map(),
    methods: new Map(),
    cardNumbers: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    transactions: new Map(),
    payouts: new Map(),
    paidOutBy: new Map(),
    events: new Map(),
    journeys: new Map(),
    answers: new Map(),
    faults: [],
    endpoints: [],
    deliveries: [],
    plan: { held: false, copies: 1, order: "sent", delayMs: 0, failFirst: 0 },
    refundsBegin: "succeeded",
    wallets: ["apple_pay", "google_pay"],
    latencyMs: 0,
    calls: [],
    counter: 0,
  };
}

/** A new id: unguessable, and in the order of creation when sorted among those of one second. */
export function newObjectId(state: State, prefix: string): string {
  state.counter += 1;
  const random = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36).padStart(2, "0"));
  return `${prefix}_${state.counter.toString(36).padStart(6, "0")}${random.join("")}`;
}

/** The objects that an id may be expanded to. */
export function objectById(state: State, id: string): object | undefined {
  return (
    state.intents.get(id) ??
    state.charges.get(id) ??
    state.refunds.get(id) ??
    state.disputes.get(id) ??
    state.transactions.get(id) ??
    state.payouts.get(id) ??
    state.methods.get(id)
  );
}
