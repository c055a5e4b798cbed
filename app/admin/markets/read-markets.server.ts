import {
  countMissingPrices,
  listUntoldProducts,
  type UntoldProduct,
} from "#app/features/catalogue/market-prices/list-prices.server.ts";
import {
  type MarketCheck,
  marketChecks,
  type MarketFacts,
} from "#app/features/catalogue/market-prices/market-checks.ts";
import { type MarketState, readMarketStates } from "#app/features/catalogue/market-prices/market-state.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { stripeRefusal } from "#app/features/selling/payments/stripe-refusal.server.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { type LegalReading, readLegalDocuments } from "#app/features/shop/documents/legal-readings.server.ts";
import { homeMarket, type Market, markets } from "#app/features/shop/markets/markets.ts";
import { ratesIn } from "#app/features/shop/shipping/rates.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { builtLocales, isOfMarket, type Locale } from "#app/shared/language/languages.ts";
import { isOfferedIn, paymentMethods } from "#app/shared/payment-methods.ts";

/** A market as staff see it: what they decided, and what of its set is there. */
export interface ShownMarket {
  market: Market;
  state: MarketState;
  checks: MarketCheck[];
  /** Its legal documents by language, and who read them. */
  readings: LegalReading[];
}

/** All markets with their state and checks, the shop's own first. */
export async function readMarkets(shop: Shop): Promise<ShownMarket[]> {
  const [states, missing, untold, site, legal] = await Promise.all([
    readMarketStates(shop.db),
    countMissingPrices(shop.db),
    listUntoldProducts(shop.db),
    readSiteConfiguration(shop),
    readLegalDocuments(shop),
  ]);
  return markets.flatMap((market) => {
    const state = states.get(market.id);
    if (!state) return [];
    const facts = factsOf(shop, market, {
      site,
      state,
      legal,
      untold,
      missing: missing.get(market.id) ?? 0,
    });
    return [{ market, state, checks: marketChecks(market, facts), readings: readingsOf(market, legal, shop) }];
  });
}

interface Read {
  site: SiteConfiguration;
  state: MarketState;
  legal: readonly LegalReading[];
  untold: readonly UntoldProduct[];
  missing: number;
}

function factsOf(shop: Shop, market: Market, { site, state, legal, untold, missing }: Read): MarketFacts {
  const { contact, identity, vat } = site;
  const isHome = market.id === homeMarket.id;
  return {
    languages: ["en", ...(shop.languages ?? [])],
    // The shop's own prices are those of the products, which have one each.
    missingPrices: isHome ? 0 : missing,
    vatNumber: identity.vatNumber,
    untold,
    rateMillionths: state.rateMillionths,
    vatMode: vat.mode,
    oss: vat.oss,
    voecNumber: vat.voec.isRegistered ? vat.voec.number : "",
    waysToPay: waysToPay(shop, market, site.checkout.closedPayments),
    rates: ratesIn(site.shipping, market.currency),
    returnAddress: isHome ? `${contact.street}\n${contact.postalCode} ${contact.city}` : state.returnAddress,
    packagingNumber: state.packagingNumber,
    legalLocales: legal.filter(({ isGiven }) => isGiven).map(({ locale }) => locale),
    readLocales: legal.filter(({ reading }) => reading !== null).map(({ locale }) => locale),
  };
}

/** An amount that every way to pay takes, in hundredths of any of the markets' currencies. */
const usualOrderOre = 500_00;

/** The ways to pay that are offered in a market's country, and that the shop's provider takes in its currency. */
function waysToPay({ env }: Shop, { country, currency }: Market, closed: readonly string[]): string[] {
  const provider = paymentProvider(env)?.name;
  if (provider === undefined) return [];
  return paymentMethods
    .filter(({ id }) => isOfferedIn(id, [country], currency) && !closed.includes(id))
    .filter(
      ({ id }) =>
        provider !== "stripe" || stripeRefusal({ method: id, amountOre: usualOrderOre, currency, country }) === null,
    )
    .map(({ name }) => name);
}

/** The documents of a market's own locales; the shop's own market has them read apart. */
function readingsOf(market: Market, legal: readonly LegalReading[], shop: Shop): LegalReading[] {
  if (market.id === homeMarket.id) return [];
  const shown = market.locales.filter((locale) => !isOfMarket(locale) || isBuilt(locale, shop));
  return legal.filter(({ locale }) => shown.includes(locale));
}

function isBuilt(locale: Locale, { languages }: Shop): boolean {
  return builtLocales(languages).some((built) => built === locale);
}
