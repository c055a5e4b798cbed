import { kindOf } from "#app/features/catalogue/products/attributes.ts";
import type { MeasurementTable } from "#app/features/catalogue/products/field-kinds.ts";
import type { Product } from "#app/features/catalogue/products/product.ts";
import { valueOf } from "#app/features/catalogue/products/size-parts.ts";
import type { FitVote } from "#app/features/catalogue/reviews/fit-votes.ts";
import { localDecimals } from "#app/shared/language/local-decimals.ts";

import { findSizeTexts } from "./find-size.texts.ts";
import type { SizeFamily } from "./size-family.ts";
import { type Measure, measureNames } from "./size-guide.texts.ts";
import { type LengthUnit, type SizeTable, sizeTables, sizeText } from "./size-tables.ts";

/** What a size is found for: the garment, and what those who bought it say of its fit. */
export interface Garment {
  family: SizeFamily;
  /** What decides its size, by the names of the size table's measures. */
  measures: readonly Measure[];
  /** The names of the sizes it is made in, of those that the table has, smallest first. */
  sizes: readonly string[];
  verdict: FitVote | null;
  /** What the garment itself measures, in cm; null when nothing is said. */
  own: MeasurementTable | null;
}

/** A size with the reason for it; the size is null when none of them is right. */
export interface Advice {
  size: string | null;
  reason: string;
}

/** cm within which a measure counts as lying on the line between two sizes. */
const lineCm = 0.5;

const bottoms = new Set(["shorts", "pants", "tights"]);
const byCollection: Record<SizeFamily, { tops: readonly Measure[]; bottoms: readonly Measure[] }> = {
  mens: { tops: ["Chest"], bottoms: ["Waist"] },
  womens: { tops: ["Chest"], bottoms: ["Waist", "Hip"] },
  bras: { tops: ["Underbust"], bottoms: ["Underbust"] },
  socks: { tops: ["Foot length"], bottoms: ["Foot length"] },
  gloves: { tops: ["Palm"], bottoms: ["Palm"] },
};

/** What a garment goes by, as the notes of the size tables say it. */
export function garmentOf(
  product: Pick<Product, "productType" | "name" | "tags" | "sizes" | "texts">,
  family: SizeFamily,
  verdict: FitVote | null,
): Garment {
  const names = new Set(product.sizes.map(valueOf));
  return {
    family,
    measures: byCollection[family][bottoms.has(kindOf(product) ?? "") ? "bottoms" : "tops"],
    sizes: Object.keys(tableOf(family).sizes).filter((size) => names.has(size)),
    verdict,
    own: product.texts.sizeMeasurements?.cm ?? null,
  };
}

/** The size for a body, by its measures in cm: where several decide, the one that needs the largest. */
export function sizeForBody(garment: Garment, body: Readonly<Record<string, number>>, unit: LengthUnit): Advice {
  const places = garment.measures.map((measure) => placeOf(garment, measure, body[measure] ?? 0));
  const over = places.find(({ kind }) => kind === "over");
  const largest = places.reduce((a, b) => (b.index > a.index ? b : a));
  const { kind, measure, index, other } = over ?? largest;
  const size = garment.sizes[index] ?? "";
  const texts = findSizeTexts();
  const name = nameOf(measure);
  const range = rangeText(garment, measure, size, unit);
  if (kind !== "size") {
    return { size: null, reason: (kind === "over" ? texts.tooLarge : texts.tooSmall)(name, size, range) };
  }
  const own = ownText(garment, measure, size, unit);
  if (other !== null) {
    const [low = "", high = ""] = [Math.min(index, other), Math.max(index, other)].map((i) => garment.sizes[i]);
    return { size, reason: sentences(texts.between(low, high), betweenReason(garment, size), own) };
  }
  return { size, reason: sentences(texts.fits(size, name, range), fitAdvice(garment), own) };
}

/** The size for somebody who wears a size of that name elsewhere. */
export function sizeForUsual(garment: Garment, usual: string, unit: LengthUnit): Advice {
  const from = garment.sizes.indexOf(usual);
  const step = garment.verdict === "small" ? 1 : garment.verdict === "large" ? -1 : 0;
  const size = garment.sizes[from + step] ?? usual;
  const texts = findSizeTexts();
  const [measure = "Chest"] = garment.measures;
  const range = texts.fits(size, nameOf(measure), rangeText(garment, measure, size, unit));
  const isLast = size === usual;
  const voted =
    step === 0
      ? null
      : step > 0
        ? (isLast ? texts.usualSmallLargest : texts.usualSmallSo)(size)
        : (isLast ? texts.usualLargeSmallest : texts.usualLargeSo)(size);
  return { size, reason: sentences(texts.wornElsewhere(usual), voted, range) };
}

