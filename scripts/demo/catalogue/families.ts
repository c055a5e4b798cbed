/** What a family of garments measures in size M or in the middle of its scale, in cm, and how much a size adds. */
export interface Measures {
  middle: Record<string, number>;
  step: Record<string, number>;
}

/** Texts and measures that every product of a family shares. None names a fiber: the composition does. */
export interface Family {
  /** Worn on the body, so that wool in it decides how it is washed. */
  isGarment?: true;
  /** Stays in place by stretch. */
  isTight?: true;
  care: readonly string[];
  fitGuide: string;
  recommendation: string;
  measures: Measures | null;
}

const cold = "Machine wash at 30 °C with similar colors";
const noSoftener = "No fabric softener: it keeps the fabric from moving sweat";
const air = "Hang to dry";
const gentle = "Wash inside out, on a gentle cycle";

const topMeasures: Measures = {
  middle: { length: 71, chest: 104, waist: 98 },
  step: { length: 2, chest: 7, waist: 7 },
};
const shortTopMeasures: Measures = {
  middle: { length: 60, chest: 94, waist: 84 },
  step: { length: 1.5, chest: 5.5, waist: 5.5 },
};
const trouserMeasures: Measures = {
  middle: { length: 104, waist: 80, hip: 104 },
  step: { length: 1.5, waist: 6, hip: 6 },
};

