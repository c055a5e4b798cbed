import { describe, expect, it } from "vitest";

import { sandboxPaymentsOptIn } from "#app/platform/env/sandbox-payments.ts";

import { checkDeployment } from "./check.ts";
import { type DeploymentFacts, readFacts } from "./facts.ts";
import { releasedMigrations } from "./released-migrations.ts";
import { reportOf } from "./report.ts";

const now = new Date("2026-11-20T12:00:00Z");
const migrations = Object.entries(releasedMigrations).map(([file, hash]) => ({ file, hash }));
const vars = {
  PUBLIC_ORIGIN: "https://shop.example",
  MAIL_FROM: "hello@pulsemode.se",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
};
const secrets = ["AUTH_SECRET", "LINK_SECRET", "HEALTH_TOKEN", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];

/** A shop that is ready to take real money. */
const ready: DeploymentFacts = {
  vars,
  databaseIds: ["5f1c2f0e-4d5a-4a77-9d6e-2f6a3b1c9d10"],
  kvIds: ["0f2ac74b498b48028cb68387c421e279", "1f2ac74b498b48028cb68387c421e279"],
  hasEmailBinding: true,
  crons: ["*/5 * * * *", "20 3 * * *"],
  compatibilityDate: "2026-11-02",
  secrets,
  migrations,
  applied: migrations.map(({ file }) => file),
  vatMode: "included",
  hasOfficialNotice: true,
  unseen: null,
  secretFiles: [],
  stripeSecretKey: undefined,
};
const check = (change: Partial<DeploymentFacts>) =>
  checkDeployment({ ...ready, ...change }, now).map(({ level, what }) => `${level}: ${what}`);
const without = (...names: string[]) => secrets.filter((name) => !names.includes(name));
const stripe = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];

it("finds nothing wrong with a shop that is ready", () => {
  expect(check({})).toEqual([]);
  expect(reportOf([])).toBe("Nothing is missing, 0 doubtful: ready to deploy.");
});

it("says what prices without VAT mean, and nothing where they include it, as by default", () => {
  const words =
    /^doubtful: In this shop prices are shown without VAT.*for business buyers, not lawful towards consumers/;
  expect(check({ vatMode: "added" })).toEqual([expect.stringMatching(words)]);
  for (const vatMode of ["included", null] as const) expect(check({ vatMode })).toEqual([]);
});

it("says that the official notice of the legal guarantee is not there, and lets the shop be deployed", () => {
  expect(check({ hasOfficialNotice: false })).toEqual([expect.stringMatching(/^doubtful: The official notice/)]);
});

describe("what is missing", () => {
  it.each<[string, Partial<DeploymentFacts>]>([
    ["PUBLIC_ORIGIN is not set", { vars: { ...vars, PUBLIC_ORIGIN: undefined } }],
    ["PUBLIC_ORIGIN is no address", { vars: { ...vars, PUBLIC_ORIGIN: "shop.example" } }],
    [
      "PUBLIC_ORIGIN says that the shop lives at localhost",
      { vars: { ...vars, PUBLIC_ORIGIN: "http://localhost:8787" } },
    ],
    ["PUBLIC_ORIGIN says that the shop lives at 127.0.0.1", { vars: { ...vars, PUBLIC_ORIGIN: "https://127.0.0.1" } }],
    ["PUBLIC_ORIGIN is not https", { vars: { ...vars, PUBLIC_ORIGIN: "http://shop.example" } }],
    ["PUBLIC_ORIGIN has more than the origin", { vars: { ...vars, PUBLIC_ORIGIN: "https://shop.example/" } }],
    ["MAIL_FROM is an example", { vars: { ...vars, MAIL_FROM: "hello@pulsemode.example" } }],
    ["MAIL_FROM is an example", { vars: { ...vars, MAIL_FROM: "a@example.com" } }],
    ["MAIL_FROM is not set", { vars: { ...vars, MAIL_FROM: undefined } }],
    ["The database has no real id", { databaseIds: ["00000000-0000-0000-0000-000000000000"] }],
    ["A KV namespace has no real id", { kvIds: ["00000000000000000000000000000001"] }],
    ["The secret AUTH_SECRET is not set", { secrets: without("AUTH_SECRET") }],
    ["LINK_SECRET stands in wrangler.toml", { vars: { ...vars, LINK_SECRET: "a secret for all to read" } }],
    ["STRIPE_PUBLISHABLE_KEY is not set", { vars: { ...vars, STRIPE_PUBLISHABLE_KEY: undefined } }],
    ["STRIPE_PUBLISHABLE_KEY is none", { vars: { ...vars, STRIPE_PUBLISHABLE_KEY: "sk_live_1" } }],
    ["STRIPE_PUBLISHABLE_KEY is a live key, STRIPE_SECRET_KEY a test key", { stripeSecretKey: "sk_test_1" }],
    ["STRIPE_STAND_IN is set", { vars: { ...vars, STRIPE_STAND_IN: "http://127.0.0.1:9000" } }],
    ["Nothing sends e-mails", { hasEmailBinding: false }],
    ["The migration 0000_initial.sql is gone", { migrations: migrations.slice(1) }],
    ["The trigger */5 * * * * is gone", { crons: ["20 3 * * *"] }],
    ['compatibility_date "2026-12-01" is no day of the past', { compatibilityDate: "2026-12-01" }],
    ['compatibility_date "" is no day of the past', { compatibilityDate: "" }],
    ["The build holds secrets (build/server/.dev.vars)", { secretFiles: ["build/server/.dev.vars"] }],
  ])("is said: %s", (words, change) => {
    expect(check(change).filter((line) => line.startsWith("missing"))).toEqual([
      expect.stringContaining(`missing: ${words}`),
    ]);
  });

  it("is every migration that was edited", () => {
    const edited = migrations.map(({ file, hash }, index) => ({ file, hash: index === 1 ? "0".repeat(64) : hash }));
    expect(check({ migrations: edited })).toEqual([
      `missing: The migration ${edited[1]?.file} is not as it was released.`,
    ]);
  });

  it("is a real payment provider, unless TEST_PAYMENTS says the exact word, wherever the shop says it lives", () => {
    const noStripe = { secrets: without(...stripe) };
    const of = (TEST_PAYMENTS?: string, PUBLIC_ORIGIN = vars.PUBLIC_ORIGIN) =>
      check({ ...noStripe, vars: { PUBLIC_ORIGIN, MAIL_FROM: vars.MAIL_FROM, TEST_PAYMENTS } });
    for (const word of [undefined, "", "yes", "true"])
      expect(of(word)).toEqual([expect.stringContaining("missing: The shop has only its test payment provider")]);
    expect(of(undefined, "http://localhost:8787").join("\n")).toContain("missing: The shop has only its test");
    expect(of(sandboxPaymentsOptIn)).toEqual([expect.stringContaining("doubtful: The shop takes no money")]);
  });
});

