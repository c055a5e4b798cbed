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
  /** Null where a size needs no advice. */
  recommendation: string | null;
  measures: Measures | null;
}

const cold = "Machine wash at 30 °C with similar colors";
const noSoftener = "No fabric softener: it keeps the fabric from moving sweat";
const air = "Hang to dry";
const gentle = "Wash inside out, on a gentle cycle";
const measureTights = "Measure your waist at its narrowest and your hips at their widest, with the tape level.";
const sizeUpCompression = "Between sizes? Size up. Tighter doesn't work better; the fabric just wears out sooner.";

const bagCare = [
  "Wipe with a damp cloth",
  "Empty and air out after wet days",
  "Don't machine wash: it strips the coating",
];
const equipmentCare = ["Wipe with water and mild soap", "Dry before you put it away", "Keep out of direct sun"];

const topMeasures: Measures = {
  middle: { length: 71, chest: 104, waist: 98 },
  step: { length: 2, chest: 7, waist: 7 },
};
const shortTopMeasures: Measures = {
  middle: { length: 60, chest: 94, waist: 84 },
  step: { length: 1.5, chest: 5.5, waist: 5.5 },
};
const tightsMeasures: Measures = {
  middle: { length: 92, waist: 70, hip: 92 },
  step: { length: 1.5, waist: 5, hip: 5 },
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
      "Lay a tee you like flat, measure it from armpit to armpit and double that. Compare with the chest measurement in the table.",
    recommendation: "Between sizes? Size down for training, up for everything else.",
    measures: topMeasures,
  },
  "womens-jersey": {
    isGarment: true,
    care: [cold, noSoftener, air, "Iron on low, never over the logo"],
    fitGuide: "Measure around the fullest part of your chest, with the tape level and not tight.",
    recommendation: "Between sizes? Size down to train in it, up to layer.",
    measures: shortTopMeasures,
  },
  "base-layer": {
    isGarment: true,
    care: [gentle, cold, noSoftener, "Dry flat, away from heat"],
    fitGuide: "Worn next to the skin. Measure your chest over bare skin.",
    recommendation: "Take your usual size. The knit stretches a little and recovers in the wash.",
    measures: topMeasures,
  },
  compression: {
    isTight: true,
    care: [gentle, cold, noSoftener, air],
    fitGuide:
      "Compression should feel firm at first and comfortable after ten minutes. Measure over bare skin, at the widest point.",
    recommendation: sizeUpCompression,
    measures: { middle: { length: 68, chest: 90, waist: 78 }, step: { length: 2, chest: 6, waist: 6 } },
  },
  fleece: {
    isGarment: true,
    care: [
      "Machine wash at 40 °C, inside out",
      "Close the zipper and tie the cords first",
      "Tumble dry on low, or hang",
      "Iron on low, never over a print",
    ],
    fitGuide: "Cut with room for a tee underneath. Compare with a hoodie you own, laid flat.",
    recommendation: "Take your usual size, or size up for a loose fit.",
    measures: { middle: { length: 70, chest: 116, waist: 110 }, step: { length: 2, chest: 7, waist: 7 } },
  },
  shell: {
    care: [
      "Wash at 30 °C with liquid detergent",
      "Rinse twice, no softener",
      "Tumble dry on low for 20 minutes: heat renews the water repellency",
      "Reapply a water-repellent treatment when water stops beading",
    ],
    fitGuide: "Cut to fit over a midlayer. Raise both arms: the hem should stay below your waist.",
    recommendation: "Take your usual size. Size up only for a thick fleece underneath.",
    measures: { middle: { length: 72, chest: 114, waist: 108 }, step: { length: 2, chest: 7, waist: 7 } },
  },
  insulated: {
    care: [
      "Spot clean where possible",
      "Wash at 30 °C on a gentle cycle, zippers closed",
      "Tumble dry on low with two tennis balls until the fill is fluffy",
      "Store hanging, never compressed",
    ],
    fitGuide: "Insulation needs a little room: it should close over a hoodie without pulling.",
    recommendation: "Take your usual size over a tee, or size up for a thick hoodie.",
    measures: { middle: { length: 70, chest: 118, waist: 112 }, step: { length: 2, chest: 7, waist: 7 } },
  },
  shorts: {
    care: [cold, noSoftener, air, "Empty the pockets first: keys tear mesh"],
    fitGuide: "Measure your waist at its narrowest, just above your navel. The drawcord takes in about 6 cm.",
    recommendation: "Between sizes? Size down to run, up to lift.",
    measures: { middle: { length: 44, waist: 80, hip: 108 }, step: { length: 1, waist: 6, hip: 6 } },
  },
  joggers: {
    care: ["Machine wash at 40 °C, inside out", "Tie the drawcord first", "Tumble dry on low, or hang", "Iron on low"],
    fitGuide: "Measure the waist and inseam of pants that fit you well.",
    recommendation: "Take your usual size. Size M has an 82 cm inseam.",
    measures: trouserMeasures,
  },
  tights: {
    isTight: true,
    care: [gentle, cold, noSoftener, air],
    fitGuide: measureTights,
    recommendation: "Between sizes? Size down for running, up for yoga and travel.",
    measures: tightsMeasures,
  },
  "compression-tights": {
    isTight: true,
    care: [gentle, cold, noSoftener, air],
    fitGuide: measureTights,
    recommendation: sizeUpCompression,
    measures: tightsMeasures,
  },
  "short-tights": {
    isTight: true,
    care: [gentle, cold, noSoftener, air],
    fitGuide: measureTights,
    recommendation: "Take the size you wear in our leggings.",
    measures: { middle: { length: 38, waist: 70, hip: 92 }, step: { length: 1, waist: 5, hip: 5 } },
  },
  bra: {
    isTight: true,
    care: [gentle, "Take out the pads first", noSoftener, "Dry flat; never tumble dry"],
    fitGuide: "The band does the work, not the straps. Two fingers should fit under it, not a hand.",
    recommendation: "If the band rides up, go down one size. If the neckline cuts in, go up.",
    measures: { middle: { length: 34, chest: 88, waist: 74 }, step: { length: 1, chest: 5, waist: 5 } },
  },
  socks: {
    care: ["Machine wash at 40 °C, inside out", "No fabric softener", "Hang to dry"],
    fitGuide: "Sizes follow EU shoe sizes. The heel patch should sit on the heel, not above it.",
    recommendation: "Between sizes? Size down. A sock that bunches gives you blisters.",
    measures: null,
  },
  headwear: {
    care: ["Hand wash at 30 °C", "Shape while damp", "Dry flat, away from heat"],
    fitGuide: "Measure around your head, a finger's width above your ears. Fits 55 to 61 cm.",
    recommendation: "One size. Beanies and headbands stretch, and caps adjust at the back.",
    measures: null,
  },
  gloves: {
    care: ["Hand wash at 30 °C", "Press out water; don't wring", "Dry flat, away from heat"],
    fitGuide: "Measure around your knuckles, hand flat and fingers together, without the thumb.",
    recommendation: "Between sizes? Size down for lifting, up for winter.",
    measures: null,
  },
  duffels: {
    care: bagCare,
    fitGuide: "One size.",
    recommendation: null,
    measures: null,
  },
  backpacks: {
    care: bagCare,
    fitGuide: "Loosen the straps, put it on, then tighten the shoulder straps first and the chest strap last.",
    recommendation: "One size, with straps that adjust for heights from 155 to 195 cm.",
    measures: null,
  },
  equipment: {
    care: equipmentCare,
    fitGuide: "One size.",
    recommendation: null,
    measures: null,
  },
  bands: {
    care: equipmentCare,
    fitGuide: "One size.",
    recommendation: "Start lighter than you think.",
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
