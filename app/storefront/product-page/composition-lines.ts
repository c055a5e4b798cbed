import type { ProductFacts } from "./product-facts.server.ts";

/** What a product is made of, a line for each of its parts: `Lining: 100% polyester`. */
export function compositionLines(composition: ProductFacts["composition"]): string[] {
  return composition.map(({ part, fibres }) => (part ? `${part}: ${fibres}` : fibres));
}

/** What staff wrote of materials, without the names of fibers that the composition has with their shares. */
export function otherMaterials(materials: readonly string[], composition: readonly string[]): string[] {
  const told = composition.join("\n").toLowerCase();
  return materials.filter((material) => !told.includes(material.toLowerCase()));
}