describe("what is doubtful", () => {
  it.each<[string, Partial<DeploymentFacts>]>([
    ["AUTH_SECRET_PREVIOUS is set", { secrets: [...secrets, "AUTH_SECRET_PREVIOUS"] }],
    ["HEALTH_TOKEN is not set", { secrets: without("HEALTH_TOKEN") }],
    ["STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET", { secrets: without("STRIPE_WEBHOOK_SECRET") }],
    ["STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY", { secrets: without("STRIPE_SECRET_KEY") }],
    ["STRIPE_PUBLISHABLE_KEY is set without Stripe's secrets", { secrets: without(...stripe) }],
    ["RESEND_API_KEY is set without RESEND_WEBHOOK_SECRET", { secrets: [...secrets, "RESEND_API_KEY"] }],
    ["STRIPE_PUBLISHABLE_KEY is of Stripe's test mode", { vars: { ...vars, STRIPE_PUBLISHABLE_KEY: "pk_test_1" } }],
    ["TEST_PAYMENTS is set beside Stripe's secrets", { vars: { ...vars, TEST_PAYMENTS: sandboxPaymentsOptIn } }],
    ["1 migrations are pending", { applied: migrations.slice(0, -1).map(({ file }) => file) }],
    [
      "The live database has migrations that this code does not know: 9999_later.sql",
      { applied: [...(ready.applied ?? []), "9999_later.sql"] },
    ],
    [
      "The migration 9999_new.sql is not pinned",
      { migrations: [...migrations, { file: "9999_new.sql", hash: "" }], applied: null },
    ],
    ["compatibility_date 2025-11-02 is over a year old", { compatibilityDate: "2025-11-02" }],
    ["SERVICE_WORKER is off", { vars: { ...vars, SERVICE_WORKER: "off" } }],
  ])("is said, and keeps nobody from deploying: %s", (words, change) => {
    expect(check(change)).toEqual([expect.stringContaining(`doubtful: ${words}`)]);
  });

  it("is what could not be seen offline, and why", () => {
    const lines = check({ secrets: null, applied: null, unseen: "You are not authenticated" });
    expect(lines).toEqual([
      "doubtful: The secrets of the deployed Worker could not be seen (You are not authenticated).",
      "doubtful: Whether Stripe's secrets are set could not be seen.",
    ]);
  });
});

it("of this repository are its placeholders and the payment provider, each with what to do", async () => {
  const findings = checkDeployment(await readFacts(), now);
  expect(findings.filter(({ level }) => level === "missing").map(({ what }) => what)).toEqual([
    expect.stringContaining("localhost"),
    "The database has no real id.",
    "A KV namespace has no real id.",
    expect.stringContaining("test payment provider"),
    expect.stringContaining("MAIL_FROM is an example"),
  ]);
  expect(findings.every(({ todo }) => todo.length > 10)).toBe(true);
  expect(reportOf(findings)).toMatch(/5 missing, \d+ doubtful: not ready to deploy\.$/);
});
