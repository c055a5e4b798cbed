import { bra } from "../kinds/bras.ts";
import type { Product } from "../subjects.ts";

/** Sports bras. */
export const bras: Record<string, Product> = {
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
};
