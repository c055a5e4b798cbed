import type { BudgetRow } from "./budgets.ts";

const verdict = ({ met }: BudgetRow) => (met === null ? "" : met ? "met" : "NOT MET");

/** Prints rows in columns. */
export function printTable(rows: readonly BudgetRow[]): void {
  const cells = [
    ["What", "Measured", "Budget", ""],
    ...rows.map((row) => [row.what, row.measured, row.budget, verdict(row)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

/** The rows as a table of Markdown. */
export function markdownTable(rows: readonly BudgetRow[]): string {
  const lines = rows.map((row) => `| ${row.what} | ${row.measured} | ${row.budget} | ${verdict(row).toLowerCase()} |`);
  return ["| What | Measured | Budget | |", "| --- | --- | --- | --- |", ...lines].join("\n");
}
