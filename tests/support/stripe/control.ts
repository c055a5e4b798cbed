import { payOut } from "./balance-transactions.ts";
import { completeAction, decideProcessing } from "./confirm-intent.ts";
import { moveDispute, openDispute } from "./disputes.ts";
import { addFault } from "./faults.ts";
import type { DisputeStatus } from "./objects.ts";
import { settleRefund } from "./refunds.ts";
import { type DeliveryPlan, type Fault, newState, type State } from "./state.ts";
import { errorBody, missing, StripeError } from "./stripe-error.ts";
import { deliver, enqueueDeliveries } from "./webhooks.ts";

type Send = (request: Request) => Promise<Response>;

/** What a test says to the stand-in: `POST /control/<command>` with JSON. README.md lists them. */
const commands: Readonly<Record<string, (state: State, body: never, send: Send) => unknown>> = {
  reset: (state) => Object.assign(state, newState(state.now, state.origin)),
  keys: (state, { secret = [], publishable = [] }: { secret?: string[]; publishable?: string[] }) => {
    state.secretKeys = new Set(secret);
    state.publishableKeys = new Set(publishable);
  },
  faults: (state, body: Partial<Fault> | Partial<Fault>[]) => {
    state.faults = [];
    for (const fault of Array.isArray(body) ? body : [body]) addFault(state, fault);
  },
  settings: (state, body: Partial<Pick<State, "latencyMs" | "refundsBegin" | "wallets">>) => Object.assign(state, body),
  endpoint: (
    state,
    { url, secrets, enabledEvents = ["*"] }: { url: string; secrets: string[]; enabledEvents?: string[] },
  ) => {
    state.endpoints = [{ url, secrets, enabledEvents }];
  },
  webhooks: (state, plan: Partial<DeliveryPlan>) => Object.assign(state.plan, plan),
  deliver: async (state, _: object, send) => ({
    sent: await deliver(state, send, true),
    left: state.deliveries.length,
  }),
  replay: (state, { event }: { event: string }) => {
    const known = state.events.get(event);
    if (!known) throw missing("event", event);
    enqueueDeliveries(state, known);
  },
  act: (state, { intent, choice }: { intent: string; choice: "approve" | "fail" | "process" }) => ({
    next: completeAction(state, intent, choice),
  }),
  decide: (state, { intent, succeeds }: { intent: string; succeeds: boolean }) =>
    decideProcessing(state, intent, succeeds),
  refund: (
    state,
    { refund, status, reason = "declined" }: { refund: string; status: "succeeded" | "failed"; reason?: string },
  ) => settleRefund(state, refund, status, reason),
  dispute: (
    state,
    { intent, ...options }: { intent: string; reason?: string; amount?: number; status?: DisputeStatus },
  ) => {
    const charge = state.charges.get(state.intents.get(intent)?.latest_charge ?? "");
    if (!charge) throw missing("charge", intent);
    return openDispute(state, charge, options);
  },
  "move-dispute": (state, { dispute, status }: { dispute: string; status: DisputeStatus }) =>
    moveDispute(state, dispute, status),
  payout: (state, { currency }: { currency: string }) => payOut(state, currency),
};

/** Answers `/control/…`: a command, or `GET /control/state` with all objects, calls and waiting deliveries. */
export async function answerControl(state: State, request: Request, send: Send): Promise<Response> {
  const name = new URL(request.url).pathname.slice("/control/".length);
  if (request.method === "GET" && name === "state") return Response.json(snapshot(state));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (request.method !== "POST" || !command) return Response.json({ error: `No command ${name}` }, { status: 404 });
  const text = await request.text();
  try {
    const result = await command(state, (text === "" ? {} : JSON.parse(text)) as never, send);
    return Response.json(result === state || result === undefined ? {} : result);
  } catch (error) {
    if (error instanceof StripeError) return Response.json(errorBody(error), { status: error.status });
    throw error;
  }
}

const snapshot = (state: State) => ({
  intents: [...state.intents.values()],
  charges: [...state.charges.values()],
  refunds: [...state.refunds.values()],
  disputes: [...state.disputes.values()],
  transactions: [...state.transactions.values()],
  payouts: [...state.payouts.values()],
  events: [...state.events.values()],
  calls: state.calls,
  deliveries: state.deliveries,
});
