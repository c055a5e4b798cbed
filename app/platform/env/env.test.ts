import { expect, it } from "vitest";

import { parseEnvironment } from "./env.server.ts";

/** An object that has every method a binding may be asked for. */
const binding = Object.fromEntries(["prepare", "get", "input", "send", "limit"].map((method) => [method, () => {}]));
const names = [
  "DB",
  "MEDIA",
  "CONFIG_CACHE",
  "STAFF_PREFERENCES",
  "IMAGES",
  "MAIL_QUEUE",
  "FILE_QUEUE",
  "WEBHOOK_QUEUE",
  "EMAIL",
];
const limits = ["SIGN_IN", "REVIEW", "FORM", "DISCOUNT", "CHECKOUT", "LOOKUP", "PAGE", "MEDIA", "NOTIFY"].map(
  (n) => `${n}_LIMIT`,
);
const complete = {
  ...Object.fromEntries([...names, ...limits].map((name) => [name, binding])),
  PUBLIC_ORIGIN: "http://localhost:8787",
  MAIL_FROM: "hello@shop.example",
  AUTH_SECRET: "a".repeat(32),
  LINK_SECRET: "b".repeat(32),
};
const problems = (settings: object) => {
  try {
    parseEnvironment({ ...complete, ...settings });
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

it.each<object>([
  { STRIPE_SECRET_KEY: "sk_test_12345678" },
  { STRIPE_SECRET_KEY: "sk_live_12345678", STRIPE_WEBHOOK_SECRET: "?", STRIPE_PUBLISHABLE_KEY: "pk_test_12345678" },
  { STRIPE_PUBLISHABLE_KEY: 7, STRIPE_STAND_IN: "https://stripe.example", PUBLIC_ORIGIN: "https://shop.example" },
])("stops no shop for a setting of payments: %o", (settings) => {
  expect(problems(settings)).toBe("");
});

it("names each thing that a shop cannot be without, and no value", () => {
  expect(problems({ AUTH_SECRET: "short", DB: undefined })).toMatch(/DB is missing.*AUTH_SECRET is too short/s);
});