export const families = {
  jersey: {
    isGarment: true,
    care: [cold, noSoftener, air, "Iron on low, never over the logo"],
    fitGuide:
      "Measure a tee you like, flat, from armpit to armpit, and double it. Compare with the chest measure below.",
    recommendation: "Between two sizes: the smaller for training, the larger for everything else.",
    measures: topMeasures,
  },
  "womens-jersey": {
    isGarment: true,
    care: [cold, noSoftener, air, "Iron on low, never over the logo"],
    fitGuide: "Measure around the fullest part of the chest, tape level and not tight.",
    recommendation: "Between two sizes: the smaller to train in, the larger to layer.",
    measures: shortTopMeasures,
  },
  "base-layer": {
    isGarment: true,
    care: [gentle, cold, noSoftener, "Dry flat, away from heat"],
    fitGuide: "Meant to lie next to the skin. Measure the chest over bare skin.",
    recommendation: "Take your usual size. The knit gives a little and recovers in the wash.",
    measures: topMeasures,
  },
  compression: {
    isTight: true,
    care: [gentle, cold, noSoftener, air],
    fitGuide:
      "Compression should feel firm when you put it on and be forgotten after ten minutes. Measure on skin, at the widest point.",
    recommendation: "Between two sizes: the larger. Tighter doesn't work better; it just wears out sooner.",
    measures: { middle: { length: 68, chest: 90, waist: 78 }, step: { length: 2, chest: 6, waist: 6 } },
  },
  fleece: {
    isGarment: true,
    care: [
      "Machine wash at 40 °C, inside out",
      "Close the zip and tie the cords first",
      "Tumble dry on low, or hang",
      "Iron on low, never over a print",
    ],
    fitGuide: "Cut with room for a tee underneath. Compare with a hoodie you own, laid flat.",
    recommendation: "Take your usual size for the fit in the picture; one up for a loose one.",
    measures: { middle: { length: 70, chest: 116, waist: 110 }, step: { length: 2, chest: 7, waist: 7 } },
  },
  shell: {
    care: [
      "Wash at 30 °C with liquid detergent",
      "Rinse twice, no softener",
      "Tumble dry on low for 20 minutes: warmth renews the water repellency",
      "Reproof when drops no longer roll off",
    ],
    fitGuide: "Cut to go over a midlayer. Raise both arms: the hem should stay below the waist.",
    recommendation: "Take your usual size. Only size up if you wear a thick fleece underneath.",
    measures: { middle: { length: 72, chest: 114, waist: 108 }, step: { length: 2, chest: 7, waist: 7 } },
  },
  insulated: {
    care: [
      "Spot clean when you can",
      "Wash at 30 °C on a gentle cycle, zips closed",
      "Tumble dry on low with two tennis balls until the fill is loose",
      "Store hanging, never compressed",
    ],
    fitGuide: "Insulation needs a little room: it should close over a hoodie without pulling.",
    recommendation: "Take your usual size over a tee, one up over a thick hoodie.",
    measures: { middle: { length: 70, chest: 118, waist: 112 }, step: { length: 2, chest: 7, waist: 7 } },
  },
  shorts: {
    care: [cold, noSoftener, air, "Empty the pockets: keys tear mesh"],
    fitGuide: "Measure where the waistband should sit, just under the navel. The cord takes in about 6 cm.",
    recommendation: "Between two sizes: the smaller if you run, the larger if you lift.",
    measures: { middle: { length: 44, waist: 80, hip: 108 }, step: { length: 1, waist: 6, hip: 6 } },
  },
  joggers: {
    care: [
      "Machine wash at 40 °C, inside out",
      "Tie the cord first",
      "Tumble dry on low, or hang",
      "Iron on low if you must",
    ],
    fitGuide: "Measure waist and inseam on trousers that fit you well.",
    recommendation: "Take your usual size. In M they are cut for an inseam of 82 cm.",
    measures: trouserMeasures,
  },
  tights: {
    isTight: true,
    care: [gentle, cold, noSoftener, air],
    fitGuide: "Measure the waist at its narrowest and the hips at their widest, tape level.",
    recommendation: "Between two sizes: the smaller for running, the larger for yoga and travel.",
    measures: { middle: { length: 92, waist: 70, hip: 92 }, step: { length: 1.5, waist: 5, hip: 5 } },
  },
  "short-tights": {
    isTight: true,
    care: [gentle, cold, noSoftener, air],
    fitGuide: "Measure the waist at its narrowest and the hips at their widest, tape level.",
    recommendation: "Take the size you wear in our leggings.",
    measures: { middle: { length: 38, waist: 70, hip: 92 }, step: { length: 1, waist: 5, hip: 5 } },
  },
  bra: {
    isTight: true,
    care: [gentle, "Take out the pads first", noSoftener, "Dry flat; never tumble dry"],
    fitGuide: "The band carries, not the straps. Two fingers should fit under it, not a hand.",
    recommendation: "If the band rides up, go down one size. If the neckline cuts in, go up.",
    measures: { middle: { length: 34, chest: 88, waist: 74 }, step: { length: 1, chest: 5, waist: 5 } },
  },
  socks: {
    care: ["Machine wash at 40 °C, inside out", "No fabric softener", "Hang to dry"],
    fitGuide: "Sizes follow EU shoe sizes. The heel patch should sit on the heel, not above it.",
    recommendation: "Between two sizes: the smaller. A sock that folds gives blisters.",
    measures: null,
  },
  headwear: {
    care: ["Hand wash at 30 °C", "Shape while damp", "Dry flat, away from heat"],
    fitGuide: "Measure around the head, a finger above the ears. Fits 55 to 61 cm.",
    recommendation: "One size. The knit gives, the strap adjusts.",
    measures: null,
  },
  gloves: {
    care: ["Hand wash at 30 °C", "Press out, do not wring", "Dry flat, away from heat"],
    fitGuide: "Measure around the palm below the knuckles, without the thumb.",
    recommendation: "Between two sizes: the smaller for the bar, the larger for winter.",
    measures: null,
  },
  bags: {
    care: ["Wipe with a damp cloth", "Empty and air it after wet days", "No machine wash: it strips the coating"],
    fitGuide: "Loosen all straps, put it on, tighten the shoulders first and the chest strap last.",
    recommendation: "One size, with straps that fit people of 155 to 195 cm.",
    measures: null,
  },
  equipment: {
    care: ["Wipe with water and mild soap", "Dry before you put it away", "Keep out of direct sun"],
    fitGuide: "One size.",
    recommendation: "Start with less resistance and less load than you think.",
    measures: null,
  },
  towels: {
    care: ["Wash at 60 °C before first use", "No fabric softener: it closes the loops", "Tumble dry or hang"],
    fitGuide: "One size.",
    recommendation: "One for the bench, one for you.",
    measures: null,
  },
} satisfies Record<string, Family>;

export type FamilyId = keyof typeof families;
