import { fabrics } from "../fabrics.ts";
import { joggers } from "../kinds/joggers.ts";
import { shorts } from "../kinds/shorts.ts";
import type { Product } from "../subjects.ts";

/** Shorts and joggers. */
export const trousers: Record<string, Product> = {
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
        hem: 0.13,
        slack: 0.045,
        leg: [
          [0.745, 0.31],
          [0.48, 0.23],
          [0.13, 0.17],
        ],
        cuff: [0.06, 0.68],
        cord: 0.13,
      }),
  },
};
