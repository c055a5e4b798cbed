import Stripe from "stripe";
import { describe, expect, it } from "vitest";

import { openStripeStandIn } from "./stripe-stand-in.ts";

/** A stand-in, Stripe's own client for it, and raw calls for what that client would not send. */
function open() {
  const clock = { now: 1_800_000_000 };
  const standIn = openStripeStandIn({ now: () => clock.now });
  const send = (input: RequestInfo | URL, init?: RequestInit) => standIn.handle(new Request(input, init));
  const stripe = new Stripe("sk_test_stand_in_key", {
    httpClient: Stripe.createFetchHttpClient(send),
    maxNetworkRetries: 0,
  });
  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const response = await send(`http://stripe.test${path}`, {
      method: "POST",
      headers: {
        Authorization: "Bearer sk_test_stand_in_key",
        "Content-Type": "application/x-www-form-urlencoded",
        ...headers,
      },
      body,
    });
    return {
      status: response.status,
      replayed: response.headers.get("Idempotent-Replayed"),
      body: await response.json<Answered>(),
    };
  };
  const create = (change: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
    stripe.paymentIntents.create({
      amount: 49_900,
      currency: "sek",
      allowed_payment_method_types: ["card"],
      ...change,
    });
  const paid = async () => {
    const { id } = await create();
    return stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
  };
  return { standIn, stripe, post, create, paid, clock };
}

/** What Stripe answers to a raw call, as far as the tests look. */
interface Answered {
  status: string;
  error: { code: string; type: string };
}

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught as Stripe.errors.StripeError,
  );
  return error && { status: error.statusCode, code: error.code, param: error.param };
};

describe("who may call", () => {
  it("refuses no key, a live key, a key that is not the account's, and JSON", async () => {
    const { standIn, post } = open();
    const body = "amount=1000&currency=sek";
    expect((await post("/v1/payment_intents", body, { Authorization: "" })).status).toBe(401);
    expect((await post("/v1/payment_intents", body, { Authorization: "Bearer sk_live_0123456789" })).status).toBe(401);
    expect((await post("/v1/payment_intents", '{"amount":1000}', { "Content-Type": "application/json" })).status).toBe(
      400,
    );
    await standIn.control("keys", { secret: ["sk_test_another_key"] });
    expect((await post("/v1/payment_intents", body)).status).toBe(401);
  });

  it("lets a publishable key confirm by the client secret alone", async () => {
    const { post, create } = open();
    const { id, client_secret: secret } = await create();
    const pay =
      "payment_method_data[type]=card&payment_method_data[card][number]=4242424242424242&payment_method_data[card][exp_month]=12&payment_method_data[card][exp_year]=2040";
    const asBrowser = (path: string, fields: string) =>
      post(path, `key=pk_test_stand_in&${fields}`, { Authorization: "" });
    expect((await asBrowser(`/v1/payment_intents/${id}/cancel`, "")).body.error.code).toBe("secret_key_required");
    expect((await asBrowser(`/v1/payment_intents/${id}/confirm`, `client_secret=${id}_secret_x&${pay}`)).status).toBe(
      400,
    );
    const shown = (amount: number) =>
      `client_context[mode]=payment&client_context[amount]=${amount}&client_context[currency]=sek&client_context[allowed_payment_method_types][]=card`;
    expect(
      (await asBrowser(`/v1/payment_intents/${id}/confirm`, `client_secret=${secret}&${pay}&${shown(1)}`)).status,
    ).toBe(400);
    expect(
      (await asBrowser(`/v1/payment_intents/${id}/confirm`, `client_secret=${secret}&${pay}&${shown(49_900)}`)).body
        .status,
    ).toBe("succeeded");
    // Card numbers come from a browser, never from a server.
    expect((await post(`/v1/payment_intents/${(await create()).id}/confirm`, pay)).status).toBe(402);
  });
});

