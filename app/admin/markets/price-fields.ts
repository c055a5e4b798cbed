import { parsePrice } from "#app/admin/products/parse-price.ts";
import type { MarketPrice } from "#app/features/catalogue/market-prices/list-prices.server.ts";
import type { WantedPrice } from "#app/features/catalogue/market-prices/write-prices.server.ts";

/** The fields of a price in the form: what is typed, what stood there, and the version that was seen. */
export const priceField = (id: string) => `price ${id}`;
export const earlierField = (id: string) => `earlier ${id}`;
export const wasField = (id: string) => `was ${id}`;

/** An amount as it is typed: `329`, `34,95`; empty for none. */
export function amountText(ore: number | null): string {
  if (ore === null) return "";
  return (ore % 100 === 0 ? String(ore / 100) : (ore / 100).toFixed(2)).replace(".", ",");
}

/** What stood in a price's fields when it was opened, with its version: compared with what is sent. */
export function wasText({ priceOre, earlierPriceOre, updatedAt }: MarketPrice): string {
  return [amountText(priceOre), amountText(earlierPriceOre), updatedAt ?? ""].join("|");
}

/** A price and an earlier one as they are typed. */
export interface TypedPrice {
  price: string;
  earlier: string;
}

/** What is typed for one price: in hundredths, or why it can't be read. */
export function readPrice({
  price,
  earlier,
}: TypedPrice): Pick<WantedPrice, "priceOre" | "earlierPriceOre"> | { problem: string } {
  const [priceOre, earlierPriceOre] = [price, earlier].map((text) => (text.trim() === "" ? null : parsePrice(text)));
  if (priceOre === undefined || earlierPriceOre === undefined) return { problem: "Enter a price, for example 329." };
  if (Number.isNaN(priceOre) || Number.isNaN(earlierPriceOre)) return { problem: "Enter a price, for example 329." };
  if (priceOre !== null && (priceOre <= 0 || priceOre > 1_000_000_00))
    return { problem: "Enter a price from 0,01 to 1 000 000." };
  if (earlierPriceOre !== null && (priceOre === null || earlierPriceOre <= priceOre))
    return { problem: "The earlier price must be higher than the price." };
  return { priceOre, earlierPriceOre };
}

/** A price of the form that isn't what it was. */
export interface SentPrice extends TypedPrice {
  id: string;
  /** The version that was seen; null for none. */
  version: string | null;
}

/** The prices of a form whose fields are other than they were. */
export function sentPrices(fields: Readonly<Record<string, string>>): SentPrice[] {
  return Object.entries(fields).flatMap(([name, was]) => {
    if (!name.startsWith("was ")) return [];
    const id = name.slice("was ".length);
    const [wasPrice = "", wasEarlier = "", version = ""] = was.split("|");
    const price = (fields[priceField(id)] ?? wasPrice).trim();
    const earlier = (fields[earlierField(id)] ?? wasEarlier).trim();
    if (price === wasPrice && earlier === wasEarlier) return [];
    return [{ id, price, earlier, version: version === "" ? null : version }];
  });
}
