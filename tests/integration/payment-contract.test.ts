import { describe, expect, it } from "vitest";

import type { PaymentAnswer, PaymentProvider, PaymentRequest } from "#app/features/selling/payments/provider.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { paymentMethodIds } from "#app/shared/payment-methods.ts";
import { openStripeShop } from "#tests/support/stripe-shop.ts";

/** What each provider's shoppers do, so that the same promises can be tested of all. */
interface Candidate {
  provider: PaymentProvider;
  /** Pays by card, or is declined, as far as the browser does it; returns what the browser then tells the shop. */
  act: (reference: string, outcome: "pays" | "is declined" | "gives up") => Promise<PaymentAnswer>;
}

function overStripe(): Candidate {
  const { provider, confirm } = openStripeShop();
  return {
    provider,
    act: async (reference, outcome) => {
      if (outcome !== "gives up")
        await confirm(reference, outcome === "pays" ? "pm_card_visa" : "pm_card_chargeDeclinedInsufficientFunds");
      return { returned: true };
    },
  };
}

function overTest(): Candidate {
  const tokens = { pays: "test_visa", "is declined": "test_insufficient_funds", "gives up": "test_unknown" };
  return { provider: sandboxProvider, act: async (_reference, outcome) => ({ token: tokens[outcome] }) };
}

const order: PaymentRequest = {
  orderId: "ord_1",
  orderNumber: "PM-10000001",
  amountOre: 499_00,
  currency: "SEK",
  method: "card",
  country: "Sweden",
};

async function created({ provider }: Candidate, change: Partial<PaymentRequest> = {}, key = "ord_1:card:0") {
  const payment = await provider.create({ ...order, ...change }, key);
  if ("refused" in payment) throw new Error(payment.refused);
  return payment;
}

