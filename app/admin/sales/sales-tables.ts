import type { Counted } from "#app/features/selling/sales/read-analytics.server.ts";
import type { ProductSales } from "#app/features/selling/sales/sales-report.server.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { formatShortDate } from "#app/shared/dates.ts";
import type { TrafficSource } from "#app/shared/states.ts";

import type { SalesPage } from "./read-sales-page.server.ts";
import { changeInPercent, salesColumns } from "./sales-rows.ts";

/** What a column holds: a text, a count, an amount in öre (or hundredths of another currency), or a change in percent, null for none before. */
type ColumnKind = "text" | "count" | "money" | "change";

/** A table of the sales page, as the screen shows it and as its file holds it. The first column names the row. */
export interface SalesTable {
  id: string;
  title: string;
  /** What it says when there are no rows. */
  empty: string;
  columns: readonly { title: string; kind: ColumnKind; wide?: boolean }[];
  rows: readonly { id: string; cells: readonly (string | number | null)[] }[];
}

/** Every table of the sales page, in its order; the last is the one by day, week or month. */
export function salesTables({ bestSellers, biggestDrops, analytics, rows, step }: SalesPage): SalesTable[] {
  return [
    productTable("best-sellers", "Best sellers", "Nothing sold in this period.", bestSellers),
    productTable("biggest-drops", "Biggest drops", "No product sold less than before.", biggestDrops),
    {
      id: "sold-out",
      title: "Missed by sold-out sizes",
      empty: "No size that sells was sold out.",
      columns: [text("Product"), text("Sizes"), count("Units (est.)"), money("Sales (est.)")],
      rows: analytics.losses.slice(0, mostLosses).map(({ productId, name, variants, units, lostOre }) => ({
        id: productId,
        cells: [name, variants, units, lostOre],
      })),
    },
    countedTable(
      "sources",
      "Visits by source",
      "Source",
      analytics.sources,
      (name) => sourceNames[name as TrafficSource],
    ),
    countedTable("countries", "Visits by country", "Country", analytics.countries, countryName),
    {
      id: "codes",
      title: "Discounts",
      empty: "No discount was used.",
      columns: [text("Code or title"), count("Orders"), beforeColumn, money("Discount")],
      rows: analytics.codes.map(({ code, title, orders, ordersBefore, discountOre }) => ({
        id: code,
        cells: [title || code, orders, ordersBefore, discountOre],
      })),
    },
    {
      id: "campaigns",
      title: "Campaigns",
      empty: "No campaign ran.",
      columns: [text("Campaign"), text("From"), text("Until"), money("Its products sold"), money("Before")],
      rows: analytics.campaigns.map(({ id, name, startsAt, endsAt, soldOre, soldBeforeOre }) => ({
        id,
        cells: [
          name,
          formatShortDate(startsAt),
          endsAt ? formatShortDate(endsAt) : "No end date",
          soldOre,
          soldBeforeOre,
        ],
      })),
    },
    {
      id: `by-${step}`,
      title: `Sales by ${step}`,
      empty: "Nothing sold in this period.",
      columns: [
        text(capitalize(step)),
        ...salesColumns.map((column) => ({
          title: column.title,
          kind: "money" in column ? ("money" as const) : ("count" as const),
          // A month of cards would be ten screens: the sums above and the file have the rest.
          wide: !onCards.has(column.name),
        })),
      ],
      rows: rows.toReversed().map((row) => ({
        id: row.id,
        cells: [row.label, ...salesColumns.map(({ name }) => row[name])],
      })),
    },
  ];
}

/** Products that are told of as sold out in part. */
const mostLosses = 8;

/** The columns by day that small screens show. */
const onCards: ReadonlySet<string> = new Set(["orders", "paidOre", "refundedOre"]);

const text = (title: string) => ({ title, kind: "text" as const });
const count = (title: string) => ({ title, kind: "count" as const });
/** What cards of small screens leave out: the change says it. */
const beforeColumn = { title: "Before", kind: "count", wide: true } as const;
const money = (title: string) => ({ title, kind: "money" as const });
const change = (title: string) => ({ title, kind: "change" as const });

function productTable(id: string, title: string, empty: string, products: readonly ProductSales[]): SalesTable {
  return {
    id,
    title,
    empty,
    columns: [text("Product"), count("Units"), beforeColumn, money("Gross sales"), change("Change")],
    rows: products.map(({ productId, name, units, unitsBefore, soldOre, soldBeforeOre }) => ({
      id: productId,
      cells: [name, units, unitsBefore, soldOre, changeInPercent(soldOre, soldBeforeOre)],
    })),
  };
}

function countedTable(
  id: string,
  title: string,
  column: string,
  rows: readonly Counted[],
  nameOf: (name: string) => string,
): SalesTable {
  return {
    id,
    title,
    empty: "No visits counted.",
    columns: [text(column), count("Visits"), beforeColumn, change("Change")],
    rows: rows.map(({ name, times, before }) => ({
      id: name,
      cells: [nameOf(name), times, before, changeInPercent(times, before)],
    })),
  };
}

const sourceNames: Readonly<Record<TrafficSource, string>> = {
  direct: "Direct",
  search: "Search engines",
  social: "Social media",
  email: "Email",
  campaign: "Tagged campaigns",
  other: "Other sites",
  inside: "This shop",
};

const regions = new Intl.DisplayNames("en", { type: "region" });

function countryName(code: string): string {
  if (code === "other") return "Other countries";
  return code === "unknown" ? "Unknown" : (regions.of(code) ?? code);
}