describe("a payment", () => {
  it("is refused for an amount, a currency or a method that Stripe does not take", async () => {
    const { create, post } = open();
    expect(await refusal(create({ amount: 299 }))).toMatchObject({ status: 400, code: "amount_too_small" });
    expect(await refusal(create({ amount: 100_000_000 }))).toMatchObject({ code: "amount_too_large" });
    expect(await refusal(create({ currency: "xxx" }))).toMatchObject({ param: "currency" });
    const left = await create({ currency: "eur", allowed_payment_method_types: ["swish", "card"] });
    expect(left.payment_method_types).toEqual(["card"]);
    const former = await post("/v1/payment_intents", "amount=1000&currency=sek&payment_method_types[]=card");
    expect(former.body.error.code).toBe("payment_method_types_no_longer_supported");
    expect(await refusal(create({ allowed_payment_method_types: ["bitcoin"] }))).toMatchObject({
      param: "allowed_payment_method_types",
    });
    expect((await post("/v1/payment_intents", "amount=1000&currency=sek&colour=red")).body.error.code).toBe(
      "parameter_unknown",
    );
    expect((await post("/v1/payment_intents", "amount=10.5&currency=sek")).body.error.code).toBe(
      "parameter_invalid_integer",
    );
  });

  it("goes from declined to succeeded with the same intent, and no further", async () => {
    const { stripe, create } = open();
    const { id } = await create({ metadata: { order_id: "ord_1" } });
    const declined = await refusal(stripe.paymentIntents.confirm(id, { payment_method: "pm_card_chargeDeclined" }));
    expect(declined).toMatchObject({ status: 402, code: "card_declined" });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "card_declined" },
    });
    await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    const paid = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge.balance_transaction"] });
    const charge = paid.latest_charge as Stripe.Charge;
    const { amount, fee, net } = charge.balance_transaction as Stripe.BalanceTransaction;
    expect(paid).toMatchObject({ status: "succeeded", amount_received: 49_900, metadata: { order_id: "ord_1" } });
    expect({ amount, net }).toEqual({ amount: 49_900, net: 49_900 - fee });
    for (const again of [
      stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" }),
      stripe.paymentIntents.cancel(id),
    ])
      expect(await refusal(again)).toMatchObject({ status: 400, code: "payment_intent_unexpected_state" });
  });

  it("waits for the shopper at the bank, who approves, fails, or lets it be decided later", async () => {
    const { standIn, stripe, create } = open();
    const at = async (choice: string) => {
      const { id } = await create({ allowed_payment_method_types: ["swish"] });
      const method = { payment_method_data: { type: "swish" as const } };
      expect(await refusal(stripe.paymentIntents.confirm(id, method))).toMatchObject({ param: "return_url" });
      const waiting = await stripe.paymentIntents.confirm(id, {
        ...method,
        return_url: "https://shop.test/back?payment=1",
      });
      expect(waiting.status).toBe("requires_action");
      const { next } = await standIn.control<{ next: string }>("act", { intent: id, choice });
      expect(next).toContain(`https://shop.test/back?payment=1&payment_intent=${id}&payment_intent_client_secret=`);
      return id;
    };
    expect((await stripe.paymentIntents.retrieve(await at("approve"))).status).toBe("succeeded");
    expect((await stripe.paymentIntents.retrieve(await at("fail"))).status).toBe("requires_payment_method");
    const later = await at("process");
    expect(await refusal(stripe.paymentIntents.cancel(later))).toMatchObject({
      code: "payment_intent_unexpected_state",
    });
    await standIn.control("decide", { intent: later, succeeds: true });
    expect((await stripe.paymentIntents.retrieve(later)).status).toBe("succeeded");
  });

  it("ends for good when it is cancelled", async () => {
    const { stripe, create } = open();
    const { id } = await create();
    expect(await stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" })).toMatchObject({
      status: "canceled",
    });
    expect(await refusal(stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" }))).toMatchObject({
      code: "payment_intent_unexpected_state",
    });
  });
});

