import type { Component } from "#app/features/catalogue/products/composition.ts";

import type { FamilyId } from "./families.ts";
import { fibreOf, partShares } from "./materials.ts";
import type { DemoProduct } from "./types.ts";

/** Families of things that are no textiles. */
const otherThings: readonly FamilyId[] = ["equipment"];

/** Whether it is a textile product: at least 80 % textile fibres by weight. */
export function isTextile({ family }: DemoProduct): boolean {
  return !otherThings.includes(family);
}

/** The composition of a textile product by part, with the names of Annex I; empty for other things. */
export function componentsOf(product: DemoProduct): Component[] {
  if (!isTextile(product)) return [];
  return partShares(product.composition).flatMap(([part, shares]) =>
    shares.map(([material, percent]) => {
      const fibre = fibreOf[material];
      if (!fibre) throw new Error(`${product.id}: ${material} is no textile fibre`);
      return { part, fibre, percent };
    }),
  );
}
