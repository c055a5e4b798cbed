import { type Fibre, fibreNames, fibres as allFibres } from "#app/shared/fibres.ts";
import type { Language } from "#app/shared/language/languages.ts";

import { partNames, type ProductPart, shareTexts } from "./composition.texts.ts";

export type { ProductPart };

/** The parts of a product that have a composition of their own, by what staff call them. */
export const productParts: Readonly<Record<ProductPart, string>> = partNames("en");

/** A fibre of a part and its share of that part's weight in percent. */
export interface Component {
  part: ProductPart;
  fibre: Fibre;
  percent: number;
}

export interface PartComposition {
  part: ProductPart;
  name: string;
  /** The heaviest first. */
  fibres: { fibre: Fibre; percent: number }[];
}

/** What clothes are mostly made of: offered first. */
export const usualFibres = [
  "polyester",
  "elastane",
  "cotton",
  "nylon",
  "wool",
  "viscose",
  "modal",
  "lyocell",
  "polypropylene",
  "acrylic",
] as const satisfies readonly Fibre[];

/** What people write for a fibre that the regulation calls otherwise. */
const otherNames: Readonly<Record<string, Fibre>> = { spandex: "elastane", lycra: "elastane", polyamide: "nylon" };

/** The fibre that a text names, by its name or id in any case; the text itself when it names none. */
export function fibreNamed(text: string): string {
  const wanted = text.trim().toLowerCase();
  const found = allFibres.find((id) => id === wanted || fibreNames.en[id].toLowerCase() === wanted);
  return found ?? (Object.hasOwn(otherNames, wanted) ? (otherNames[wanted] ?? text) : text);
}

/** What is wrong with a composition, for staff; null for a right one. Art. 9: all fibres by name and weight, which make 100 %. */
export function compositionProblem(components: readonly Component[]): string | null {
  for (const { name, fibres } of partsOf(components)) {
    if (new Set(fibres.map(({ fibre }) => fibre)).size < fibres.length) return `${name}: enter each fiber once`;
    const sum = fibres.reduce((total, { percent }) => total + percent, 0);
    if (sum !== 100) return `${name}: the fibers total ${sum}%, not 100%`;
  }
  const hasWhole = components.some(({ part }) => part === "whole");
  if (hasWhole && components.some(({ part }) => part !== "whole"))
    return "Enter the whole product or its parts, not both";
  return null;
}

/** The composition by part; in each, the fibres in descending order of weight (art. 9(1)). */
export function partsOf(components: readonly Component[]): PartComposition[] {
  return (Object.keys(productParts) as ProductPart[]).flatMap((part) => {
    const fibres = components
      .filter((component) => component.part === part)
      .map(({ fibre, percent }) => ({ fibre, percent }))
      .toSorted((a, b) => b.percent - a.percent);
    return fibres.length === 0 ? [] : [{ part, name: productParts[part], fibres }];
  });
}

/** `92% polyester, 8% elastane`, by the names of the regulation in a language. */
export function fibresText(fibres: PartComposition["fibres"], language: Language = "en"): string {
  const { share } = shareTexts(language);
  return fibres.map(({ fibre, percent }) => share(percent, fibreNames[language][fibre])).join(", ");
}

/** The whole composition as one text: `Shell: 100% polyester. Fill: 100% polyester.` Null without components. */
export function compositionText(components: readonly Component[]): string | null {
  const parts = partsOf(components);
  const [only] = parts;
  if (!only) return null;
  if (parts.length === 1 && only.part === "whole") return fibresText(only.fibres);
  return parts.map(({ name, fibres }) => `${name}: ${fibresText(fibres)}.`).join(" ");
}
