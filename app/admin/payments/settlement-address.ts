/** What a settlement's address says: a number of days up to today, or a first and a last day; and whose money it is. */
export type SettlementChoice = { days: number } | { first: string; last: string };

const path = "/admin/payments/settlement";

/** The address of the settlement page. */
export function settlementAddress(choice: SettlementChoice, provider: string): string {
  return `${path}?${queryOf(choice, provider)}`;
}

export const settlementFiles = ["days", "vat", "transactions"] as const;
export type SettlementFile = (typeof settlementFiles)[number];

/** The address of one of its files. */
export function settlementFileAddress(choice: SettlementChoice, provider: string, file: SettlementFile): string {
  return `${path}.csv?${queryOf(choice, provider)}&file=${file}`;
}

function queryOf(choice: SettlementChoice, provider: string): string {
  const range = "days" in choice ? { days: String(choice.days) } : { from: choice.first, to: choice.last };
  return new URLSearchParams({ ...range, provider }).toString();
}
