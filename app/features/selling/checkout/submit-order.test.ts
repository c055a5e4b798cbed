import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { emptyCheckoutForm } from "./checkout-form.ts";
import { clearPurchaseKey } from "./purchase-key.ts";
import { submitOrder } from "./submit-order.ts";

interface Sent {
  content: string;
  idempotencyKey: string;
  replacesKey: string | null;
}

/** A shop that keeps orders by their keys as ours does, over a network that loses what a test says. */
function shop({ isLater = false } = {}) {
  const orders = new Map<string, { id: string; content: string; paid: boolean; closed: boolean }>();
  const charged: string[] = [];
  const network = { lost: "nothing" as "nothing" | "the order" | "the payment" | "the answer to the payment" };
  const refused = (code: string) => Response.json({ status: false, error: "No.", code }, { status: 409 });
  const told = ({ id }: { id: string }) =>
    Response.json({ data: [{ id, orderNumber: id, ...sums, confirmation: { ...confirmation, orderId: id } }] });

  function place({ idempotencyKey, replacesKey, ...content }: Sent) {
    const replaced = orders.get(replacesKey ?? "");
    const existing = orders.get(idempotencyKey);
    if (existing) return existing.content === JSON.stringify(content) ? told(existing) : refused("key-reused");
    if (replaced?.paid) return isLater ? refused("earlier-order-paid") : told(replaced);
    if (replaced) replaced.closed = true;
    const order = { id: `order-${orders.size + 1}`, content: JSON.stringify(content), paid: false, closed: false };
    orders.set(idempotencyKey, order);
    return told(order);
  }

  function answer(path: string, body: { data: Sent; orderId: string; paymentId: string }): Response {
    const orderOf = (id: string) => [...orders.values()].find((order) => order.id === id);
    if (path === "/api/db") return place(body.data);
    if (path === "/api/payments") {
      if (orderOf(body.orderId)?.closed) return refused("order-cancelled");
      const status = orderOf(body.orderId)?.paid ? "succeeded" : "created";
      return Response.json({ data: [{ id: body.orderId, status, nextStep: "card" }] });
    }
    const order = orderOf(body.paymentId);
    if (order && !order.paid) charged.push(order.id);
    if (order) order.paid = true;
    return Response.json({ status: true });
  }

  const fetched = async (path: string, { body }: { body: string }) => {
    if (path === "/api/db" && network.lost === "the order") throw new TypeError("Failed to fetch");
    if (path.endsWith("/process") && network.lost === "the payment") throw new TypeError("Failed to fetch");
    const answered = answer(path, JSON.parse(body) as never);
    if (path.endsWith("/process") && network.lost === "the answer to the payment")
      throw new TypeError("Failed to fetch");
    return answered;
  };
  const payable = () => [...orders.values()].filter(({ paid, closed }) => !paid && !closed).map(({ id }) => id);
  return { fetched, network, charged, payable, orders };
}

const sums = { subtotal: 299, discount: 0, shipping: 49, tax: 74.75, total: 422.75 };
const confirmation = {
  orderNumber: "PM-00000001",
  items: [],
  ...sums,
  vatIncluded: false,
  shippingMethod: "standard",
  estimatedDelivery: "2026-11-25T12:00:00.000Z",
  email: "asa.oberg@mail.example",
  shippingAddress: { name: "", address: "", city: "", postalCode: "", country: "" },
};

const buy = (change: Partial<typeof emptyCheckoutForm> = {}, submit = submitOrder) =>
  submit({
    form: { ...emptyCheckoutForm, paymentMethod: "card", ...change },
    card: { cardNumber: "4242 4242 4242 4242", cardExpiry: "12/40", cardCvc: "123" },
    lines: [],
    discount: null,
    totalOre: 422_75,
    informationVersion: "a".repeat(64),
  });

beforeEach(() => clearPurchaseKey());
afterEach(() => vi.unstubAllGlobals());

describe("a purchase whose payment was taken and whose answer was lost", () => {
  it("is not charged again, however often it is changed and however many of its tries get lost", async () => {
    const { fetched, network, charged } = shop();
    vi.stubGlobal("fetch", fetched);
    network.lost = "the answer to the payment";
    expect(await buy()).toEqual({ kind: "unknown" });
    network.lost = "the order";
    expect(await buy({ newsletterSubscription: true })).toEqual({ kind: "unknown" });
    network.lost = "nothing";
    expect(await buy({ marketingEmails: true })).toMatchObject({ kind: "paid", order: { id: "order-1" } });
    expect(charged).toEqual(["order-1"]);
  });
});

describe("a purchase that was paid hours ago without this browser's knowing", () => {
  it("is told when something else is ordered, and the next press orders that", async () => {
    const { fetched, network, charged } = shop({ isLater: true });
    vi.stubGlobal("fetch", fetched);
    network.lost = "the answer to the payment";
    await buy();
    network.lost = "nothing";
    expect(await buy({ newsletterSubscription: true })).toMatchObject({ kind: "refused", code: "earlier-order-paid" });
    expect(charged).toEqual(["order-1"]);
    expect(await buy({ newsletterSubscription: true })).toMatchObject({ kind: "paid", order: { id: "order-2" } });
    expect(charged).toEqual(["order-1", "order-2"]);
  });
});

/** The checkout in another tab of the same browser. */
async function otherTab(): Promise<typeof submitOrder> {
  vi.resetModules();
  return (await import("./submit-order.ts")).submitOrder;
}

describe("a purchase whose bank's page was closed", () => {
  beforeEach(() => {
    const held = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, text: string) => void held.set(key, text),
      removeItem: (key: string) => void held.delete(key),
    });
  });

  it("goes on in a new tab: the same order, or one in its place, and never two that can be paid", async () => {
    const { fetched, network, payable } = shop();
    vi.stubGlobal("fetch", fetched);
    // The order is placed and announced, and nobody ever pays it.
    network.lost = "the payment";
    await buy();
    await buy({}, await otherTab());
    expect(payable()).toEqual(["order-1"]);
    await buy({ newsletterSubscription: true }, await otherTab());
    expect(payable()).toEqual(["order-2"]);
    // The first tab's page still has the content of before.
    await buy();
    expect(payable()).toEqual(["order-3"]);
  });

  it("is ordered anew by one press once its order has expired", async () => {
    const { fetched, network, orders, charged } = shop();
    vi.stubGlobal("fetch", fetched);
    network.lost = "the payment";
    await buy();
    for (const order of orders.values()) order.closed = true;
    network.lost = "nothing";
    expect(await buy({}, await otherTab())).toMatchObject({ kind: "paid", order: { id: "order-2" } });
    expect(charged).toEqual(["order-2"]);
  });

  it("that is closed as soon as it is placed is refused, and not tried for ever", async () => {
    const { fetched, orders } = shop();
    vi.stubGlobal("fetch", async (path: string, init: { body: string }) => {
      for (const order of orders.values()) order.closed = true;
      return fetched(path, init);
    });
    expect(await buy()).toMatchObject({ kind: "refused", code: "order-cancelled" });
    expect(orders.size).toBe(1);
  });
});
