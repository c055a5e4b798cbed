/** How well a product meets a search, best first: /how-we-rank tells these steps. */
export const matchSteps = [
  "the words as typed, in a row, in the name",
  "every word as typed in the name",
  "every word in the name, as a beginning or by another word for the same",
  "every word, or another word for the same, in name, type, collection, sport, tags, fabric, colors or sizes",
  "every word, or a word for something close to it, in those places",
  "every word, the description included for all but the kind of thing",
] as const;
