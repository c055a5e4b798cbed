import type { EmailReason, EmailStatus, LiftReason, SuppressionScope } from "#app/shared/states.ts";

/** Why an email was not sent or did not arrive, in plain words, and what staff can do about it. */
const mailReasons: Record<EmailReason, { why: string; advice: string }> = {
  "bad-address": {
    why: "Invalid address.",
    advice: "Ask the customer for their address and correct it on the order.",
  },
  bounced: {
    why: "Bounced: the address doesn't exist or accepts no email.",
    advice: "Ask the customer for another address and correct it on the order.",
  },
  "bounced-for-now": {
    why: "Bounced: mailbox full or server error.",
    advice: "Resend in a day, or ask the customer for another address.",
  },
  "address-bounced": {
    why: "Not sent: earlier emails to this address bounced.",
    advice: "Correct the address on the order. If it works again, allow it and resend.",
  },
  "address-complained": {
    why: "Not sent: the recipient reported an email as spam.",
    advice: "Leave it unless they ask for it. Order emails are still sent.",
  },
  "provider-suppressed": {
    why: "Suppressed by the email provider: it bounced or was reported as spam.",
    advice: "Remove the address from the provider's suppression list, then resend.",
  },
  "content-refused": {
    why: "The email provider refused the email.",
    advice: "This is a problem with the shop. Contact whoever runs it.",
  },
  configuration: {
    why: "The email provider doesn't recognize the shop's key or sender.",
    advice: "Ask whoever runs the shop to check the email settings, then resend.",
  },
  "rate-limited": {
    why: "The email provider asked us to slow down.",
    advice: "Nothing to do: we'll retry.",
  },
  quota: {
    why: "The email plan's limit is reached.",
    advice: "Upgrade the plan at the email provider, then resend.",
  },
  "provider-down": {
    why: "The email provider had a problem.",
    advice: "Resend. If it keeps failing, check the provider's status page.",
  },
  "no-answer": {
    why: "The email provider didn't respond.",
    advice: "Resend. If it keeps failing, check the provider's status page.",
  },
  "not-composed": {
    why: "We couldn't read what the email is about. It may have been deleted.",
    advice: "Resend it once. If that fails too, contact whoever runs the shop.",
  },
  interrupted: { why: "The last attempt was interrupted.", advice: "Resend." },
};

const waiting = { why: "Not sent yet.", advice: "Nothing to do: we'll send it." };
const unknown = { why: "Failed to send.", advice: "Resend." };

/** Why an email is where it is, and what to do. */
export function explainMail({ status, reason }: { status: EmailStatus; reason: EmailReason | null }) {
  if (status !== "queued" && status !== "sending") return reason ? mailReasons[reason] : unknown;
  return reason ? { why: mailReasons[reason].why, advice: "Nothing to do yet: we'll retry." } : waiting;
}

export const mailStatusNames: Record<EmailStatus, string> = {
  queued: "Waiting",
  sending: "Waiting",
  sent: "Sent",
  failed: "Failed",
  suppressed: "Suppressed",
  bounced: "Bounced",
};

/** What a suppression keeps back, in words. */
export const scopeTexts: Record<SuppressionScope, string> = {
  all: "any emails",
  optional: "newsletters, back-in-stock emails or automatic replies. Order emails are still sent",
};

export const liftReasonNames: Record<LiftReason, string> = {
  "works-again": "The customer says it works again",
  "bounced-in-error": "The recipient's server had a problem",
  "owner-asked": "The recipient asked for our emails",
  "provider-fault": "The email provider's report was wrong",
};
