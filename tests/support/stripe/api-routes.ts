import { confirmIntent } from "./confirm-intent.ts";
import { disputeById } from "./disputes.ts";
import type { Params } from "./form-body.ts";
import { listPage, wantedTypes } from "./lists.ts";
import { cancelIntent, createIntent, intentById, updateIntent } from "./payment-intents.ts";
import { textOf } from "./read-params.ts";
import { createRefund, refundById } from "./refunds.ts";
import type { State } from "./state.ts";
import { missing } from "./stripe-error.ts";

interface Call {
  state: State;
  id: string;
  params: Params;
  /** Made with a publishable key, by Stripe.js. */
  fromBrowser: boolean;
}

interface ApiRoute {
  method: "GET" | "POST";
  path: RegExp;
  /** Stripe.js may make this call, with the intent's client secret. */
  browser?: true;
  answer: (call: Call) => object;
}

const found = <T>(kind: string, items: ReadonlyMap<string, T>, id: string): T => {
  const item = items.get(id);
  if (!item) throw missing(kind, id);
  return item;
};

/** The calls of Stripe's API that the stand-in answers. */
export const apiRoutes: readonly ApiRoute[] = [
  { method: "POST", path: /^\/v1\/payment_intents$/, answer: ({ state, params }) => createIntent(state, params) },
  {
    method: "GET",
    path: /^\/v1\/payment_intents$/,
    answer: ({ state, params }) => listPage(state.intents.values(), params, "/v1/payment_intents"),
  },
  {
    method: "GET",
    path: /^\/v1\/payment_intents\/([^/]+)$/,
    browser: true,
    answer: ({ state, id }) => intentById(state, id),
  },
  {
    method: "POST",
    path: /^\/v1\/payment_intents\/([^/]+)$/,
    answer: ({ state, id, params }) => updateIntent(state, id, params),
  },
  {
    method: "POST",
    path: /^\/v1\/payment_intents\/([^/]+)\/confirm$/,
    browser: true,
    answer: ({ state, id, params, fromBrowser }) => confirmIntent(state, id, params, fromBrowser),
  },
  {
    method: "POST",
    path: /^\/v1\/payment_intents\/([^/]+)\/cancel$/,
    answer: ({ state, id, params }) => cancelIntent(state, id, params),
  },
  { method: "GET", path: /^\/v1\/charges\/([^/]+)$/, answer: ({ state, id }) => found("charge", state.charges, id) },
  { method: "POST", path: /^\/v1\/refunds$/, answer: ({ state, params }) => createRefund(state, params) },
  {
    method: "GET",
    path: /^\/v1\/refunds$/,
    answer: ({ state, params }) => {
      const [intent, charge] = [textOf(params, "payment_intent"), textOf(params, "charge")];
      const refunds = [...state.refunds.values()].filter(
        (refund) =>
          (intent ?? refund.payment_intent) === refund.payment_intent && (charge ?? refund.charge) === refund.charge,
      );
      return listPage(refunds, params, "/v1/refunds");
    },
  },
  { method: "GET", path: /^\/v1\/refunds\/([^/]+)$/, answer: ({ state, id }) => refundById(state, id) },
  {
    method: "GET",
    path: /^\/v1\/disputes$/,
    answer: ({ state, params }) => {
      const intent = textOf(params, "payment_intent");
      const disputes = [...state.disputes.values()].filter(
        (each) => (intent ?? each.payment_intent) === each.payment_intent,
      );
      return listPage(disputes, params, "/v1/disputes");
    },
  },
  { method: "GET", path: /^\/v1\/disputes\/([^/]+)$/, answer: ({ state, id }) => disputeById(state, id) },
  {
    method: "GET",
    path: /^\/v1\/balance_transactions$/,
    answer: ({ state, params }) => {
      const wanted = (name: string) => textOf(params, name);
      const [type, source, payout, currency] = [wanted("type"), wanted("source"), wanted("payout"), wanted("currency")];
      const transactions = [...state.transactions.values()].filter(
        (each) =>
          (type ?? each.type) === each.type &&
          (source ?? each.source) === each.source &&
          (currency ?? each.currency) === each.currency &&
          (!payout || state.paidOutBy.get(each.id) === payout),
      );
      return listPage(transactions, params, "/v1/balance_transactions");
    },
  },
  {
    method: "GET",
    path: /^\/v1\/balance_transactions\/([^/]+)$/,
    answer: ({ state, id }) => found("balance_transaction", state.transactions, id),
  },
  {
    method: "GET",
    path: /^\/v1\/payouts$/,
    answer: ({ state, params }) => listPage(state.payouts.values(), params, "/v1/payouts"),
  },
  { method: "GET", path: /^\/v1\/payouts\/([^/]+)$/, answer: ({ state, id }) => found("payout", state.payouts, id) },
  {
    method: "GET",
    path: /^\/v1\/events$/,
    answer: ({ state, params }) => {
      const wanted = wantedTypes(params);
      const events = [...state.events.values()].filter(({ type }) => wanted?.(type) ?? true);
      return listPage(events, params, "/v1/events");
    },
  },
  { method: "GET", path: /^\/v1\/events\/([^/]+)$/, answer: ({ state, id }) => found("event", state.events, id) },
];
