import type { FitVote } from "#app/features/catalogue/reviews/fit-votes.ts";

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
  pictures?: readonly ("front" | "back" | "detail")[];
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
    "Stay where they are",
    "Deadlifts, box jumps, the tram. Not once did I pull them up.",
    ["front", "detail"],
  ],
  [
    "Hanna",
    6,
    5,
    "S",
    "true",
    "Worth it",
    "Thick, but not hot. The pocket in the back takes my key and card.",
    ["back"],
  ],
  ["Malin", 8, 5, "M", "true", "As the table says", "My hip is 97 and M is right. I measured first, for once."],
  ["Frida", 11, 5, "L", "true", "Good on strong legs", "Room for the thighs without a gap at the waist."],
  ["Lovisa", 13, 5, "S", "true", "Plum is lovely", "Darker than on my screen, which I like."],
  ["Karin", 16, 5, "M", "true", "No see-through", "Bent over in front of a mirror in full light. Nothing."],
  ["Sigrid", 18, 5, "M", "small", "Snug at first", "Tight the first two times, right since then."],
  ["Ida", 20, 5, "XS", "true", "Short legs, long waist", "I turn the hem once and the waist stays up."],
  ["Solveig", 22, 4, "L", "true", "Nearly perfect", "Only the seam at the ankle could be flatter."],
  ["Thea", 24, 5, "S", "true", "Second pair", "Bought navy after the black ones."],
  ["Mette", 26, 5, "XL", "large", "Soft waistband", "A little roomy at the knee. I still take my usual size."],
  ["Signe", 28, 5, "M", "true", "Through the winter", "Under a shell at five degrees, just right."],
];

/** One that runs small. */
const konturLeggings: readonly Row[] = [
  ["Maja", 5, 5, "L", "small", "Take one up", "Usually M. In L the panels sit where they should.", ["front"]],
  ["Ebba", 7, 5, "M", "small", "Firm", "Great hold. I sent S back and kept M."],
  ["Saga", 9, 4, "M", "small", "Tight at the calf", "Good ones, but my calves wanted L."],
  ["Stina", 12, 5, "S", "true", "Like a second skin", "Close all over, as I want it on a run.", ["back"]],
  ["Linnéa", 15, 5, "L", "small", "The size above", "With the larger one they are my favorites."],
  ["Aino", 17, 3, "M", "small", "Too small for me", "I should have measured. Exchanging for L."],
  ["Helmi", 21, 5, "S", "true", "Perfect intervals", "Nothing moves, also in the rain."],
  ["Sanna", 23, 4, "M", "small", "Good, once exchanged", "S was too tight at the hip, M is right."],
  ["Astrid", 25, 5, "L", "small", "Reflective at last", "Seen from far in November. Go up a size."],
];

/** And one that runs large. */
const kvallHoodie: readonly Row[] = [
  ["Oskar", 6, 5, "M", "large", "Roomy", "I am an L everywhere else. M is plenty.", ["front", "detail"]],
  ["Viktor", 10, 5, "L", "large", "Warm and wide", "Wide at the waist, so I took the smaller one."],
  ["Gustav", 14, 4, "L", "large", "Long sleeves", "Everything right but the sleeves, which I fold."],
  ["Erik", 19, 5, "XL", "true", "Fits", "Over a tee, as it should be."],
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
