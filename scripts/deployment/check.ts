import { dailyCron, frequentCron } from "#workers/jobs/crons.ts";

import { checkMail } from "./check-mail.ts";
import { checkMigrations } from "./check-migrations.ts";
import { checkPayments } from "./check-payments.ts";
import { checkAddress, checkResources } from "./check-resources.ts";
import { checkSecrets } from "./check-secrets.ts";
import type { DeploymentFacts } from "./facts.ts";
import { doubtful, type Finding, missing } from "./finding.ts";

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

function checkPrices({ vatMode }: DeploymentFacts): Finding[] {
  if (vatMode !== "added") return [];
  return [
    doubtful(
      "In this shop prices are shown without VAT, which is added at checkout (vat.mode is 'added'): for business buyers, not lawful towards consumers.",
      "Choose 'Prices include VAT' at /admin/settings/vat before consumers buy (Price Information Act 2004:347).",
    ),
  ];
}

function checkNotices({ hasOfficialNotice }: DeploymentFacts): Finding[] {
  if (hasOfficialNotice) return [];
  return [
    doubtful(
      "The official notice of the legal guarantee is not in public/: our own page stands in for it.",
      "Put the Commission's file there unaltered and name it in app/features/shop/content/guarantee-terms.ts (Reg. (EU) 2025/1960).",
    ),
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
