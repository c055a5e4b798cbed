import { currentLanguage } from "#app/shared/language/current-language.ts";
import { labelled } from "#app/shared/language/labelled.ts";

import { colorNames, fabricNames, fitNames, kindNames, shortKindNames, sportNames } from "./attributes.texts.ts";
import type { Component } from "./composition.ts";

/**
 * What shoppers narrow a list by. Fit and sports are said by staff (columns of `products`); kind, fabric and color family follow from
 * the product's type, composition and colors, and are entered nowhere. The lists are closed, and in the order shoppers see them.
 */
export const colorFamilies = labelled(
  [
    { id: "black", hex: "#26282b" },
    { id: "white", hex: "#f7f7f5" },
    { id: "grey", hex: "#8e9196" },
    { id: "beige", hex: "#cbbba0" },
    { id: "brown", hex: "#7d4a32" },
    { id: "blue", hex: "#2f5d8c" },
    { id: "green", hex: "#3f7150" },
    { id: "yellow", hex: "#e8d33c" },
    { id: "orange", hex: "#e8863a" },
    { id: "red", hex: "#b3262f" },
    { id: "pink", hex: "#e59ab0" },
    { id: "purple", hex: "#6b4f93" },
  ],
  colorNames,
);
export type ColorFamily = (typeof colorFamilies)[number]["id"];

export const kinds = labelled(
  [
    { id: "t-shirts" },
    { id: "tanks" },
    { id: "long-sleeves" },
    { id: "half-zips" },
    { id: "hoodies" },
    { id: "jackets" },
    { id: "sports-bras" },
    { id: "shorts" },
    { id: "pants" },
    { id: "tights" },
    { id: "socks" },
    { id: "bags" },
    { id: "headwear" },
    { id: "gloves" },
    { id: "equipment" },
  ],
  kindNames,
);
export type Kind = (typeof kinds)[number]["id"];

/** What menus and titles call a kind: shorter than lists do, where that says enough. */
export function shortKindName(kind: Kind): string {
  const short: Partial<Record<Kind, string>> = shortKindNames();
  return short[kind] ?? kindNames()[kind];
}

export const fits = labelled([{ id: "compression" }, { id: "slim" }, { id: "regular" }, { id: "relaxed" }], fitNames);
export type Fit = (typeof fits)[number]["id"];

export const sports = labelled(
  [
    { id: "running" },
    { id: "training" },
    { id: "strength" },
    { id: "yoga" },
    { id: "cycling" },
    { id: "hiking" },
    { id: "skiing" },
    { id: "everyday" },
  ],
  sportNames,
);
export type Sport = (typeof sports)[number]["id"];

/** Nothing here is a claim about the environment, nor may it become one: `recycled` and the like need proof for each product. */
const fabricFibres = [
  { id: "wool", fibres: ["wool"] },
  { id: "cotton", fibres: ["cotton"] },
  { id: "lyocell", fibres: ["lyocell", "modal", "viscose", "cupro"] },
  { id: "polyester", fibres: ["polyester"] },
  { id: "nylon", fibres: ["nylon"] },
] as const satisfies readonly { id: string; fibres: readonly Component["fibre"][] }[];
export const fabrics = labelled(fabricFibres, fabricNames);
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
  return fabricFibres
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

/** What shoppers read a product's type as: what staff typed in English, else the name of its kind, where that is known. */
export function shownType(product: Parameters<typeof kindOf>[0]): string {
  const kind = currentLanguage() === "en" ? null : kindOf(product);
  return kind === null ? product.productType : shortKindName(kind);
}
