import { allowsTestPayments, testPaymentsOptIn } from "#app/features/payments/test-payments.ts";
import { dailyCron, frequentCron } from "#workers/jobs/crons.ts";

import { type DeploymentFacts, placeholderIds } from "./facts.ts";
import { releasedMigrations } from "./released-migrations.ts";

/** Something wrong with a deployment. `missing` keeps it from being deployed; what is `doubtful` may be meant so. */
export interface Finding {
  level: "missing" | "doubtful";
  what: string;
  todo: string;
}

/** Everything that is missing or doubtful about a deployment, each with what to do. Pure. */
export function checkDeployment(facts: DeploymentFacts, now: Date): Finding[] {
  return [
    ...checkAddress(facts),
    ...checkResources(facts),
    ...checkSecrets(facts),
    ...checkPayments(facts),
    ...checkMail(facts),
    ...checkPrices(facts),
    ...checkNotices(facts),
    ...checkMigrations(facts),
    ...checkWorker(facts, now),
  ];
}

const missing = (what: string, todo: string): Finding => ({ level: "missing", what, todo });
const doubtful = (what: string, todo: string): Finding => ({ level: "doubtful", what, todo });
const textOf = (facts: DeploymentFacts, name: string) => {
  const value = facts.vars[name];
  return typeof value === "string" ? value : "";
};

function originOf(facts: DeploymentFacts): URL | null {
  return URL.canParse(textOf(facts, "PUBLIC_ORIGIN")) ? new URL(textOf(facts, "PUBLIC_ORIGIN")) : null;
}

function checkAddress(facts: DeploymentFacts): Finding[] {
  const given = textOf(facts, "PUBLIC_ORIGIN");
  const todo = "Write the shop's address under [vars] in wrangler.toml, such as https://shop.example.";
  const url = originOf(facts);
  if (!url) return [missing(given ? "PUBLIC_ORIGIN is no address." : "PUBLIC_ORIGIN is not set.", todo)];
  if (/(^|\.)localhost$|^127\.|^\[::1\]$/.test(url.hostname))
    return [missing(`PUBLIC_ORIGIN says that the shop lives at ${url.hostname}.`, todo)];
  if (url.protocol !== "https:") return [missing("PUBLIC_ORIGIN is not https.", todo)];
  return url.origin === given ? [] : [missing("PUBLIC_ORIGIN has more than the origin in it.", `Write ${url.origin}.`)];
}

function checkResources({ databaseIds, kvIds }: DeploymentFacts): Finding[] {
  const where = "into wrangler.toml";
  return [
    ...(databaseIds.some((id) => id === "" || placeholderIds.test(id))
      ? [missing("The database has no real id.", `Run 'npx wrangler d1 create pulse-mode' and put its id ${where}.`)]
      : []),
    ...(kvIds.some((id) => id === "" || placeholderIds.test(id))
      ? [missing("A KV namespace has no real id.", `Run 'npx wrangler kv namespace create' and put the ids ${where}.`)]
      : []),
  ];
}

/** Every secret that the shop knows. None of them belongs into wrangler.toml. */
const secretNames = [
  "AUTH_SECRET",
  "AUTH_SECRET_PREVIOUS",
  "LINK_SECRET",
  "LINK_SECRET_PREVIOUS",
  "HEALTH_TOKEN",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_WEBHOOK_SECRET_PREVIOUS",
  "RESEND_API_KEY",
  "RESEND_WEBHOOK_SECRET",
  "RESEND_WEBHOOK_SECRET_PREVIOUS",
  "GOOGLE_PLACES_KEY",
];

