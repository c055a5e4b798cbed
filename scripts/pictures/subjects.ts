import type { Palette } from "./inks.ts";
import { leggings } from "./kinds/leggings.ts";
import { tee } from "./kinds/tees.ts";
import type { Subject } from "./subject.ts";

/** A product of the demo shop as the studio makes it: its cut, fabric and details, and its further colors. */
export interface Product extends Palette {
  make(): Subject;
}

export const subjects: Record<string, Product> = {
  // T-shirts, tanks, long sleeves and compression tops
  "pulse-core-tee": { make: () => tee({}) },

  // Hoodies, half zips, jackets and vests

  // Shorts, joggers, leggings and sports bras
  "form-leggings": { make: () => leggings({ form: "womens", waist: 1.0, band: 0.1, hem: 0.09 }) },

  // Socks, caps, beanies, headbands and gloves

  // Bags and equipment
};