/** A length as people write it, in cm: `95`, `95,5`, `37.5`; null when it is none, or no length of a body. */
export function lengthOf(text: string, unit: LengthUnit): number | null {
  if (!/^\s*\d{1,3}([.,]\d{1,2})?\s*(cm|in|")?\s*$/i.test(text)) return null;
  const cm = Number.parseFloat(text.replace(",", ".")) * (unit === "cm" ? 1 : 2.54);
  return cm >= 10 && cm <= 200 ? cm : null;
}

interface Place {
  kind: "size" | "under" | "over";
  measure: Measure;
  /** The index of the size; of the nearest, where none is right. */
  index: number;
  /** The size on the other side of the line, for a measure between two. */
  other: number | null;
}

function placeOf(garment: Garment, measure: Measure, cm: number): Place {
  const ranges = garment.sizes.map((size) => rangeOf(garment, measure, size));
  const end = ranges.length - 1;
  const place = (kind: Place["kind"], index: number, other: number | null = null) => ({ kind, measure, index, other });
  // The line between two sizes is in the middle of what lies between their ranges.
  const lines = ranges.slice(1).map(({ from }, i) => ((ranges[i]?.to ?? from) + from) / 2);
  const index = lines.filter((line) => cm > line).length;
  const { from, to } = ranges[index] ?? { from: 0, to: 0 };
  if (index === 0 && cm < from - lineCm) return place("under", 0);
  if (index === end && cm > to + lineCm) return place("over", end);
  const [below, above] = [lines[index - 1], lines[index]];
  // Where many say that it runs small, the upper third of a size already is between it and the next; and the other way round.
  const third = (to - from) / 3;
  const isHigh = above !== undefined && (above - cm <= lineCm || (garment.verdict === "small" && cm > to - third));
  const isLow = below !== undefined && (cm - below <= lineCm || (garment.verdict === "large" && cm < from + third));
  if (!isHigh && !isLow) return place("size", index);
  const [low, high] = isHigh ? [index, index + 1] : [index - 1, index];
  return garment.verdict === "large" ? place("size", low, high) : place("size", high, low);
}

function betweenReason({ verdict }: Garment, size: string): string {
  const texts = findSizeTexts();
  if (verdict === "small") return texts.runsSmallSo(size);
  return verdict === "large" ? texts.runsLargeSo(size) : texts.moreRoom(size);
}

function fitAdvice({ verdict }: Garment): string | null {
  const texts = findSizeTexts();
  if (verdict === null) return null;
  return { true: texts.trueToSize, small: texts.runsSmallUp, large: texts.runsLargeDown }[verdict];
}

function ownText({ own }: Garment, measure: Measure, size: string, unit: LengthUnit): string | null {
  const sizes = own && Object.hasOwn(own, size) ? own[size] : undefined;
  const cm = Object.entries(sizes ?? {}).find(([name]) => name.toLowerCase() === measure.toLowerCase())?.[1];
  if (cm === undefined) return null;
  const texts = findSizeTexts();
  const length = unit === "cm" ? texts.lengthCm(localDecimals(cm)) : texts.lengthInches(localDecimals(inInches(cm)));
  return texts.garment(nameOf(measure), length);
}

function tableOf(family: SizeFamily): Pick<SizeTable, "measures" | "sizes"> {
  return sizeTables.find(({ id }) => id === family) ?? { measures: [], sizes: {} };
}

function rangeOf({ family }: Garment, measure: Measure, size: string): { from: number; to: number } {
  const { measures, sizes } = tableOf(family);
  const [from = 0, to = 0] = (sizes[size]?.[measures.indexOf(measure)] ?? "").split("-").map(Number);
  return { from, to };
}

function rangeText({ family }: Garment, measure: Measure, size: string, unit: LengthUnit): string {
  const { measures, sizes } = tableOf(family);
  const [from = "", to = ""] = sizeText(sizes[size]?.[measures.indexOf(measure)] ?? "", unit).split("–");
  const texts = findSizeTexts();
  return (unit === "cm" ? texts.rangeCm : texts.rangeInches)(from, to);
}

/** What a measure is called in a sentence. */
function nameOf(measure: Measure): string {
  return measureNames()[measure].toLowerCase();
}

function sentences(...said: readonly (string | null)[]): string {
  return said.filter((sentence) => sentence !== null).join(" ");
}

function inInches(cm: number): number {
  return Math.round((cm / 2.54) * 2) / 2;
}
