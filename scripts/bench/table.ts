import type { PageWeight } from "./page-weight.ts";

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Prints what was measured beside its budget (docs/performance.md says where the budgets come from). */
export function printTable(weight: PageWeight, speed: Record<string, number>): void {
  const { hello = 0, product = 0, listing = 0, cached = 0 } = speed;
  const atMost = (name: string, bytes: number, budget: number) => [
    name,
    kilobytes(bytes),
    `≤ ${budget} KB`,
    bytes <= budget * 1024 ? "ok" : "OVER",
  ];
  const atLeast = (name: string, rate: number, budget: number) => [
    name,
    `${percent(rate / hello)} of hello (${Math.round(rate)}/s)`,
    `≥ ${percent(budget)}`,
    rate / hello >= budget ? "ok" : "UNDER",
  ];
  const rows = [
    ["What", "Measured", "Budget", ""],
    atMost("Product page: JavaScript until load, gzip", weight.script, 115),
    atMost("Product page: everything until load", weight.everything, 134),
    atMost("HTML of a product page, gzip", weight.html, 10),
    atLeast("Page served from the page cache", cached, 0.6),
    atLeast("Uncached product page", product, 0.04),
    atLeast("Uncached listing of 24", listing, 0.02),
    ["Lighthouse, mobile", "not measured", "100, 100, 100; ≥ 99", ""],
    ["Shop, search and admin with 10,000 products", "not measured", "≤ 2 × their time at 100", ""],
  ];
  const widths = rows.reduce((most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)), [0, 0, 0, 0]);
  console.log(`\nHello, a bare Worker: ${Math.round(hello)} requests a second\n`);
  for (const row of rows) console.log(row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ").trimEnd());
}
