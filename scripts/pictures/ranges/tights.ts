import { leggings } from "../kinds/leggings.ts";
import { print } from "../sheets/details.ts";
import { symbol } from "../sheets/marks.ts";
import type { Product } from "../subjects.ts";

/** Leggings and tights. */
export const tights: Record<string, Product> = {
  "form-leggings": {
    make: () =>
      leggings({
        form: "womens",
        waist: 1.0,
        hem: 0.09,
        band: {
          height: 0.1,
          details: (length, height) => [print(symbol, [length * 0.75, height * 0.7], 0.026)],
        },
      }),
  },
};