describe.each([
  ["stripe", overStripe],
  ["test", overTest],
])("the provider '%s'", (name, open) => {
  it("has a name, and tells the browser which fields are its own", () => {
    const { provider } = open();
    expect(provider.name).toMatch(new RegExp(`^${name}`));
    expect(provider.clientPart.provider).toBe(name);
  });

  it("creates a payment once for a key, for each of the eight methods, and takes nothing yet", async () => {
    const candidate = open();
    for (const method of paymentMethodIds) {
      const first = await created(candidate, { method }, `ord_1:${method}:0`);
      expect(await created(candidate, { method }, `ord_1:${method}:0`)).toEqual(first);
      expect((await created(candidate, { method }, `ord_1:${method}:1`)).reference).not.toBe(first.reference);
    }
  });

  it("says that a payment succeeded, however often it is asked", async () => {
    const candidate = open();
    const { reference } = await created(candidate);
    const answer = await candidate.act(reference, "pays");
    for (const key of ["pay_1:1", "pay_1:1", "pay_1:2"])
      expect(await candidate.provider.process(reference, answer, key)).toMatchObject({ status: "succeeded" });
  });

  it("declines in words that are the same for the same cause, and without codes", async () => {
    const candidate = open();
    const { reference } = await created(candidate);
    const declined = await candidate.provider.process(reference, await candidate.act(reference, "is declined"), "key");
    expect(declined).toMatchObject({ status: "declined", reason: "Your card has insufficient funds." });
    const left = await created(candidate, {}, "ord_1:card:1");
    const given = await candidate.provider.process(
      left.reference,
      await candidate.act(left.reference, "gives up"),
      "key",
    );
    expect(given).toMatchObject({ status: "declined", reason: expect.stringMatching(/^[A-Z][\w ',.]+\.$/) });
  });

  it("ends a payment that nobody made, however often it is asked", async () => {
    const candidate = open();
    const { reference } = await created(candidate);
    const ended = await candidate.provider.conclude(reference);
    expect(ended.status).toBe("declined");
    expect(await candidate.provider.conclude(reference)).toEqual(ended);
  });

  it("refunds once for a key, in parts and to the end", async () => {
    const candidate = open();
    const { reference } = await created(candidate);
    await candidate.provider.process(reference, await candidate.act(reference, "pays"), "key");
    const refund = (refundId: string, amountOre: number) =>
      candidate.provider.refund(reference, { amountOre, currency: "SEK" }, { refundId, idempotencyKey: refundId });
    const first = await refund("rfd_1", 100_00);
    expect(first).toMatchObject({ status: "succeeded" });
    expect(await refund("rfd_1", 100_00)).toEqual(first);
    expect(await refund("rfd_2", 399_00)).toMatchObject({ status: "succeeded" });
  });

  it.each([
    ["nothing", {}],
    ["another scheme", { "Stripe-Signature": "t=1,v0=abc" }],
    ["nonsense", { "Stripe-Signature": "," }],
  ])("believes no event that is signed by %s", async (_, headers) => {
    const body = JSON.stringify({ id: "evt_1", type: "payment_intent.succeeded", data: { object: { id: "pi_1" } } });
    expect(await open().provider.readEvent(new Headers(headers), body)).toBeNull();
  });

  it("knows no payment, refund or dispute that it never made", async () => {
    const { provider } = open();
    expect(await provider.readPayment("pi_unknown")).toBeNull();
    expect(await provider.readRefund("re_unknown")).toBeNull();
    expect(await provider.readDispute("du_unknown")).toBeNull();
  });
});

describe("stripe", () => {
  it("binds a payment to its order, amount and currency, and says so when it succeeded", async () => {
    const { provider, confirm } = openStripeShop();
    const { reference } = await created({ provider, act: async () => ({ returned: true }) });
    expect(await provider.process(reference, { returned: true }, "key")).toMatchObject({ status: "declined" });
    await confirm(reference);
    const taken = { orderId: "ord_1", amountOre: 499_00, currency: "SEK" };
    expect(await provider.process(reference, { returned: true }, "key")).toEqual({ status: "succeeded", taken });
    expect(await provider.readPayment(reference)).toMatchObject({ ...taken, status: "succeeded", receivedOre: 499_00 });
  });

  it("ends a payment so that no browser can make it any more, and never one that was made or is being decided", async () => {
    const { provider, confirm, standIn, money } = openStripeShop();
    const candidate = { provider, act: async () => ({ returned: true as const }) };
    const ended = await created(candidate, {}, "a");
    expect(await provider.conclude(ended.reference)).toMatchObject({ status: "declined", ended: true });
    await confirm(ended.reference);
    const made = await created(candidate, {}, "b");
    await confirm(made.reference);
    expect(await provider.conclude(made.reference)).toMatchObject({ status: "succeeded" });
    const swish = await created(candidate, { method: "swish" }, "c");
    await confirm(swish.reference, "swish");
    await standIn.control("act", { intent: swish.reference, choice: "process" });
    expect(await provider.conclude(swish.reference)).toEqual({ status: "pending" });
    await standIn.control("decide", { intent: swish.reference, succeeds: true });
    expect(await provider.conclude(swish.reference)).toMatchObject({ status: "succeeded" });
    expect(money()).toHaveLength(2);
  });

  it("refuses in words what Stripe would refuse", async () => {
    const { provider, standIn } = openStripeShop();
    const refused = async (change: Partial<PaymentRequest>) => {
      const answer = await provider.create({ ...order, ...change }, JSON.stringify(change));
      return "refused" in answer ? answer.refused : null;
    };
    expect(await refused({ method: "swish", currency: "EUR" })).toContain("Swish only takes Swedish kronor");
    expect(await refused({ method: "klarna-direct", country: "Norway" })).toContain(
      "doesn't take Swedish kronor with a billing address in Norway",
    );
    expect(await refused({ method: "klarna-pay-later", currency: "EUR", country: "Finland" })).toBeNull();
    expect(await refused({ amountOre: 2_99 })).toContain("under 3 SEK");
    expect(await refused({ amountOre: 1_000_000_00 })).toContain("this size");
    expect(await refused({ currency: "USD" })).toBeNull();
    expect(standIn.state.calls.filter(({ status }) => status >= 400)).toEqual([]);
  });

  it("sends an idempotency key with every call that changes anything", async () => {
    const { provider, confirm, standIn } = openStripeShop();
    const candidate = { provider, act: async () => ({ returned: true as const }) };
    const { reference } = await created(candidate, {}, "a");
    await confirm(reference);
    await provider.refund(reference, { amountOre: 1_00, currency: "SEK" }, { refundId: "r", idempotencyKey: "r" });
    await provider.conclude((await created(candidate, {}, "b")).reference);
    const isOfShop = (path: string) => !path.endsWith("/confirm");
    const posts = standIn.state.calls.filter(({ method, path }) => method === "POST" && isOfShop(path));
    expect(posts).toHaveLength(4);
    for (const { idempotencyKey } of posts) expect(idempotencyKey).toBeTruthy();
  });

  it("lists what moved on the account, page by page, with fees and what each is of", async () => {
    const { provider, confirm, standIn } = openStripeShop();
    const { reference } = await created({ provider, act: async () => ({ returned: true }) });
    await confirm(reference);
    const made = await provider.refund(
      reference,
      { amountOre: 99_00, currency: "SEK" },
      { refundId: "r", idempotencyKey: "r" },
    );
    const { dispute } = { dispute: await standIn.control<{ id: string }>("dispute", { intent: reference }) };
    const page = await provider.listTransactions(new Date(0), new Date(Date.now() + 60_000), null);
    if (!page || page === "unknown-cursor") throw new Error("No page");
    expect(page.transactions).toMatchObject([
      { kind: "dispute", dispute: dispute.id, payment: reference, amountOre: -400_00 },
      { kind: "refund", refund: "reference" in made ? made.reference : "", payment: reference, amountOre: -99_00 },
      { kind: "charge", payment: reference, amountOre: 499_00, currency: "SEK" },
    ]);
    for (const { amountOre, feeOre, netOre } of page.transactions) expect(netOre).toBe(amountOre - feeOre);
    expect(await provider.listTransactions(new Date(0), new Date(1_000), null)).toEqual({
      transactions: [],
      next: null,
    });
    expect(await provider.listTransactions(new Date(0), new Date(), "txn_unknown")).toBe("unknown-cursor");
  });
});

describe("a failing Stripe", () => {
  const refundOf = ({ provider }: { provider: PaymentProvider }, reference: string) =>
    provider.refund(reference, { amountOre: 99_00, currency: "SEK" }, { refundId: "rfd_1", idempotencyKey: "rfd_1" });

  async function paid() {
    const shop = openStripeShop();
    const { reference } = await created({ provider: shop.provider, act: async () => ({ returned: true }) });
    await shop.confirm(reference);
    return { ...shop, reference };
  }

  it.each(["error", "rate-limit", "lock", "timeout"] as const)(
    "is repeated once by its own client: %s",
    async (kind) => {
      const { provider, standIn } = openStripeShop({ retries: 1 });
      await standIn.control("faults", { kind, path: "/v1/payment_intents" });
      await created({ provider, act: async () => ({ returned: true }) });
      expect(standIn.state.intents.size).toBe(1);
    },
  );

  it.each(["error", "timeout"] as const)(
    "creates one payment that is used although the answer got lost: %s",
    async (kind) => {
      const { provider, standIn } = openStripeShop();
      const candidate = { provider, act: async () => ({ returned: true as const }) };
      await standIn.control("faults", { kind, when: "after", method: "POST", path: "/v1/payment_intents" });
      await expect(created(candidate)).rejects.toThrow("Creating a payment: Stripe answered");
      const { reference } = await created(candidate);
      expect(await provider.process(reference, { returned: true }, "key")).toMatchObject({ status: "declined" });
    },
  );

  it.each(["error", "timeout"] as const)("refunds once although the answer got lost: %s", async (kind) => {
    const shop = await paid();
    await shop.standIn.control("faults", { kind, when: "after", method: "POST", path: "/v1/refunds" });
    expect(await refundOf(shop, shop.reference)).toMatchObject({ status: "succeeded" });
    expect(await refundOf(shop, shop.reference)).toMatchObject({ status: "succeeded" });
    expect(shop.money()).toEqual([{ taken: 499_00, refunded: 99_00 }]);
  });

  it("repeats a stored answer, which is not believed: a refund that failed since is told as failed", async () => {
    const shop = await paid();
    const made = await refundOf(shop, shop.reference);
    if (made.status === "failed") throw new Error(made.reason);
    await shop.standIn.control("refund", { refund: made.reference, status: "failed", reason: "declined" });
    expect(await refundOf(shop, shop.reference)).toEqual({
      status: "failed",
      reason: "the buyer's bank refused it",
      refusal: null,
    });
  });

  it("is not taken for a refusal: the refund stays unknown", async () => {
    const shop = await paid();
    await shop.standIn.control("faults", [{ method: "POST", path: "/v1/refunds" }]);
    await expect(refundOf(shop, shop.reference)).rejects.toThrow("Stripe answered 500");
    await shop.standIn.control("faults", [{ kind: "rate-limit", method: "POST", path: "/v1/refunds" }]);
    await expect(refundOf(shop, shop.reference)).rejects.toThrow("Stripe answered 429");
  });

  it("says for good that a disputed payment is not refunded", async () => {
    const shop = await paid();
    await shop.standIn.control("dispute", { intent: shop.reference });
    expect(await refundOf(shop, shop.reference)).toEqual({
      status: "failed",
      reason: "the buyer disputes the payment",
      refusal: "disputed",
    });
  });

  it("tells nothing of what was sent, nor of its keys, in an error", async () => {
    const { provider, standIn } = openStripeShop();
    await standIn.control("keys", { secret: ["sk_test_another_key"] });
    const error = await created({ provider, act: async () => ({ returned: true }) }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "StripeFailure", status: 401 });
    const told = `${String(error)} ${JSON.stringify(error)}`;
    expect(told).not.toMatch(/sk_test|secret|PM-10000001/);
    expect((error as Error).cause).toBeUndefined();
  });
});