describe("an idempotency key", () => {
  const body = "amount=1000&currency=sek&allowed_payment_method_types[]=card";
  const withKey = { "Idempotency-Key": "key-1" };

  it("gets the first answer again, and is refused for another request, and at once", async () => {
    const { standIn, post, clock } = open();
    const both = await Promise.all([
      post("/v1/payment_intents", body, withKey),
      post("/v1/payment_intents", body, withKey),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const again = await post("/v1/payment_intents", body, withKey);
    expect(again).toMatchObject({ status: 200, replayed: "true" });
    expect(standIn.state.intents.size).toBe(1);
    for (const [path, other] of [
      ["/v1/payment_intents", `${body}&description=x`],
      ["/v1/refunds", body],
    ] as const)
      expect((await post(path, other, withKey)).body.error.type).toBe("idempotency_error");
    clock.now += 25 * 60 * 60;
    expect(await post("/v1/payment_intents", body, withKey)).toMatchObject({ status: 200, replayed: null });
  });

  it("keeps a decline and a 500, but neither what failed validation nor a rate limit", async () => {
    const { standIn, post, create } = open();
    const { id } = await create();
    const confirm = () =>
      post(`/v1/payment_intents/${id}/confirm`, "payment_method=pm_card_chargeDeclined", {
        "Idempotency-Key": "key-2",
      });
    await confirm();
    expect(await confirm()).toMatchObject({ status: 402, replayed: "true" });
    expect(standIn.state.charges.size).toBe(1);

    await standIn.control("faults", [{ kind: "error", when: "after" }, { kind: "rate-limit" }]);
    expect((await post("/v1/payment_intents", body, withKey)).status).toBe(500);
    expect((await post("/v1/payment_intents", body, { "Idempotency-Key": "key-3" })).status).toBe(429);
    expect(await post("/v1/payment_intents", body, withKey)).toMatchObject({ status: 500, replayed: "true" });
    expect(await post("/v1/payment_intents", body, { "Idempotency-Key": "key-3" })).toMatchObject({
      status: 200,
      replayed: null,
    });
    expect((await post("/v1/payment_intents", "amount=1&currency=sek", { "Idempotency-Key": "key-4" })).status).toBe(
      400,
    );
    expect((await post("/v1/payment_intents", body, { "Idempotency-Key": "key-4" })).status).toBe(200);
  });

  it("has the answer that a lost connection did not bring", async () => {
    const { standIn, post } = open();
    await standIn.control("faults", { kind: "timeout", when: "after" });
    await expect(post("/v1/payment_intents", body, withKey)).rejects.toThrow(TypeError);
    expect(await post("/v1/payment_intents", body, withKey)).toMatchObject({ status: 200, replayed: "true" });
    await standIn.control("faults", { kind: "timeout", when: "before" });
    await expect(post("/v1/payment_intents", body, { "Idempotency-Key": "key-5" })).rejects.toThrow(TypeError);
    expect(standIn.state.intents.size).toBe(1);
  });
});

describe("money that goes back", () => {
  it("is never more than was taken, and can fail after it was pending", async () => {
    const { standIn, stripe, paid, create } = open();
    expect(await refusal(stripe.refunds.create({ payment_intent: (await create()).id }))).toMatchObject({
      status: 400,
    });
    const { id } = await paid();
    await standIn.control("settings", { refundsBegin: "pending" });
    const part = await stripe.refunds.create({ payment_intent: id, amount: 40_000 });
    expect(await refusal(stripe.refunds.create({ payment_intent: id, amount: 9_901 }))).toMatchObject({
      param: "amount",
    });
    expect(part.status).toBe("pending");
    await standIn.control("refund", { refund: part.id, status: "failed" });
    await stripe.refunds.create({ payment_intent: id });
    expect(await refusal(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: "charge_already_refunded",
    });
    const moved = await stripe.balanceTransactions.list({ limit: 100 });
    expect(moved.data.map(({ amount }) => amount)).toEqual([-49_900, 40_000, -40_000, 49_900]);
  });

  it("is taken back by a dispute with its fee, and a disputed charge is not refunded", async () => {
    const { standIn, stripe, paid } = open();
    const { id } = await paid();
    const dispute = await standIn.control<Stripe.Dispute>("dispute", { intent: id, reason: "fraudulent" });
    expect(await refusal(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ code: "charge_disputed" });
    await standIn.control("move-dispute", { dispute: dispute.id, status: "won" });
    const [reinstated, taken] = (await stripe.balanceTransactions.list({ limit: 2 })).data;
    expect([taken?.amount, reinstated?.amount]).toEqual([-49_900, 49_900]);
    expect(taken?.fee).toBeGreaterThan(0);
  });
});

describe("lists", () => {
  it("come newest first, a page at a time, within a window of time", async () => {
    const { stripe, paid, clock } = open();
    for (let day = 0; day < 5; day++) {
      clock.now += 86_400;
      await paid();
    }
    const first = await stripe.balanceTransactions.list({ limit: 2 });
    const rest = await stripe.balanceTransactions.list({ limit: 3, starting_after: first.data[1]?.id ?? "" });
    expect([first.data.length, first.has_more, rest.data.length, rest.has_more]).toEqual([2, true, 3, false]);
    const window = { gte: clock.now - 2 * 86_400, lt: clock.now };
    expect((await stripe.balanceTransactions.list({ created: window })).data.length).toBe(2);
    expect((await stripe.events.list({ type: "payment_intent.succeeded", limit: 100 })).data.length).toBe(5);
    expect(await refusal(stripe.balanceTransactions.list({ limit: 101 }))).toMatchObject({ param: "limit" });
  });
});

describe("webhooks", () => {
  it("carry a signature that Stripe's own package accepts, and come again until they are answered with 200", async () => {
    const { standIn, stripe, paid } = open();
    const secret = "whsec_0123456789abcdef";
    const answers = [500, 200];
    const received: { type: string; valid: boolean }[] = [];
    const served = openStripeStandIn({
      send: async (request) => {
        const body = await request.text();
        const header = request.headers.get("Stripe-Signature") ?? "";
        const event = await stripe.webhooks.constructEventAsync(body, header, secret).catch(() => null);
        received.push({ type: event?.type ?? "", valid: event !== null });
        return new Response(null, { status: answers.shift() ?? 200 });
      },
    });
    await served.control("endpoint", {
      url: "https://shop.test/hook",
      secrets: [secret],
      enabledEvents: ["payment_intent.created"],
    });
    await served.control("webhooks", { copies: 2 });
    await served.handle(
      new Request("http://stripe.test/v1/payment_intents", {
        method: "POST",
        headers: { Authorization: "Bearer sk_test_stand_in_key", "Content-Type": "application/x-www-form-urlencoded" },
        body: "amount=1000&currency=sek&allowed_payment_method_types[]=card",
      }),
    );
    expect(await served.control("deliver")).toEqual({ sent: 2, left: 1 });
    expect(await served.control("deliver")).toEqual({ sent: 1, left: 0 });
    const good = { type: "payment_intent.created", valid: true };
    expect(received).toEqual([good, good, good]);

    await paid();
    const [event] = standIn.state.events.keys();
    const old = await standIn.webhookRequest(event ?? "", "https://shop.test/hook", secret, 1);
    const read = stripe.webhooks.constructEventAsync(
      await old.text(),
      old.headers.get("Stripe-Signature") ?? "",
      secret,
    );
    await expect(read).rejects.toThrow(/tolerance/);
  });
});
