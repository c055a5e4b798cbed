import { type ActionFunctionArgs, data } from "react-router";
import * as z from "zod/mini";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { mostPrices, saveMarketPrices } from "#app/features/catalogue/market-prices/save-prices.server.ts";
import type { WantedPrice } from "#app/features/catalogue/market-prices/write-prices.server.ts";
import type { Market } from "#app/features/shop/markets/markets.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { readPrice, type SentPrice, sentPrices } from "./price-fields.ts";
import { maxFileBytes, readPricesFile, repeatedPrices } from "./price-file.ts";
import { type ProposedPrice, takenProposals } from "./price-view.ts";
import { readProposedPrices } from "./read-prices-page.server.ts";

/** Why prices weren't saved: nothing of a form or file is saved then. */
export interface RefusedPrices {
  problems: string[];
  /** What is wrong with single prices, by their ids. */
  wrong: Record<string, string>;
  /** The form's fields as they were typed. */
  typed: Record<string, string>;
}

const changedMeanwhile = "Someone else changed this price. Check what it is now";
/** The most problems of a file that are told one by one. */
const mostTold = 10;

/** Saves the prices of the form, of a file, or all that are proposed. A page or a file is saved whole, or not at all. */
export async function savePriceForm(args: ActionFunctionArgs, market: Market, here: string, now: Date) {
  const { form, fields, shop, actor, say } = await readStaffForm(args, z.record(z.string(), z.string()), maxFileBytes);
  const refuse = (problems: string[], status: number, wrong: Record<string, string> = {}) => {
    const refused: RefusedPrices = { problems, wrong, typed: fields };
    return data(refused, status);
  };
  if (form.kind !== "valid") {
    const reason =
      form.kind === "too-large" ? "The file is larger than 2 MB." : "That didn't work. Wait a minute and try again.";
    return refuse([reason], form.status);
  }
  const { prices } = await readProposedPrices(shop, market, now);
  const save = (wanted: readonly WantedPrice[]) => saveAll(shop, market, wanted, { actor, now });
  const done = (text: string) => say(here, { tone: "success", text });

  if (form.data["intent"] === "take") {
    const taken = takenProposals(prices).map((price) => wantedOf(price, price.proposedOre));
    const count = await save(taken);
    return count === null ? refuse(["Someone else changed prices just now. Try again."], 409) : done(savedText(count));
  }
  const isFile = form.data["intent"] === "import";
  const read = isFile ? await readFile(form.files[0]) : { rows: sentPrices(form.data) };
  if ("problem" in read) return refuse([read.problem], 400);
  if ("repeated" in read && read.repeated.length > 0)
    return refuse(["Nothing was saved.", ...firstProblems(read.repeated)], 400);
  const { wanted, wrong } = wantedPrices(read.rows, prices);
  const refused = Object.keys(wrong).length > 0;
  if (refused && isFile) return refuse(["Nothing was saved.", ...toldProblems(read.rows, wrong)], 409);
  if (refused) return refuse(["Nothing was saved. Mend what is marked below, and save again."], 409, wrong);
  // In one step, so that a file is saved whole.
  if (wanted.length > mostPrices) return refuse([`A file may change up to ${mostPrices} prices. Split it.`], 400);
  const count = await save(wanted);
  return count === null ? refuse(["Someone else changed prices just now. Try again."], 409) : done(savedText(count));
}

function savedText(count: number): string {
  return count === 0 ? "No changes to save." : count === 1 ? "1 price saved." : `${count} prices saved.`;
}

function wantedOf(seen: ProposedPrice, priceOre: number): WantedPrice {
  return { seen, priceOre, earlierPriceOre: seen.earlierPriceOre };
}

async function readFile(file: File | undefined) {
  if (!file) return { problem: "Choose a file." };
  const read = readPricesFile(new Uint8Array(await file.arrayBuffer()));
  return "problem" in read ? read : { ...read, repeated: repeatedPrices(read.rows) };
}

/** What is sent, over the prices there are. One that somebody changed meanwhile is wrong, unless it is as wanted already. */
function wantedPrices(sent: readonly SentPrice[], prices: readonly ProposedPrice[]) {
  const known = new Map(prices.map((price) => [price.id, price]));
  const wanted: WantedPrice[] = [];
  const wrong: Record<string, string> = {};
  for (const row of sent) {
    const seen = known.get(row.id);
    const read = readPrice(row);
    if (!seen) wrong[row.id] = "This product or variant doesn't exist";
    else if ("problem" in read) wrong[row.id] = read.problem.replace(/\.$/, "");
    else if (read.priceOre === seen.priceOre && read.earlierPriceOre === seen.earlierPriceOre) continue;
    else if (row.version !== seen.updatedAt) wrong[row.id] = changedMeanwhile;
    else wanted.push({ seen, ...read });
  }
  return { wanted, wrong };
}

function toldProblems(rows: readonly (SentPrice & { line?: number })[], wrong: Record<string, string>): string[] {
  return firstProblems(rows.flatMap(({ id, line }) => (wrong[id] ? [`Line ${line}: ${wrong[id]}.`] : [])));
}

function firstProblems(problems: readonly string[]): string[] {
  const left = problems.length - mostTold;
  return [...problems.slice(0, mostTold), ...(left > 0 ? [`And ${left} more.`] : [])];
}

/** How many prices were saved, in steps; null when somebody changed one of them meanwhile: pressing again goes on from there. */
async function saveAll(
  shop: Shop,
  market: Market,
  wanted: readonly WantedPrice[],
  change: { actor: string; now: Date },
): Promise<number | null> {
  let count = 0;
  for (let first = 0; first < wanted.length; first += mostPrices) {
    const step = wanted.slice(first, first + mostPrices);
    const saved = await saveMarketPrices(shop.db, market, step, change);
    if (saved.kind === "changed") return null;
    // After each step: a later one may fail.
    invalidatePages(shop, { products: step.map(({ seen }) => seen.productId), listings: true });
    count += saved.count;
  }
  return count;
}
