import { expect, it } from "vitest";

import { contentSecurityPolicy } from "#app/platform/http/content-security-policy.server.ts";
import { paymentPolicy } from "#app/platform/http/security-headers.ts";

import { providerSources } from "./provider-sources.ts";

const stripe = (scriptUrl: string) => ({ provider: "stripe" as const, publishableKey: "pk_test_1", scriptUrl });

it("opens the policy for what Stripe documents, for a stand-in's one origin, and for nothing else", async () => {
  const sources = providerSources(stripe("https://js.stripe.com/endive/stripe.js"));
  const policy = await contentSecurityPolicy([], sources);
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain("frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;");
  expect(paymentPolicy(sources?.frames ?? [])).toContain(
    'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
  );

  expect(providerSources(stripe("http://127.0.0.1:9800/endive/stripe.js"))?.scripts).toEqual(["http://127.0.0.1:9800"]);
  for (const part of [{ provider: "test" as const }, undefined]) {
    expect(providerSources(part)).toBeNull();
    expect(await contentSecurityPolicy([], providerSources(part))).not.toMatch(/stripe|frame-src/);
  }
});
