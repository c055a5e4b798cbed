import { backpack } from "../kinds/backpacks.ts";
import { loopBands, stretchTube } from "../kinds/bands.ts";
import { squeezeBottle, steelBottle } from "../kinds/bottles.ts";
import { duffel } from "../kinds/duffels.ts";
import { trainingMat } from "../kinds/mats.ts";
import { foamRoller } from "../kinds/rollers.ts";
import { towel } from "../kinds/towels.ts";
import type { Product } from "../subjects.ts";

/** Bags, and what one trains with. Measures in metres. */
export const equipment: Record<string, Product> = {
  "pendla-roll-top-backpack": {
    make: () => backpack({ width: 0.3, depth: 0.16, height: 0.5, top: "roll" }),
    accent: 0.7,
  },
  "dagstur-daypack": {
    make: () => backpack({ width: 0.28, depth: 0.14, height: 0.46, top: "flap" }),
    accent: 0.7,
  },
  "hall-duffel-45": {
    make: () =>
      duffel({
        size: [0.58, 0.3, 0.28],
        handles: 0.14,
        rise: 0.115,
        ends: "main",
        bottom: "accent",
        webbing: "dark",
        mark: "wordmark",
        pocket: false,
        vented: false,
      }),
    accent: 0.6,
  },
  "lunch-duffel-22": {
    make: () =>
      duffel({
        size: [0.44, 0.24, 0.22],
        handles: 0.085,
        rise: 0.1,
        ends: "accent",
        bottom: "main",
        webbing: "accent",
        mark: "symbol",
        pocket: true,
        vented: true,
      }),
    accent: "graphite",
  },
  "kall-steel-bottle": { make: steelBottle, accent: "fog" },
  "klunk-squeeze-bottle": { make: squeezeBottle, accent: "graphite" },
  "rulle-foam-roller": { make: foamRoller, accent: "black" },
  "golv-training-mat": { make: trainingMat, accent: 0.55 },
  "dra-loop-bands": { make: loopBands, accent: 0.5, print: "sand" },
  "stretch-tube-set": { make: stretchTube, accent: "black" },
  "torr-gym-towel": { make: towel, accent: 0.7 },
};
