import { allowsSandboxPayments, sandboxPaymentsOptIn } from "#app/platform/env/sandbox-payments.ts";

import type { DeploymentFacts } from "./facts.ts";
import { doubtful, type Finding, missing, textOf } from "./finding.ts";

/** Whether the shop takes real money: Stripe's settings, and the test provider. */
export function checkPayments(facts: DeploymentFacts): Finding[] {
  const findings: Finding[] = [];
  const publishable = textOf(facts, "STRIPE_PUBLISHABLE_KEY");
  if ("STRIPE_STAND_IN" in facts.vars)
    findings.push(missing("STRIPE_STAND_IN is set: nobody would be charged.", "Delete it from wrangler.toml."));
  if (publishable && !/^pk_(test|live)_/.test(publishable))
    findings.push(missing("STRIPE_PUBLISHABLE_KEY is none.", "Copy the key that begins with pk_ from Stripe."));
  const modes = [publishable, facts.stripeSecretKey ?? ""].map((key) => /^(?:pk|sk|rk)_(test|live)_/.exec(key)?.[1]);
  if (modes[0] && modes[1] && modes[0] !== modes[1])
    findings.push(
      missing(
        `STRIPE_PUBLISHABLE_KEY is a ${modes[0]} key, STRIPE_SECRET_KEY a ${modes[1]} key: the shop would take no payments.`,
        "Take both from the same mode of Stripe's dashboard.",
      ),
    );
  if (modes[0] === "test")
    findings.push(
      doubtful("STRIPE_PUBLISHABLE_KEY is of Stripe's test mode: no real money.", "Take the keys of the live mode."),
    );
  return [...findings, ...checkProvider(facts, publishable !== "")];
}

function checkProvider(facts: DeploymentFacts, isPublishable: boolean): Finding[] {
  const { secrets } = facts;
  const parts = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];
  const set = parts.filter((name) => secrets?.includes(name));
  // What is deployed is on the internet, whatever PUBLIC_ORIGIN still says.
  const allowsTest = allowsSandboxPayments({
    PUBLIC_ORIGIN: "https://deployed.invalid",
    TEST_PAYMENTS: textOf(facts, "TEST_PAYMENTS"),
  });
  if (set.length === 1)
    return parts
      .filter((name) => !set.includes(name))
      .map((name) =>
        doubtful(
          `${set.join("")} is set without ${name}: the shop takes no payments until it is.`,
          `Run 'npx wrangler secret put ${name}': both or neither.`,
        ),
      );
  if (set.length === 2)
    return [
      ...(isPublishable
        ? []
        : [missing("STRIPE_PUBLISHABLE_KEY is not set.", "Write Stripe's pk_ key under [vars] in wrangler.toml.")]),
      ...(facts.vars.TEST_PAYMENTS === sandboxPaymentsOptIn
        ? [
            doubtful(
              "TEST_PAYMENTS is set beside Stripe's secrets: without them the shop would confirm orders nobody pays.",
              "Delete TEST_PAYMENTS from wrangler.toml.",
            ),
          ]
        : []),
    ];
  if (isPublishable && !secrets)
    return [doubtful("Whether Stripe's secrets are set could not be seen.", "See 'npx wrangler secret list'.")];
  if (isPublishable)
    return [
      doubtful(
        "STRIPE_PUBLISHABLE_KEY is set without Stripe's secrets: the shop takes no payments until they are.",
        `Set ${parts.join(" and ")} with 'npx wrangler secret put', or delete the publishable key.`,
      ),
    ];
  return allowsTest
    ? [
        doubtful(
          "The shop takes no money: TEST_PAYMENTS allows the test provider, and anybody orders for nothing.",
          "Set up Stripe (docs/operations.md), unless this is a demonstration.",
        ),
      ]
    : [
        missing(
          "The shop has only its test payment provider, which takes no money: anybody could order for nothing.",
          `Set up Stripe (docs/operations.md). For a demonstration write TEST_PAYMENTS = "${sandboxPaymentsOptIn}" under [vars].`,
        ),
      ];
}
