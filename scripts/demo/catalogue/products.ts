import { accessories } from "./accessories.ts";
import { mens } from "./mens.ts";
import type { DemoProduct } from "./types.ts";
import { womens } from "./womens.ts";

/** Every product of the demo shop, oldest first. */
export const demoProducts: readonly DemoProduct[] = interleaved([mens, womens, accessories]);

/** One of each area in turn, so that the newest products are not all accessories. */
function interleaved(areas: readonly (readonly DemoProduct[])[]): DemoProduct[] {
  const longest = Math.max(...areas.map((area) => area.length));
  return Array.from({ length: longest }, (_, i) => areas.flatMap((area) => area[i] ?? [])).flat();
}
