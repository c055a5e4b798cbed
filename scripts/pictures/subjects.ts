import type { Palette } from "./inks.ts";
import { fabrics } from "./fabrics.ts";
import { bra } from "./kinds/bras.ts";
import { joggers } from "./kinds/joggers.ts";
import { leggings } from "./kinds/leggings.ts";
import { shorts } from "./kinds/shorts.ts";
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
  "tempo-split-shorts": {
    make: () =>
      shorts({
        form: "mens",
        fabric: fabrics.woven,
        waist: 1.0,
        band: 0.035,
        crotch: 0.745,
        hem: 0.665,
        leg: [0.335, 0.375],
        vent: { from: 0.8, round: 0.04 },
        turned: 0.01,
        cord: 0.11,
      }),
  },
  "vardag-joggers": {
    make: () =>
      joggers({
        form: "mens",
        fabric: fabrics.fleece,
        waist: 1.0,
        band: 0.048,
        crotch: 0.745,
        hem: 0.14,
        leg: [[0.745, 0.315], [0.48, 0.235], [0.14, 0.17]],
        cuff: [0.06, 0.68],
        cord: 0.13,
      }),
  },
  "latt-sports-bra": {
    make: () =>
      bra({
        front: { neck: 1.305, square: 0.75, strap: [0.072, 0.1, 1.515], armhole: [0.1, 1.385] },
        back: { neck: 1.3, square: 0.7, strap: [0.072, 0.1, 1.47], armhole: [0.102, 1.37] },
        bottom: 1.175,
        underarm: 1.315,
        band: 0.036,
      }),
  },
  "form-leggings": { make: () => leggings({ form: "womens", waist: 1.0, hem: 0.09, band: { height: 0.1 } }) },

  // Socks, caps, beanies, headbands and gloves

  // Bags and equipment
};
