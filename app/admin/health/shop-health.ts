/**
 * What a check found. `attention`: somebody of the staff has something to do, and the shop sells meanwhile. `failing`: something
 * does not work, and waiting will not help.
 */
export type CheckState = "ok" | "attention" | "failing";

export interface HealthCheck {
  name: string;
  state: CheckState;
  /** What is wrong and where to look, or that nothing is; without personal data. */
  text: string;
}

/** Times are ISO; null when there is nothing of the kind. Counts stop at 100. */
export interface Backlog {
  /** When the oldest e-mail that still waits was due. */
  oldestDueMail: string | null;
  /** E-mails that nobody will send any more unless staff do. */
  deadLetters: number;
  /** When the oldest payment was claimed that has no outcome yet, and the oldest refund was begun that is not made. */
  oldestOpenPayment: string | null;
  oldestOpenRefund: string | null;
  /** When the oldest event of the payment provider arrived that could not be processed. */
  oldestUnprocessedEvent: string | null;
  openDiscrepancies: number;
}

const minute = 60_000;
/** Minutes after which each backlog is a failure: the five-minute jobs had three chances. */
const limits = { mail: 20, event: 20, payment: 60, refund: 24 * 60 };

/** Judges what waits in the shop's tables. Pure. */
export function checkBacklog(backlog: Backlog, now: Date): HealthCheck[] {
  const age = (since: string | null) => (since === null ? 0 : (now.getTime() - Date.parse(since)) / minute);
  const { oldestDueMail, deadLetters, oldestOpenPayment, oldestOpenRefund, oldestUnprocessedEvent, openDiscrepancies } =
    backlog;
  return [
    check("e-mail queue", "failing", age(oldestDueMail) > limits.mail, {
      problem: `the oldest unsent email has waited ${inWords(age(oldestDueMail))}: look at the queue pulse-mode-mail and the email provider`,
      fine: "no email waits longer than it should",
    }),
    check("dead letters", "attention", deadLetters > 0, {
      problem: `${counted(deadLetters)} could not be sent: see /admin/unsent-mail`,
      fine: "every email was sent",
    }),
    check("payment events", "failing", age(oldestUnprocessedEvent) > limits.event, {
      problem: `an event of the payment provider has not been processed for ${inWords(age(oldestUnprocessedEvent))}: see the log`,
      fine: "every event of the payment provider is processed",
    }),
    check("open payments", "attention", age(oldestOpenPayment) > limits.payment, {
      problem: `a payment has had no outcome for ${inWords(age(oldestOpenPayment))}: see /admin/payments and the payment provider`,
      fine: "no payment waits for its outcome",
    }),
    check("open refunds", "attention", age(oldestOpenRefund) > limits.refund, {
      problem: `a refund has not been made for ${inWords(age(oldestOpenRefund))}: see 'Refunds waiting' at /admin/today`,
      fine: "no refund waits",
    }),
    check("discrepancies", "attention", openDiscrepancies > 0, {
      problem: `${counted(openDiscrepancies)} between the shop and its payment provider: see /admin/payments`,
      fine: "the shop and its payment provider agree",
    }),
  ];
}

/** The worst state of all checks. */
export function worstOf(checks: readonly HealthCheck[]): CheckState {
  for (const state of ["failing", "attention"] as const) {
    if (checks.some((found) => found.state === state)) return state;
  }
  return "ok";
}

function check(
  name: string,
  state: Exclude<CheckState, "ok">,
  isWrong: boolean,
  { problem, fine }: { problem: string; fine: string },
): HealthCheck {
  return isWrong ? { name, state, text: problem } : { name, state: "ok", text: fine };
}

/** Minutes in words: `25 minutes`, `3 hours`, `2 days`. */
export function inWords(minutes: number): string {
  if (minutes < 120) return `${Math.round(minutes)} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

function counted(count: number): string {
  return count >= 100 ? "100 or more" : String(count);
}
