import type { DeploymentFacts } from "./facts.ts";
import { doubtful, type Finding, missing } from "./finding.ts";

/** Every secret that the shop knows. None of them belongs into wrangler.toml. */
const secretNames = [
  "AUTH_SECRET",
  "AUTH_SECRET_PREVIOUS",
  "LINK_SECRET",
  "LINK_SECRET_PREVIOUS",
  "HEALTH_TOKEN",
  "PUSH_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_WEBHOOK_SECRET_PREVIOUS",
  "RESEND_API_KEY",
  "RESEND_WEBHOOK_SECRET",
  "RESEND_WEBHOOK_SECRET_PREVIOUS",
  "GOOGLE_PLACES_KEY",
  "POSTNORD_API_KEY",
  "SHIPMONDO_USER",
  "SHIPMONDO_KEY",
];

/** Whether every secret is set, and none stands where everyone reads it. */
export function checkSecrets({ secrets, vars, unseen }: DeploymentFacts): Finding[] {
  const open = secretNames
    .filter((name) => name in vars)
    .map((name) =>
      missing(
        `${name} stands in wrangler.toml, where everyone with the code reads it.`,
        `Delete it there, make a new one, and set that with 'npx wrangler secret put ${name}'.`,
      ),
    );
  if (!secrets)
    return [
      ...open,
      doubtful(
        `The secrets of the deployed Worker could not be seen (${unseen ?? "unknown"}).`,
        "Sign in with 'npx wrangler login' and check again; 'npx wrangler secret list' shows their names.",
      ),
    ];
  const required = ["AUTH_SECRET", "LINK_SECRET"].filter((name) => !secrets.includes(name));
  const rotated = secretNames.filter((name) => secrets.includes(`${name}_PREVIOUS`));
  return [
    ...open,
    ...required.map((name) =>
      missing(`The secret ${name} is not set.`, `Run 'openssl rand -base64 32 | npx wrangler secret put ${name}'.`),
    ),
    ...rotated.map((name) =>
      doubtful(
        `${name}_PREVIOUS is set: the rotation of ${name} has not ended.`,
        "docs/operations.md says when to delete it.",
      ),
    ),
    ...(secrets.includes("HEALTH_TOKEN")
      ? []
      : [
          doubtful(
            "HEALTH_TOKEN is not set, so no monitor can ask what is wrong.",
            "Run 'openssl rand -base64 32 | npx wrangler secret put HEALTH_TOKEN' and give it to the monitor.",
          ),
        ]),
  ];
}
