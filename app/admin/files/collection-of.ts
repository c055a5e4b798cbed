import { noCategory, productCategories } from "#app/features/catalogue/products/categories.ts";

const [mens, womens, accessories] = productCategories;

/** Words that say whom clothes are for, in the languages of the shop's markets and German. */
const forWhom: readonly [category: string, word: RegExp][] = [
  [womens, /^(wom[ae]n'?s?|ladies|lady|female|girls?|dam(e|er|en)?|kvinn(a|or)|kvinder?|nais(et|ten)|frau(en)?)$/],
  [mens, /^(m[ae]n'?s?|male|boys?|herr(e|ar|er|en)?|m[aä]nner|mies|mieh(et|ille|ten))$/],
];
/** Words of things that aren't clothes, by their stem. */
const thing =
  /^(accessor|tillbehör|tilbehør|asuste|zubehör|sock|strump|strømpe|sukat|socken|bag|väsk|tas[ck]|laukku|backpack|duffel|cap|keps|kasket|lippis|hat|mössa|beanie|pipo|mütze|glove|handsk|käsine|handschuh|bottle|flask|pullo|flasche|towel|handduk|håndklæde|pyyhe|handtuch|mat|matta|matto|equipment|roller|headband|belt|bälte|vyö|gürtel)/;

interface Described {
  type: string;
  tags: string;
  /** Shopify's path of categories: `Apparel & Accessories > Clothing > Activewear`. */
  path: string;
  gender: string;
}

/**
 * The category of a product that comes in without one, by its type, tags and Shopify's category: a collection where they say which,
 * else the type itself.
 */
export function collectionFor({ type, tags, path, gender }: Described): string {
  const leaf = path.split(">").at(-1)?.trim() ?? "";
  const kinds = wordsOf(`${type} ${leaf}`);
  if (kinds.some((word) => thing.test(word))) return accessories;
  const words = wordsOf(`${gender} ${type} ${tags} ${leaf}`);
  const named = forWhom.filter(([, pattern]) => words.some((word) => pattern.test(word)));
  const [only] = named;
  if (only && named.length === 1) return only[0];
  return type || leaf || noCategory;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
}
