import type { Expectation } from "../expectation.ts";
import {
  type Garment,
  all,
  black,
  blue,
  hoodies,
  leggings,
  socks,
  sized,
  sockSized,
  tights,
  trousers,
} from "../garments.ts";

const spruce = ({ colors }: Garment) => colors.includes("spruce");

/** Sizes by their names and numbers, words that are not typed to their end, and slips on top of endings. */
export const sizes: readonly Expectation[] = [
  { text: "large", language: "en", top: [10, sized("L")], only: sized("L") },
  { text: "x-large", language: "en", only: sized("XL"), leads: sized("XL") },
  { text: "extra large", language: "en", leads: sized("XL") },
  { text: "small", language: "en", leads: sized("S") },
  { text: "medium", language: "en", leads: sized("M") },
  { text: "size l", language: "en", leads: sized("L") },
  { text: "strl l", language: "sv", leads: sized("L") },
  { text: "koko 42", language: "fi", leads: sockSized },
  { text: "strl 42", language: "sv", leads: sockSized, only: sockSized },
  { text: "størrelse 41", language: "no", leads: sockSized },
  { text: "38", language: "en", leads: sockSized, only: sockSized },
  { text: "strumpor 42", language: "sv", leads: socks },
  { text: "black tights large", language: "en", top: [1, all(black, tights, sized("L"))] },
  {
    text: "24 l",
    language: "en",
    top: [1, ({ name, description }) => [name, ...description].join(" ").includes("24 L")],
  },
  { text: "gree", language: "en", finds: spruce },
  { text: "blu", language: "en", finds: blue },
  { text: "vihr", language: "fi", finds: spruce },
  { text: "sweats", language: "en", finds: hoodies },
  { text: "tröj", language: "sv", finds: hoodies },
  { text: "byx", language: "sv", finds: trousers },
  { text: "leggins", language: "en", finds: tights, leads: leggings },
  { text: "hodiee", language: "en", leads: hoodies },
  { text: "hodies", language: "en", leads: hoodies },
  { text: "hoddies", language: "en", leads: hoodies },
  { text: "bäst", language: "sv", nothing: true },
  { text: "basket", language: "en", nothing: true },
];
