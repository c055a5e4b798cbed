import type { ColorId } from "../../demo/catalogue/colors.ts";

/** A product in an editorial picture. Places are shares of the picture, `size` of its height. */
export interface Prop {
  product: string;
  color: ColorId;
  /** How far the camera walks around it, in degrees. */
  turn: number;
  wide: readonly [x: number, y: number, size: number];
  tall: readonly [x: number, y: number, size: number];
  /** Three times as wide as high, for heroes and banners on wide screens: nothing may hang over its edges. */
  band: readonly [x: number, y: number, size: number];
}

/** An editorial picture: the sky behind, and products from the farthest to the nearest. */
export interface EditorialScene {
  sky: { seed: number; low: string; high: string };
  props: readonly Prop[];
}

const green = { low: "#2fd6a0", high: "#5a3fb0" };
const violet = { low: "#6d5be0", high: "#b04aa8" };
const ice = { low: "#4cc3e8", high: "#2f5fb8" };
const lime = { low: "#9be24a", high: "#1f9c8c" };

/** A product, its color, how the camera walks around it, and its size beside the others'. */
type Placed = readonly [product: string, color: ColorId, turn: number, scale?: number];

/** Two products, the second before the first; words stand at the left of a wide picture, low in a tall one. */
function two(
  [behind, behindColor, behindTurn, behindScale = 1]: Placed,
  [front, frontColor, frontTurn, frontScale = 1]: Placed,
): Prop[] {
  return [
    {
      product: behind,
      color: behindColor,
      turn: behindTurn,
      wide: [0.855, 0.5, 0.86 * behindScale],
      tall: [0.71, 0.4, 0.56 * behindScale],
      band: [0.84, 0.5, 0.92 * behindScale],
    },
    {
      product: front,
      color: frontColor,
      turn: frontTurn,
      wide: [0.64, 0.53, frontScale],
      tall: [0.37, 0.46, 0.7 * frontScale],
      band: [0.66, 0.51, 1.12 * frontScale],
    },
  ];
}

function one(product: string, color: ColorId, turn: number): Prop[] {
  return [{ product, color, turn, wide: [0.71, 0.53, 1.04], tall: [0.5, 0.44, 0.76], band: [0.74, 0.51, 1.1] }];
}

/** For the home page, where words stand above the products on a phone, and its sides are cut off. */
function lowered(props: readonly Prop[]): Prop[] {
  return props.map(({ tall: [x, y, size], ...prop }) => ({
    ...prop,
    tall: [0.5 + (x - 0.5) * 0.72, y + 0.2, size * 0.78],
  }));
}

/** The pictures of heroes and banners, by the names the pages ask for. */
export const scenes = {
  "home-1": {
    sky: { seed: 3, ...green },
    props: lowered(two(["langpass-singlet", "volt", -16], ["nattlop-reflective-tee", "graphite", 14])),
  },
  "home-2": {
    sky: { seed: 11, ...ice },
    props: lowered(two(["vinter-cuffed-beanie", "graphite", -10, 0.5], ["kebne-puffer-jacket", "spruce", 16, 1.3])),
  },
  "home-3": {
    sky: { seed: 21, ...violet },
    props: lowered(two(["form-leggings", "plum", -18], ["stark-high-support-bra", "navy", 16, 0.8])),
  },
  mens: {
    sky: { seed: 31, ...ice },
    props: two(["dubbel-2-in-1-shorts", "graphite", -14, 0.78], ["nattlop-reflective-tee", "graphite", 14]),
  },
  womens: {
    sky: { seed: 41, ...violet },
    props: two(["kontur-leggings", "fjord", -18], ["morgon-half-zip", "fjord", 14, 1.2]),
  },
  accessories: {
    sky: { seed: 51, ...green },
    props: two(["kall-steel-bottle", "spruce", -8], ["pendla-roll-top-backpack", "black", 18]),
  },
  about: { sky: { seed: 61, ...green }, props: one("studio-boxy-tee", "sand", 16) },
  contact: { sky: { seed: 71, ...lime }, props: one("loparjacka-tromso", "fjord", 16) },
  reviews: { sky: { seed: 81, ...ice }, props: one("distans-long-sleeve", "spruce", 14) },
  "banner-mens": {
    sky: { seed: 91, ...green },
    props: two(["tempo-split-shorts", "volt", -14, 0.72], ["aterhamtning-zip-hoodie", "fjord", 14]),
  },
  "banner-womens": {
    sky: { seed: 101, ...violet },
    props: two(["ficka-short-tights", "plum", -16, 0.75], ["dis-cropped-hoodie", "heather", 14]),
  },
  "banner-accessories": {
    sky: { seed: 111, ...lime },
    props: two(["vind-running-cap", "volt", -12, 0.62], ["hall-duffel-45", "fjord", 12]),
  },
} satisfies Record<string, EditorialScene>;
