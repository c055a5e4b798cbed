/** What the search is known to answer otherwise than people expect, and why that is accepted for now. */
export const acceptedMisses: readonly { text: string; why: string }[] = [
  {
    text: "black t shirt mens",
    why: "The compression tee is a tee by its name alone: by its kind it is a compression top",
  },
  {
    text: "returfrakt",
    why: "Read as shipping; the page on returns, which says what sending back costs, is not offered",
  },
  { text: "where is my order", why: "A question in a sentence: its words name no page" },
  { text: "womens running tights", why: "Leggings for training, which sell most, stand among those for running" },
];
