import type { EmailReason, EmailStatus, LiftReason, SuppressionScope } from "#app/shared/states.ts";

/** Why an e-mail was not sent or did not arrive, in plain words, and what staff can do about it. */
const mailReasons: Record<EmailReason, { why: string; advice: string }> = {
  "bad-address": {
    why: "The mail provider says that this is no valid address.",
    advice: "Ask the customer for their address, and correct it on the order.",
  },
  bounced: {
    why: "It came back: the address does not exist or takes no mail.",
    advice: "Ask the customer for another address, for example by phone, and correct it on the order.",
  },
  "bounced-for-now": {
    why: "It came back: the mailbox is full or its server had a problem.",
    advice: "Send it again in a day, or ask the customer for another address.",
  },
  "address-bounced": {
    why: "It was not sent, because earlier e-mails to this address came back.",
    advice: "Correct the address on the order. If the address works again, allow it and send the e-mail again.",
  },
  "address-complained": {
    why: "It was not sent, because the owner of this address reported an e-mail as spam.",
    advice: "Leave it, unless they ask for it: e-mails about orders are still sent to them.",
  },
  "provider-suppressed": {
    why: "The mail provider keeps mail to this address back: it bounced there or was reported as spam.",
    advice: "Take the address off the provider's suppression list, then send the e-mail again.",
  },
  "content-refused": {
    why: "The mail provider refused the e-mail itself.",
    advice: "This is a fault of the shop. Tell whoever runs it.",
  },
  configuration: {
    why: "The mail provider does not know the shop's key or sender.",
    advice: "Tell whoever runs the shop to check the mail settings, then send it again.",
  },
  "rate-limited": {
    why: "The mail provider asked the shop to send more slowly.",
    advice: "Nothing to do: it is tried again by itself.",
  },
  quota: {
    why: "The shop has used up the e-mails of its mail plan.",
    advice: "Raise the plan at the mail provider, then send it again.",
  },
  "provider-down": {
    why: "The mail provider had a fault.",
    advice: "Send it again. If it keeps failing, look at the provider's status page.",
  },
  "no-answer": {
    why: "The mail provider did not answer.",
    advice: "Send it again. If it keeps failing, look at the provider's status page.",
  },
  "not-composed": {
    why: "What the e-mail is about could not be read: it may have been deleted.",
    advice: "Send it again once. If that fails too, tell whoever runs the shop.",
  },
  interrupted: { why: "The last attempt broke off.", advice: "Send it again." },
};

const waiting = { why: "It has not been sent yet.", advice: "Nothing to do: it is sent by itself." };
const unknown = { why: "It could not be sent.", advice: "Send it again." };

/** Why an e-mail is where it is, and what to do. */
export function explainMail({ status, reason }: { status: EmailStatus; reason: EmailReason | null }) {
  if (status !== "queued" && status !== "sending") return reason ? mailReasons[reason] : unknown;
  return reason ? { why: mailReasons[reason].why, advice: "Nothing to do yet: it is tried again by itself." } : waiting;
}

export const mailStatusNames: Record<EmailStatus, string> = {
  queued: "Waiting",
  sending: "Waiting",
  sent: "Sent",
  failed: "Given up",
  suppressed: "Kept back",
  bounced: "Came back",
};

/** What a suppression keeps back, in words. */
export const scopeTexts: Record<SuppressionScope, string> = {
  all: "every e-mail",
  optional: "newsletters, word of what is back in stock and automatic answers; e-mails about orders are still sent",
};

export const liftReasonNames: Record<LiftReason, string> = {
  "works-again": "The customer says that the address works again",
  "bounced-in-error": "It came back through a fault of the receiver",
  "owner-asked": "The owner of the address asks for our e-mails",
  "provider-fault": "The mail provider reported it in error",
};
