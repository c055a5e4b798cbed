import type { FitVote } from "#app/features/catalogue/reviews/fit-votes.ts";

import type { PictureView } from "./picture-views.ts";

/** A review of somebody who says which size they wear and how it fits. They bought it; `order-plan.ts` makes the order. */
export interface FitReview {
  productId: string;
  name: string;
  daysAgo: number;
  rating: 3 | 4 | 5;
  title: string;
  comment: string;
  /** The name of the size. */
  size: string;
  fit: FitVote;
  /** The pictures of the product that stand for those the writer took. */
  pictures?: readonly PictureView[];
}

type Row = readonly [
  name: string,
  daysAgo: number,
  rating: FitReview["rating"],
  size: string,
  fit: FitVote,
  title: string,
  comment: string,
  pictures?: FitReview["pictures"],
];

/** A garment true to its size. */
const formLeggings: readonly Row[] = [
  [
    "Astrid",
    4,
    5,
    "M",
    "true",
    "They stay put",
    "Deadlifts, box jumps, the bus. I never had to pull them up.",
    ["front", "side"],
  ],
  ["Hanna", 6, 5, "S", "true", "Worth it", "Thick but not hot. The back pocket fits my key and card.", ["back"]],
  [
    "Malin",
    8,
    5,
    "M",
    "true",
    "Spot on with the size chart",
    "My hips are 97 cm and M fits. I measured first, for once.",
  ],
  ["Frida", 11, 5, "L", "true", "Great for strong legs", "Room for the thighs without a gap at the waist."],
  ["Lovisa", 13, 5, "S", "true", "Plum is lovely", "Darker than on my screen, which I like."],
  ["Karin", 16, 5, "M", "true", "No see-through", "Bent over in front of a mirror in bright light. Nothing shows."],
  ["Sigrid", 18, 5, "M", "small", "Snug at first", "Tight the first two times, perfect since."],
  ["Ida", 20, 5, "XS", "true", "Short legs, long waist", "I fold the hem once, and the waist stays up."],
  ["Solveig", 22, 4, "L", "true", "Nearly perfect", "The ankle seam could be flatter."],
  ["Thea", 24, 5, "S", "true", "Second pair", "Bought navy after the black ones."],
  ["Mette", 26, 5, "XL", "large", "Soft waistband", "A little roomy at the knee. I still take my usual size."],
  ["Signe", 28, 5, "M", "true", "All winter", "Just right under a shell at five degrees."],
];

/** One that runs small. */
const konturLeggings: readonly Row[] = [
  ["Maja", 5, 5, "L", "small", "Size up", "I'm usually an M. In L the panels sit where they should.", ["front"]],
  ["Ebba", 7, 5, "M", "small", "Firm", "Great hold. Returned the S and kept the M."],
  ["Saga", 9, 4, "M", "small", "Tight at the calf", "Good leggings, but my calves needed an L."],
  ["Stina", 12, 5, "S", "true", "Like a second skin", "Snug all over, just how I like it on a run.", ["back"]],
  ["Linnéa", 15, 5, "L", "small", "One size up", "In the larger size, they're my favorites."],
  ["Aino", 17, 3, "M", "small", "Too small for me", "I should have measured. Exchanging for an L."],
  ["Helmi", 21, 5, "S", "true", "Perfect for intervals", "Nothing moves, even in the rain."],
  ["Sanna", 23, 4, "M", "small", "Good, once exchanged", "S was too tight at the hips. M fits."],
  ["Astrid", 25, 5, "L", "small", "Reflective at last", "Visible from far away in November. Size up."],
];

/** And one that runs large. */
const kvallHoodie: readonly Row[] = [
  ["Oskar", 6, 5, "M", "large", "Roomy", "I'm an L everywhere else. M is plenty.", ["front", "detail"]],
  ["Viktor", 10, 5, "L", "large", "Warm and wide", "Wide at the waist, so I sized down."],
  ["Gustav", 14, 4, "L", "large", "Long sleeves", "Everything fits but the sleeves, so I fold them."],
  ["Erik", 19, 5, "XL", "true", "Fits", "Fits over a tee, as it should."],
  ["Johan", 24, 5, "M", "true", "Lives on me", "Washed ten times and still the same."],
];

/** The reviews with a fit vote. Products that are not among them have none, or too few to say anything. */
export const fitReviews: readonly FitReview[] = [
  ...of("form-leggings", formLeggings),
  ...of("kontur-leggings", konturLeggings),
  ...of("kvall-hoodie", kvallHoodie),
];

function of(productId: string, rows: readonly Row[]): FitReview[] {
  return rows.map(([name, daysAgo, rating, size, fit, title, comment, pictures]) => ({
    productId,
    name,
    daysAgo,
    rating,
    title,
    comment,
    size,
    fit,
    ...(pictures ? { pictures } : {}),
  }));
}
