import { type ActionFunctionArgs, data } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { missingFrom } from "#app/features/catalogue/market-prices/market-checks.ts";
import { saveMarketTerms, setMarketOpen } from "#app/features/catalogue/market-prices/market-state.server.ts";
import { confirmReading } from "#app/features/shop/documents/legal-readings.server.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { languageNames } from "#app/shared/language/language-names.ts";

import { marketForms } from "./market-form.ts";
import { readMarketTerms } from "./market-terms.ts";
import { readMarkets } from "./read-markets.server.ts";

/** A refusal at the market it is of, with what was typed. */
export interface RefusedMarket {
  market: string;
  problems: string[];
  typed: { rate?: string; returnAddress?: string; packagingNumber?: string; reader?: string };
}

const changedDocuments = "The documents have changed since you opened this page. Have them read again.";
const changedMeanwhile = "Someone else changed this market. Check what it is now, and try again.";

/** Opens or closes a market, or saves its rate and return address. A market whose set isn't whole stays closed, and says what is missing. */
export async function handleMarketForm(args: ActionFunctionArgs, now: Date) {
  const { form, fields, shop, actor, say } = await readStaffForm(args, marketForms);
  const refuse = (problems: string[], status: number) => {
    const refused: RefusedMarket = { market: fields["market"] ?? "", problems, typed: fields };
    return data(refused, status);
  };
  if (form.kind !== "valid") return refuse(["That didn't work. Wait a minute and try again."], form.status);
  const sent = form.data;
  const shown = (await readMarkets(shop)).find(({ market }) => market.id === sent.market);
  if (!shown) return refuse(["This market doesn't exist."], 400);
  const { market, state, checks } = shown;
  const change = { actor, now, seen: sent.seen };
  const done = (text: string) => say("/admin/markets", { tone: "success", text });

  if (sent.intent === "save") {
    const read = readMarketTerms(sent);
    if ("problem" in read) return refuse([read.problem], 400);
    const saved = await saveMarketTerms(shop.db, market, read.terms, { ...change, before: state });
    if (saved !== "saved") return refuse([changedMeanwhile], 409);
    // Its pages tell where goods are sent back to.
    if (state.isOpen) invalidatePages(shop, { everything: true });
    return done(`${market.country} saved.`);
  }
  if (sent.intent === "read") {
    const reader = sent.reader.trim();
    if (reader.length < 3)
      return refuse(["Enter who read the documents, for example the lawyer's name and firm."], 400);
    // What was on screen may have been changed meanwhile: nobody has read that.
    const confirmed = await confirmReading(shop, { ...sent, reader, actor }, now);
    // A locale whose documents nobody had read has pages from now on.
    if (confirmed && state.isOpen) invalidatePages(shop, { everything: true });
    return confirmed ? done(`The reading in ${languageNames[sent.locale]} is noted.`) : refuse([changedDocuments], 409);
  }
  const opens = sent.intent === "open";
  if (market.id === homeMarket.id) return refuse([`${market.country} is the shop's own market and stays open.`], 400);
  const missing = missingFrom(checks);
  if (opens && missing.length > 0) return refuse(missing, 409);
  // The same press twice: it is as it was wanted.
  if (state.isOpen !== opens && (await setMarketOpen(shop.db, market, opens, change)) !== "saved")
    return refuse([changedMeanwhile], 409);
  // Its pages have other prices, and so has what is said of delivery.
  invalidatePages(shop, { everything: true });
  return done(`${market.country} is ${opens ? "open" : "closed"}.`);
}
