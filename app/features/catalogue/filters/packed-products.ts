import type { FilterProduct } from "./filter-product.ts";
import { partReaders } from "./filter-row.ts";
import type { IndexRow, Known } from "./product-index.ts";

/** Changed with whatever is packed otherwise: what an older release packed is not read. */
const format = 4;

/** Products in columns. What many have in common is there once, and named by its position. */
interface PackedProducts {
  format: number;
  ids: string[];
  entries: (number | null)[];
  pricesOre: number[];
  /** In milliseconds. */
  createdAt: number[];
  featured: number[];
  featuredInCollection: number[];
  ratings: (number | null)[];
  facets: number[];
  traits: number[];
  buyable: number[];
  inMarkets: number[];
  texts: { facets: string[]; traits: string[]; buyable: string[]; inMarkets: string[] };
}

const columns = [
  "entries",
  "pricesOre",
  "createdAt",
  "featured",
  "featuredInCollection",
  "ratings",
  "facets",
  "traits",
  "buyable",
  "inMarkets",
] as const;

/** Packs the rows of listed products as ASCII, a third as long as their texts, in the order of most listings. */
export function packProducts(rows: readonly IndexRow[]): string {
  const facets = new Positions();
  const traits = new Positions();
  const buyable = new Positions();
  const inMarkets = new Positions();
  const packed: Omit<PackedProducts, "texts"> = {
    format,
    ids: [],
    entries: [],
    pricesOre: [],
    createdAt: [],
    featured: [],
    featuredInCollection: [],
    ratings: [],
    facets: [],
    traits: [],
    buyable: [],
    inMarkets: [],
  };
  for (const { id, entry, parts } of inFeaturedOrder(rows)) {
    packed.ids.push(id);
    packed.entries.push(entry);
    packed.pricesOre.push(Number(parts[0]));
    packed.createdAt.push(Number(parts[1]));
    packed.featured.push(Number(parts[2]));
    packed.featuredInCollection.push(Number(parts[7] ?? parts[2]));
    packed.ratings.push(parts[3] === "" ? null : Number(parts[3]));
    packed.facets.push(facets.of(parts[4]));
    packed.traits.push(traits.of(parts[5]));
    packed.buyable.push(buyable.of(parts[6]));
    packed.inMarkets.push(inMarkets.of(parts[8] ?? "{}"));
  }
  const texts = { facets: facets.texts, traits: traits.texts, buyable: buyable.texts, inMarkets: inMarkets.texts };
  const text = JSON.stringify({ ...packed, texts } satisfies PackedProducts);
  // Whoever stores it in parts may cut anywhere.
  return text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** What was packed; null for what is no whole package of this release. */
export function unpackProducts(text: string): Known | null {
  const packed = parsed(text);
  if (packed === null) return null;
  const read = partReaders();
  const facets = packed.texts.facets.map(read.facets);
  const traits = packed.texts.traits.map(read.traits);
  const buyable = packed.texts.buyable.map(read.buyable);
  const inMarkets = packed.texts.inMarkets.map(read.inMarkets);
  const products = new Map<string, FilterProduct>();
  const entries = new Map<number, string>();
  for (const [i, id] of packed.ids.entries()) {
    const entry = packed.entries[i] ?? null;
    if (entry !== null) entries.set(entry, id);
    products.set(id, {
      id,
      priceOre: packed.pricesOre[i] ?? 0,
      createdAt: packed.createdAt[i] ?? 0,
      featured: packed.featured[i] ?? 0,
      featuredInCollection: packed.featuredInCollection[i] ?? 0,
      rating: packed.ratings[i] ?? null,
      facets: facets[packed.facets[i] ?? 0] ?? [],
      traits: traits[packed.traits[i] ?? 0] ?? { kind: [], fit: [], sport: [], fabric: [] },
      buyable: buyable[packed.buyable[i] ?? 0] ?? [],
      inMarkets: inMarkets[packed.inMarkets[i] ?? 0] ?? {},
    });
  }
  return { products, entries, read };
}

function parsed(text: string): PackedProducts | null {
  try {
    const packed = JSON.parse(text) as PackedProducts;
    const isWhole = packed.format === format && columns.every((name) => packed[name].length === packed.ids.length);
    return isWhole ? packed : null;
  } catch {
    return null;
  }
}

/** The rows of listed products with the parts of their texts. Sorted here, so that no isolate need do it. */
function inFeaturedOrder(rows: readonly IndexRow[]) {
  const listed = rows.filter(({ text }) => text !== "").map((row) => ({ ...row, parts: row.text.split("\t") }));
  return listed.toSorted(
    (a, b) =>
      Number(b.parts[2]) - Number(a.parts[2]) || Number(b.parts[1]) - Number(a.parts[1]) || (a.id < b.id ? -1 : 1),
  );
}

/** Texts, each once, by their positions. */
class Positions {
  readonly texts: string[] = [];
  readonly #known = new Map<string, number>();

  of(text = ""): number {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    this.#known.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}
