/* An email is written once for each cause. One that staff send again has a cause of its own: the record's id with the press's. */

const separator = "~";

/** The cause of an email that is sent again about the record `recordId`; the same `press` is the same email. */
export function resentCause(recordId: string, press: string): string {
  return `${recordId}${separator}${press}`;
}

/** The id of the record that an email is about, sent again or not. */
export function recordOfCause(causeId: string): string {
  return causeId.split(separator)[0] ?? causeId;
}
