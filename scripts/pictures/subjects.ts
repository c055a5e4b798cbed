import type { Palette } from "./inks.ts";
import { hoodie } from "./kinds/hoodies.ts";
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
  "kvall-hoodie": { make: () => hoodie({}) },

  // Shorts, joggers, leggings and sports bras

  // Socks, caps, beanies, headbands and gloves

  // Bags and equipment
};
