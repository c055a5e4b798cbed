import { type Fibre, type FibreLocale, fibreNames, fibres as allFibres } from "#app/shared/fibres.ts";

/** The parts of a product that have a composition of their own (Reg. (EU) 1007/2011 art. 11), in the order shoppers see them. */
export const productParts = {
  whole: "Whole product",
  shell: "Shell",
  body: "Body",
  panels: "Panels",
  mesh: "Mesh",
  sleeves: "Sleeves",
  rib: "Rib",
  palm: "Palm",
  lining: "Lining",
  inner: "Inner layer",
  fill: "Fill",
  trim: "Trim",
} as const;
export type ProductPart = keyof typeof productParts;

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
export function fibresText(fibres: PartComposition["fibres"], locale: FibreLocale = "en"): string {
  return fibres.map(({ fibre, percent }) => `${percent}% ${fibreNames[locale][fibre]}`).join(", ");
}

/** The whole composition as one text: `Shell: 100% polyester. Fill: 100% polyester.` Null without components. */
export function compositionText(components: readonly Component[]): string | null {
  const parts = partsOf(components);
  const [only] = parts;
  if (!only) return null;
  if (parts.length === 1 && only.part === "whole") return fibresText(only.fibres);
  return parts.map(({ name, fibres }) => `${name}: ${fibresText(fibres)}.`).join(" ");
}
