import type { ListCost } from "./admin-lists.ts";
import type { PageWeight } from "./page-weight.ts";
import type { Vitals } from "./vitals.ts";

type Row = [what: string, measured: string, budget: string, verdict: string];

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const atMost = (name: string, value: number, budget: number, unit: (value: number) => string): Row => [
  name,
  unit(value),
  `≤ ${unit(budget)}`,
  value <= budget ? "ok" : "OVER",
];

/** Prints each measurement beside its budget. */
export function printTable(weight: PageWeight, vitals: Record<string, Vitals>, speed: Record<string, number>): void {
  console.log(`\nHello, a bare Worker: ${Math.round(speed.hello ?? 0)} requests a second`);
  console.log(`Until load counts page, style, type, pictures and scripts. Phone: slow 4G, a processor 4 × slower.\n`);
  const rows: Row[] = [
    ["What", "Measured", "Budget", ""],
    ...weightRows(weight),
    ...Object.entries(vitals).flatMap(([name, of]) => vitalRows(name, of)),
    ...speedRows(speed),
    ["Lighthouse's scores", "not measured", "100, 100, 100, ≥ 99", ""],
  ];
  printRows(rows);
}

/** Prints what each list costs in the demo shop, and in a large one. */
export function printLists(title: string, small: Record<string, ListCost>, large: Record<string, ListCost>): void {
  console.log(`\n${title}, in the demo shop and at 10,000 products and 100,000 orders\n`);
  const rows = Object.entries(large).map(([name, { rowsRead, milliseconds }]): Row => {
    const before = small[name] ?? { rowsRead: 0, milliseconds: 0 };
    const times = milliseconds / before.milliseconds;
    return [
      name,
      `${before.rowsRead} → ${rowsRead} rows read`,
      `${times.toFixed(1)} × the time`,
      times <= 2 ? "ok" : "OVER",
    ];
  });
  printRows([["List", "Rows", "Budget: 2 ×", ""], ...rows]);
}

function printRows(rows: readonly Row[]): void {
  const widths = rows.reduce((most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)), [0, 0, 0, 0]);
  for (const row of rows) {
    const cells = row.map((cell, i) => cell.padEnd(widths[i] ?? 0));
    console.log(cells.join("  ").trimEnd());
  }
}

function weightRows({ html, script, everything, laterScript }: PageWeight): Row[] {
  const size = (name: string, bytes: number, budget: number) => atMost(name, bytes, budget * 1024, kilobytes);
  return [
    size("Product page: JavaScript until load, gzip", script, 115),
    ["  and what it fetches after load, gzip", kilobytes(laterScript), "", ""],
    size("Product page: everything until load", everything, 134),
    size("HTML of a product page, gzip", html, 10),
  ];
}

function vitalRows(name: string, { largestPaint, shift, blocked }: Vitals): Row[] {
  const milliseconds = (value: number) => `${Math.round(value)} ms`;
  return [
    atMost(`${name}: largest contentful paint`, largestPaint, 1_500, milliseconds),
    // A shift that rounds to 0 is not visible.
    atMost(`${name}: layout shift`, Number(shift.toFixed(3)), 0, String),
    atMost(`${name}: blocking time`, blocked, 50, milliseconds),
  ];
}

function speedRows({ hello = 0, product = 0, listing = 0, cached = 0 }: Record<string, number>): Row[] {
  const atLeast = (name: string, rate: number, budget: number): Row => [
    name,
    `${percent(rate / hello)} of hello (${Math.round(rate)}/s)`,
    `≥ ${percent(budget)}`,
    rate / hello >= budget ? "ok" : "UNDER",
  ];
  return [
    atLeast("Page served from the page cache", cached, 0.6),
    atLeast("Uncached product page", product, 0.04),
    atLeast("Uncached listing of 24", listing, 0.02),
  ];
}
