/** What the search is known to answer otherwise than people expect, and why that is accepted for now. */
export const acceptedMisses: readonly { text: string; why: string }[] = [
  {
    text: "black t shirt mens",
    why: "The compression tee is a tee by its name alone: by its kind it is a compression top",
  },
  { text: "womens running tights", why: "Leggings for training, which sell most, stand among those for running" },
];
