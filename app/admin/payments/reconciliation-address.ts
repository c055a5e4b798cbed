/** What a reconciliation's address says: a number of days up to today, or a first and a last day; and whose money it is. */
export type ReconciliationChoice = { days: number } | { first: string; last: string };

const path = "/admin/payments/reconciliation";

/** The address of the reconciliation page. */
export function reconciliationAddress(choice: ReconciliationChoice, provider: string): string {
  return `${path}?${queryOf(choice, provider)}`;
}

export const reconciliationFiles = ["days", "vat", "transactions", "sie"] as const;
export type ReconciliationFile = (typeof reconciliationFiles)[number];

/** The address of one of its files. */
export function reconciliationFileAddress(
  choice: ReconciliationChoice,
  provider: string,
  file: ReconciliationFile,
): string {
  return `${path}.csv?${queryOf(choice, provider)}&file=${file}`;
}

function queryOf(choice: ReconciliationChoice, provider: string): string {
  const range = "days" in choice ? { days: String(choice.days) } : { from: choice.first, to: choice.last };
  return new URLSearchParams({ ...range, provider }).toString();
}
