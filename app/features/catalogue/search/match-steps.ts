/** How well a product meets a search, best first: /how-we-rank tells these steps. */
export const matchSteps = [
  "the exact phrase in the name",
  "every word, exactly as typed, in the name",
  "every word in the name, as the beginning of a word or as a synonym",
  "every word or a synonym, in the name, type, collection, sport, tags, fabric, colors or sizes",
  "every word or a closely related one, in the same places",
  "every word, with the description included for all but the kind of product",
] as const;
