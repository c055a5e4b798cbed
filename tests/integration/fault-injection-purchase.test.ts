import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import {
  alwaysFail,
  type BindingCall,
  failAt,
  type FailingShop,
  type Fault,
  withFaults,
} from "#tests/support/failing-bindings.ts";
import { type FakeProvider, fakeProvider } from "#tests/support/fake-provider.ts";
import { expectOrderInvariants } from "#tests/support/order-invariants.ts";
import { openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { handleApi } from "#workers/api/app.ts";
import { runScheduledJobs } from "#workers/jobs/scheduled.ts";

/** The provider behind the test provider's methods: one that remembers, and fails as it is told. */
const chosen: { provider: FakeProvider } = { provider: fakeProvider() };
const shop = openTestShop();
const stock = 10;
const faults = ["before", "after"] as const;
type ProviderMethod = "create" | "process" | "conclude" | "refund";

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(sandboxProvider, "create").mockImplementation((...call) => chosen.provider.create(...call));
  vi.spyOn(sandboxProvider, "process").mockImplementation((...call) => chosen.provider.process(...call));
  vi.spyOn(sandboxProvider, "conclude").mockImplementation((...call) => chosen.provider.conclude(...call));
  vi.spyOn(sandboxProvider, "refund").mockImplementation((...call) => chosen.provider.refund(...call));
});
afterAll(() => void vi.restoreAllMocks());

interface Answer {
  path: string;
  status: number;
  body: { status: boolean; error?: string; code?: string; id?: string; data?: { id: string; status: string }[] };
}

/** A browser of its own address that buys two of a new garment, and presses the button again when it is told of a failure. */
async function buy(failing: FailingShop) {
  const garment = newId("garment");
  const address = `2001:db8:${garment.slice(-4)}::1`;
  await stockGarment(shop.db, { id: garment, stock });
  const answers: Answer[] = [];
  const call = async (path: string, data: object): Promise<Answer> => {
    const request = new Request(`https://shop.example/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": address },
      body: JSON.stringify(data),
    });
    const response = await handleApi(request, failing);
    const answer = { path, status: response.status, body: await response.json<Answer["body"]>() };
    answers.push(answer);
    return answer;
  };
  const database = (collection_name: string, command: string, data: object) =>
    call("/db", { collection_name, command, data });

  const order = { ...orderOf(garment, { quantity: 2 }), idempotencyKey: newId("key") };
  let paid = false;
  await database("carts", "--create", { userId: newId("browser"), items: [] });
  for (let press = 1; press <= 2 && !paid; press++) {
    const placed = await database("orders", "--create", order);
    if (!placed.body.id) continue;
    const created = await call("/payments", { orderId: placed.body.id });
    paid = created.body.data?.[0]?.status === "succeeded";
    if (!created.body.id) continue;
    paid = (await call("/payments/process", { paymentId: created.body.id, token: "test_visa" })).status === 200;
  }
  await failing.finished();
  return { garment, answers, paid };
}

/** No call of a browser is left without an answer it can show: done, refused for a reason, or 'try again'. */
function expectTruthfulAnswers(answers: readonly Answer[]) {
  for (const { status, body } of answers) {
    expect([200, 201, 402, 409, 503]).toContain(status);
    expect(body.status).toBe(status < 300);
    if (status >= 300) expect(body.error).toMatch(/\w{3,}/);
  }
}

/** Buys while something fails, lets the jobs run once, and holds what came of it against what must be true. */
async function survives(faultOf: (call: BindingCall) => Fault | undefined, provider = fakeProvider()) {
  chosen.provider = provider;
  const failing = withFaults(shop, faultOf);
  const { garment, answers, paid } = await buy(failing);
  expectTruthfulAnswers(answers);
  await runScheduledJobs(shop, addMinutes(new Date(), 35), "*/5 * * * *");
  await shop.finished();
  const [order, ...more] = await expectOrderInvariants(shop.db, garment, stock, provider);
  expect(more).toEqual([]);
  if (paid) expect(order?.paymentStatus).toBe("paid");
  return { failing, order, paid, answers };
}

describe("a purchase while D1 fails", () => {
  it.each(faults)(
    "%s its work at any step loses no stock and no money, and one run of the jobs heals",
    async (fault) => {
      const { failing } = await survives(() => undefined);
      const steps = failing.calls.filter(({ binding }) => binding === "DB").length;
      expect(steps).toBeGreaterThan(8);
      for (let nth = 1; nth <= steps; nth++) await survives(failAt("DB", nth, fault));
    },
  );

  it("at every step is told, and nothing is placed", async () => {
    const { order, paid } = await survives(alwaysFail("DB"));
    expect([order, paid]).toEqual([undefined, false]);
  });
});

describe("a purchase succeeds as if nothing were wrong", () => {
  it.each(["CONFIG_CACHE", "STAFF_PREFERENCES", "MAIL_QUEUE", "MEDIA", "EMAIL"])(
    "while %s is down",
    async (binding) => {
      const { order, paid, answers } = await survives(alwaysFail(binding));
      expect(paid).toBe(true);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 200]);
      expect(order).toMatchObject({ paymentStatus: "paid", mails: 1 });
    },
  );

  it("while the page cache is down", async () => {
    const open = vi.spyOn(caches, "open").mockRejectedValue(new Error("the cache failed on purpose"));
    const { paid } = await survives(() => undefined);
    open.mockRestore();
    expect(paid).toBe(true);
  });
});

describe("a purchase while the provider fails", () => {
  const steps = ["create", "process"] as const;
  it.each(steps.flatMap((method) => faults.map((fault) => [method, fault] as const)))(
    "once at %s, %s its work, is paid at the next press at the latest",
    async (method, fault) => {
      const once = (called: ProviderMethod, nth: number) => (called === method && nth === 1 ? fault : undefined);
      const { paid } = await survives(() => undefined, fakeProvider(once));
      expect(paid).toBe(true);
    },
  );

  it.each(faults)("at every step, %s its work, and D1 with it at any: the jobs find out", async (fault) => {
    let down = true;
    const outage = (method: ProviderMethod) => (down && method !== "create" ? fault : undefined);
    for (let nth = 4; nth <= 12; nth++) {
      down = true;
      const provider = fakeProvider(outage);
      chosen.provider = provider;
      const failing = withFaults(shop, failAt("DB", nth, fault));
      const { garment, answers } = await buy(failing);
      expectTruthfulAnswers(answers);
      down = false;
      await runScheduledJobs(shop, addMinutes(new Date(), 35), "*/5 * * * *");
      await shop.finished();
      await expectOrderInvariants(shop.db, garment, stock, provider);
    }
  });
});
