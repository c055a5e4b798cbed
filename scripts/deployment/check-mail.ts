import type { DeploymentFacts } from "./facts.ts";
import { doubtful, type Finding, missing, textOf } from "./finding.ts";

/** Whether e-mails can be sent, and from an address of the shop's own. */
export function checkMail(facts: DeploymentFacts): Finding[] {
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
