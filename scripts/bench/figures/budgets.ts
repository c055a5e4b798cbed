import type { Figures, PartName } from "./figures.ts";
import type { Spread } from "./spread.ts";

/** One line of the table of budgets. */
export interface BudgetRow {
  what: string;
  measured: string;
  /** Empty where none was set. */
  budget: string;
  /** Null where no budget was set. */
  met: boolean | null;
}

/** The least that a page kept in the page cache must make, as a share of hello. */
const leastKept = 0.6;
/** The most that the platform takes of a Worker, with gzip, on a paid plan. */
const workerLimit = 10 * 1024 * 1024;

const round = (value: number, digits = 0) => value.toLocaleString("en-US", { maximumFractionDigits: digits });
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (value: number) => `${round(value)} ms`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** A median with the range around it, such as `4.1 % (3.9–4.4)`. */
export function withRange({ median, min, max }: Spread, unit: (value: number) => string): string {
  const bare = (value: number) => unit(value).replace(/ ?(KB|ms|s|%)$/, "");
  return `${unit(median)} (${bare(min)}–${bare(max)})`;
}

const atMost = (what: string, value: number, most: number, unit: (value: number) => string, shown = unit(value)) => ({
  what,
  measured: shown,
  budget: `≤ ${unit(most)}`,
  met: value <= most,
});
const noBudget = (what: string, measured: string): BudgetRow => ({ what, measured, budget: "", met: null });

/** Each measurement beside its budget, by part; a part that was not measured has no rows. */
export function budgetRows(figures: Figures): Record<PartName, BudgetRow[]> {
  return {
    load: loadRows(figures.load),
    weight: weightRows(figures.weight),
    lighthouse: lighthouseRows(figures.lighthouse),
    interaction: interactionRows(figures.interaction),
    scale: scaleRows(figures.scale),
    start: startRows(figures.start),
  };
}

function loadRows(load: Figures["load"]): BudgetRow[] {
  if (!load) return [];
  return [
    noBudget("Hello, a bare Worker", `${withRange(load.hello, round)} a second`),
    ...load.pages.map((page): BudgetRow => {
      const measured = `${withRange(page.share, percent)} of hello, ${round(page.perSecond.median)} a second`;
      // What is uncached is compared with another shop's page in the same run (docs/performance.md).
      if (!page.kept || page.alone) return noBudget(page.name, measured);
      return { what: page.name, measured, budget: `≥ ${percent(leastKept)}`, met: page.share.median >= leastKept };
    }),
    ...load.pages
      .filter(({ kept, alone }) => !kept && !alone)
      .map(({ name, roundTrips }) => atMost(`${name}: round trips to D1`, roundTrips, 1, String)),
  ];
}

function weightRows(weight: Figures["weight"]): BudgetRow[] {
  if (!weight) return [];
  const everything = ({ html, script, style, font, picture, other }: Record<string, number>) =>
    [html, script, style, font, picture, other].reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
  const product = weight.pages.find(({ name }) => name === "Product");
  const { script, requests } = weight.purchase;
  return [
    ...(product
      ? [
          atMost("Product page: JavaScript, settled", product.settled.script, 150 * 1024, kilobytes),
          atMost("Product page: CSS", product.settled.style, 14 * 1024, kilobytes),
          atMost("Product page: HTML", product.settled.html, 12 * 1024, kilobytes),
          atMost("Product page: everything until load", everything(product.untilLoad), 134 * 1024, kilobytes),
        ]
      : []),
    ...weight.pages
      .filter(({ name }) => name !== "Product")
      .map(({ name, settled }) =>
        noBudget(`${name}: JavaScript, settled; HTML`, `${kilobytes(settled.script)}; ${kilobytes(settled.html)}`),
      ),
    noBudget("A first purchase: JavaScript", `${kilobytes(script)} (${requests} requests of all kinds)`),
    noBudget(
      "The service worker, in the background: JavaScript; all",
      `${kilobytes(weight.serviceWorker.script)}; ${kilobytes(weight.serviceWorker.everything)}`,
    ),
  ];
}

function lighthouseRows(lighthouse: Figures["lighthouse"]): BudgetRow[] {
  return (lighthouse?.pages ?? []).flatMap((page) => {
    const isBound = ["Home", "Shop", "Product"].includes(page.name);
    const named = (what: string) => `${page.name}: ${what}`;
    const row = (what: string, value: Spread, unit: (value: number) => string, met: boolean, budget: string) =>
      isBound
        ? { what: named(what), measured: withRange(value, unit), budget, met }
        : noBudget(named(what), withRange(value, unit));
    const full = (what: string, { min }: Spread): BudgetRow =>
      isBound
        ? { what: named(what), measured: round(min), budget: "100", met: min === 100 }
        : noBudget(named(what), round(min));
    return [
      row("Lighthouse, mobile", page.score, round, page.score.median >= 98, "≥ 98"),
      row("largest paint", page.largestPaintMs, seconds, page.largestPaintMs.median <= 1_400, "≤ 1.40 s"),
      row("blocking time", page.blockingMs, milliseconds, page.blockingMs.median <= 100, "≤ 100 ms"),
      // A shift that rounds to 0 is not visible.
      row("layout shift", page.shift, (value) => value.toFixed(3), page.shift.median < 0.0005, "0"),
      full("accessibility", page.accessibility),
      full("best practices", page.bestPractices),
      full("SEO", page.seo),
    ];
  });
}

function interactionRows(interaction: Figures["interaction"]): BudgetRow[] {
  return (interaction?.steps ?? []).map(({ name, ms }) =>
    atMost(`Press: ${name}`, ms.median, 100, milliseconds, withRange(ms, milliseconds)),
  );
}

function scaleRows(scale: Figures["scale"]): BudgetRow[] {
  return (scale?.lists ?? []).map(({ group, name, small, large, ratio }) => ({
    what: `${group}: ${name}`,
    measured:
      `${ratio.median.toFixed(1)} × the time (${small.ms.median.toFixed(1)} → ${large.ms.median.toFixed(1)} ms), ` +
      `${round(small.rowsRead)} → ${round(large.rowsRead)} rows`,
    budget: "≤ 2 ×",
    met: ratio.median <= 2,
  }));
}

function startRows(start: Figures["start"]): BudgetRow[] {
  if (!start) return [];
  const size = `${kilobytes(start.size.gzip)} (${kilobytes(start.size.raw)} raw)`;
  return [
    atMost("The Worker, with gzip", start.size.gzip, workerLimit, kilobytes, size),
    noBudget("Processor time to start the script", withRange(start.startUpMs, milliseconds)),
    noBudget("First answer of a new process: hello", withRange(start.hello, milliseconds)),
    noBudget("First answer of a new process: /api/health", withRange(start.health, milliseconds)),
    noBudget("First answer of a new process: home", withRange(start.home, milliseconds)),
  ];
}