function checkSecrets({ secrets, vars, unseen }: DeploymentFacts): Finding[] {
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

function checkPayments(facts: DeploymentFacts): Finding[] {
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
  const allowsTest = allowsTestPayments({
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
      ...(facts.vars.TEST_PAYMENTS === testPaymentsOptIn
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
          `Set up Stripe (docs/operations.md). For a demonstration write TEST_PAYMENTS = "${testPaymentsOptIn}" under [vars].`,
        ),
      ];
}

function checkMail(facts: DeploymentFacts): Finding[] {
  const { secrets, hasEmailBinding } = facts;
  const from = textOf(facts, "MAIL_FROM");
  const isExample = /[@.](example(\.(com|net|org))?|invalid|test|localhost)$/i.test(from);
  const findings: Finding[] = [];
  if (!from.includes("@") || isExample)
    findings.push(
      missing(
        from ? `MAIL_FROM is an example: ${from}.` : "MAIL_FROM is not set.",
        "Write an address of a domain that you have verified for sending under [vars] in wrangler.toml.",
      ),
    );
  if (secrets?.includes("RESEND_API_KEY") && !secrets.includes("RESEND_WEBHOOK_SECRET"))
    findings.push(
      doubtful(
        "RESEND_API_KEY is set without RESEND_WEBHOOK_SECRET: bounces are never heard of.",
        "Add the webhook at Resend and run 'npx wrangler secret put RESEND_WEBHOOK_SECRET'.",
      ),
    );
  if (!hasEmailBinding && !secrets?.includes("RESEND_API_KEY"))
    findings.push(
      missing("Nothing sends e-mails.", "Keep [[send_email]] named EMAIL in wrangler.toml, or set RESEND_API_KEY."),
    );
  return findings;
}

function checkPrices({ vatMode }: DeploymentFacts): Finding[] {
  if (vatMode === "included") return [];
  const what = "prices are shown without VAT, which is added at checkout (vat.mode is 'added')";
  return [
    doubtful(
      vatMode === "added"
        ? `In this shop ${what}: for business buyers, not lawful towards consumers.`
        : `Unless staff changed it, ${what}: for business buyers, not lawful towards consumers.`,
      "Choose 'Prices include VAT' at /admin/settings/vat before consumers buy (Price Information Act 2004:347).",
    ),
  ];
}

function checkNotices({ hasOfficialNotice }: DeploymentFacts): Finding[] {
  if (hasOfficialNotice) return [];
  return [
    doubtful(
      "The official notice of the legal guarantee is not in public/: our own page stands in for it.",
      "Put the Commission's file there unaltered and name it in app/features/site-texts/legal-guarantee.ts (Reg. (EU) 2025/1960).",
    ),
  ];
}

function checkMigrations({ migrations, applied }: DeploymentFacts): Finding[] {
  const hashes = new Map(migrations.map(({ file, hash }) => [file, hash]));
  const released = Object.entries(releasedMigrations);
  const pending = applied ? migrations.filter(({ file }) => !applied.includes(file)) : [];
  const unknown = applied?.filter((file) => !hashes.has(file)) ?? [];
  return [
    ...released
      .filter(([file, hash]) => hashes.get(file) !== hash)
      .map(([file]) =>
        missing(
          `The migration ${file} is ${hashes.has(file) ? "not as it was released" : "gone"}.`,
          "A shop that ran it never runs it again. Restore it ('git checkout') and write a new migration.",
        ),
      ),
    ...migrations
      .filter(({ file }) => !(file in releasedMigrations))
      .map(({ file }) =>
        doubtful(`The migration ${file} is not pinned.`, "Add its hash to scripts/deployment/released-migrations.ts."),
      ),
    ...(pending.length > 0
      ? [
          doubtful(
            `${pending.length} migrations are pending: ${pending.map(({ file }) => file).join(", ")}.`,
            "'npm run deploy' runs them before the new code; take a backup first.",
          ),
        ]
      : []),
    ...(unknown.length > 0
      ? [
          doubtful(
            `The live database has migrations that this code does not know: ${unknown.join(", ")}.`,
            "Deploy the newer code, unless this is a roll-back: migrations only add, so earlier code works with them.",
          ),
        ]
      : []),
  ];
}

function checkWorker({ crons, compatibilityDate, vars, secretFiles }: DeploymentFacts, now: Date): Finding[] {
  const absent = [frequentCron, dailyCron].filter((cron) => !crons.includes(cron));
  const age = now.getTime() - Date.parse(compatibilityDate);
  const year = 365 * 24 * 60 * 60 * 1_000;
  return [
    ...absent.map((cron) =>
      missing(`The trigger ${cron} is gone: its jobs would never run.`, "Put it under [triggers] in wrangler.toml."),
    ),
    ...(Number.isNaN(age) || age < 0
      ? [
          missing(
            `compatibility_date "${compatibilityDate}" is no day of the past.`,
            "Write the date it was tested with.",
          ),
        ]
      : []),
    ...(age > year
      ? [doubtful(`compatibility_date ${compatibilityDate} is over a year old.`, "Raise it and run 'npm test'.")]
      : []),
    ...(vars.SERVICE_WORKER === "off"
      ? [doubtful("SERVICE_WORKER is off: it is taken back from every browser.", "Delete it when that is over.")]
      : []),
    ...(secretFiles.length > 0
      ? [missing(`The build holds secrets (${secretFiles.join(", ")}).`, "Delete that file and try again.")]
      : []),
  ];
}
