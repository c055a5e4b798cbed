import type { Palette } from "./inks.ts";
import { accessories } from "./ranges/accessories.ts";
import { baseLayers } from "./ranges/base-layers.ts";
import { bras } from "./ranges/bras.ts";
import { equipment } from "./ranges/equipment.ts";
import { halfZips } from "./ranges/half-zips.ts";
import { hoodies } from "./ranges/hoodies.ts";
import { jackets } from "./ranges/jackets.ts";
import { tanks } from "./ranges/tanks.ts";
import { tees } from "./ranges/tees.ts";
import { tights } from "./ranges/tights.ts";
import { trousers } from "./ranges/trousers.ts";
import type { Subject } from "./subject.ts";

/** A product of the demo shop as the studio makes it: its cut, fabric and details, and its further colors. */
export interface Product extends Palette {
  make(): Subject;
}

/** Every product that is photographed, by its id. */
export const subjects: Record<string, Product> = {
  ...tees,
  ...baseLayers,
  ...tanks,
  ...hoodies,
  ...halfZips,
  ...jackets,
  ...trousers,
  ...tights,
  ...bras,
  ...accessories,
  ...equipment,
};
