import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openBuiltShop, type BuiltShop } from "#tests/support/built-shop.ts";
import { closeConnections, type RawAnswer, type RawRequest, sendRaw } from "#tests/support/send-raw.ts";
import { callNames } from "#workers/api/app.ts";

import { callExamples, operationExamples } from "./fuzz/examples.ts";
import { apiRequests, formRequests, operationNames, pageRequests } from "./fuzz/requests.ts";
import { everyRoute } from "./fuzz/routes.ts";

/* FUZZ_INPUTS=100000 sends more inputs; FUZZ_SEED=… repeats a run. */
const inputs = Number(process.env.FUZZ_INPUTS ?? 4_000);
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const concurrency = 16;

const routes = everyRoute();
const withForms = routes.filter((route) => route.hasAction);
let shop: BuiltShop;
let origin: string;
let staff: string;

beforeAll(async () => {
  shop = await openBuiltShop("fuzz");
  origin = new URL(shop.origin).origin;
  staff = await shop.signIn();
}, 240_000);

afterAll(async () => {
  closeConnections();
  await shop?.stop();
});

/** Sends a share of the inputs; returns the first ten failures. */
async function failuresOf(requests: fc.Arbitrary<RawRequest>, share: number): Promise<string[]> {
  const queue = fc.sample(requests, { numRuns: Math.ceil(inputs * share), seed });
  const failures: string[] = [];
  const work = async () => {
    for (let request = queue.pop(); request; request = queue.pop()) {
      const sent = { ...request, headers: { origin, ...request.headers } };
      const answer = await sendRaw(origin, sent).catch((error: Error) => error);
      const failure = failureOf(answer);
      // Refusing a body before it was sent completely may close the connection.
      if (failure && !(answer instanceof Error && (sent.body?.byteLength ?? 0) > 100_000))
        failures.push(describeFailure(sent, failure));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return failures.slice(0, 10);
}

function failureOf(answer: RawAnswer | Error): string | null {
  if (answer instanceof Error) return `no answer: ${answer.message}`;
  if (answer.status >= 500 || answer.status < 200) return `${answer.status} ${answer.text.slice(0, 200)}`;
  if (answer.headers["x-content-type-options"] !== "nosniff") return `${answer.status} without security headers`;
  return null;
}

function describeFailure({ method, path, headers, body }: RawRequest, failure: string): string {
  const sent = body === undefined ? "" : JSON.stringify(body.toString("utf8").slice(0, 600));
  return `${failure} (FUZZ_SEED=${seed})\n${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${sent}`;
}

const asStaff = (requests: fc.Arbitrary<RawRequest>) =>
  requests.map((request) => ({ ...request, headers: { ...request.headers, cookie: staff } }));
const keepsSession = ({ pattern }: { pattern: string }) => pattern !== "/admin/sign-out" && pattern !== "/admin";

describe(`whatever anyone sends (seed ${seed}), the shop never fails`, { timeout: 30 * 60_000 }, () => {
  it("at its calls, from strangers", async () => {
    expect(await failuresOf(apiRequests(callNames), 0.35)).toEqual([]);
  });

  it("at its calls, from staff", async () => {
    expect(await failuresOf(asStaff(apiRequests(callNames)), 0.15)).toEqual([]);
  });

  it("at its pages, from strangers", async () => {
    expect(await failuresOf(pageRequests(routes), 0.25)).toEqual([]);
  });

  it("at its pages, from staff", async () => {
    const pages = routes.filter(({ pattern }) => pattern.startsWith("/admin"));
    expect(await failuresOf(asStaff(pageRequests(pages)), 0.05)).toEqual([]);
  });

  it("at its forms, from strangers", async () => {
    expect(await failuresOf(formRequests(withForms.filter(({ pattern }) => pattern !== "/admin")), 0.12)).toEqual([]);
  });

  it("at the sign-in, whose every try costs a password's hash", async () => {
    expect(await failuresOf(formRequests(withForms.filter(({ pattern }) => pattern === "/admin")), 0.01)).toEqual([]);
  });

  it("at its forms, from staff", async () => {
    expect(await failuresOf(asStaff(formRequests(withForms.filter(keepsSession))), 0.04)).toEqual([]);
  });

  it("at pages that take no form, when one is sent", async () => {
    expect(await failuresOf(formRequests(routes.filter((route) => !route.hasAction)), 0.03)).toEqual([]);
  });

  it("and is well afterwards", async () => {
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    expect((await fetch(`${origin}/shop`)).status).toBe(200);
  });
});

describe("what is tried", () => {
  it("begins from a valid body of every call", () => {
    expect(Object.keys(callExamples).toSorted()).toEqual(callNames.toSorted());
    expect(operationNames().filter((name) => !(name in operationExamples))).toEqual([
      "orders --delete",
      "discount_codes --append",
    ]);
  });

  it("reaches every route and every form of app/routes.ts", () => {
    expect(routes.map(({ pattern }) => pattern)).toEqual(
      expect.arrayContaining(["/", "/admin", "/contact", "/media/*", "/product/:id"]),
    );
    expect(withForms.length).toBeGreaterThanOrEqual(7);
  });
});
