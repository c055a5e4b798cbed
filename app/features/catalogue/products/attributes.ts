import type { Component } from "./composition.ts";

/**
 * What shoppers narrow a list by. Fit and sports are said by staff (columns of `products`); kind, fabric and color family follow from
 * the product's type, composition and colors, and are entered nowhere. The lists are closed, and in the order shoppers see them.
 */
export const colorFamilies = [
  { id: "black", label: "Black", hex: "#15171a" },
  { id: "white", label: "White", hex: "#f7f7f5" },
  { id: "grey", label: "Gray", hex: "#8e9196" },
  { id: "beige", label: "Beige", hex: "#cbbba0" },
  { id: "brown", label: "Brown", hex: "#7d4a32" },
  { id: "blue", label: "Blue", hex: "#2f5d8c" },
  { id: "green", label: "Green", hex: "#3f7150" },
  { id: "yellow", label: "Yellow", hex: "#e8d33c" },
  { id: "orange", label: "Orange", hex: "#e8863a" },
  { id: "red", label: "Red", hex: "#b3262f" },
  { id: "pink", label: "Pink", hex: "#e59ab0" },
  { id: "purple", label: "Purple", hex: "#6b4f93" },
] as const;
export type ColorFamily = (typeof colorFamilies)[number]["id"];

export const kinds = [
  { id: "t-shirts", label: "T-shirts" },
  { id: "tanks", label: "Tanks" },
  { id: "long-sleeves", label: "Long sleeves & base layers", short: "Long sleeves" },
  { id: "half-zips", label: "Half zips" },
  { id: "hoodies", label: "Hoodies & sweatshirts", short: "Hoodies" },
  { id: "jackets", label: "Jackets & vests", short: "Jackets" },
  { id: "sports-bras", label: "Sports bras" },
  { id: "shorts", label: "Shorts" },
  { id: "pants", label: "Joggers & pants" },
  { id: "tights", label: "Tights & leggings", short: "Leggings" },
  { id: "socks", label: "Socks" },
  { id: "bags", label: "Bags" },
  { id: "headwear", label: "Caps & hats" },
  { id: "gloves", label: "Gloves" },
  { id: "equipment", label: "Equipment" },
] as const;
export type Kind = (typeof kinds)[number]["id"];

export const fits = [
  { id: "compression", label: "Compression" },
  { id: "slim", label: "Slim" },
  { id: "regular", label: "Regular" },
  { id: "relaxed", label: "Relaxed" },
] as const;
export type Fit = (typeof fits)[number]["id"];

export const sports = [
  { id: "running", label: "Running" },
  { id: "training", label: "Training" },
  { id: "strength", label: "Strength" },
  { id: "yoga", label: "Yoga & studio" },
  { id: "cycling", label: "Cycling" },
  { id: "hiking", label: "Hiking & trail" },
  { id: "skiing", label: "Skiing" },
  { id: "everyday", label: "Everyday" },
] as const;
export type Sport = (typeof sports)[number]["id"];

/** Nothing here is a claim about the environment, nor may it become one: `recycled` and the like need proof for each product. */
export const fabrics = [
  { id: "wool", label: "Merino & wool", fibres: ["wool"] },
  { id: "cotton", label: "Cotton", fibres: ["cotton"] },
  { id: "lyocell", label: "Lyocell & viscose", fibres: ["lyocell", "modal", "viscose", "cupro"] },
  { id: "polyester", label: "Polyester", fibres: ["polyester"] },
  { id: "nylon", label: "Nylon", fibres: ["nylon"] },
] as const satisfies readonly { id: string; label: string; fibres: readonly Component["fibre"][] }[];
export type Fabric = (typeof fabrics)[number]["id"];

/** From this many percent of a main part on, a product is listed under a fabric. */
const fabricFromPercent = 20;

/** What a garment is seen to be made of; not its lining, fill or trim. */
const mainParts: readonly Component["part"][] = ["whole", "shell", "body"];

/** The fabrics of a product by its composition, in the order of the list; none for what is no textile. */
export function fabricsOf(components: readonly Component[]): Fabric[] {
  const shares = mainParts.map((part) => components.filter((component) => component.part === part));
  const percentOf = (part: readonly Component[], fibres: readonly string[]) =>
    part.reduce((sum, { fibre, percent }) => sum + (fibres.includes(fibre) ? percent : 0), 0);
  return fabrics
    .filter(({ fibres }) => shares.some((part) => percentOf(part, fibres) >= fabricFromPercent))
    .map(({ id }) => id);
}

/**
 * Words of a kind, as they begin or end a word of the type. The first that matches wins, so what names a garment more closely stands
 * before what also describes others: a sports bra top is a bra, short tights are tights, a hooded jacket is a jacket.
 */
const kindWords: readonly (readonly [Kind, RegExp])[] = [
  ["gloves", /\b(gloves?|mittens?)\b/],
  ["socks", /socks?\b/],
  ["headwear", /\b(caps?|hats?|beanies?|headbands?|headwear|visors?|buffs?)\b/],
  ["sports-bras", /\bbras?\b/],
  ["bags", /\b(bags?|backpacks?|daypacks?|rucksacks?|duff(el|le)s?|totes?|gymbags?)\b/],
  ["jackets", /\b(jackets?|vests?|gilets?|parkas?|anoraks?|coats?|windbreakers?)\b/],
  ["tights", /\b(tights?|leggings?)\b/],
  ["half-zips", /\b(half|quarter|1 2|1 4) ?zips?\b/],
  ["hoodies", /\b(hoodies?|hooded|sweatshirts?|sweaters?|crewnecks?)\b/],
  ["pants", /\b(joggers?|pants?|trousers|sweatpants|trackpants)\b/],
  ["shorts", /\bshorts\b/],
  ["tanks", /\b(tanks?|singlets?)\b/],
  ["long-sleeves", /\b(long ?sleeves?|base ?layers?)\b/],
  ["t-shirts", /\b(shirts?|tees?|tshirts?)\b/],
  ["equipment", /\b(equipment|bottles?|shakers?|rollers?|mats?|bands?|towels?|ropes?|chalk|kettlebells?|dumbbells?)\b/],
];

/** The kind of a product: by the words of its type, else of its name, else of its tags; null for a product outside all. */
export function kindOf(product: { productType: string; name: string; tags: readonly string[] }): Kind | null {
  for (const text of [product.productType, product.name, ...product.tags]) {
    const words = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ");
    const found = kindWords.find(([, pattern]) => pattern.test(words));
    if (found) return found[0];
  }
  return null;
}
