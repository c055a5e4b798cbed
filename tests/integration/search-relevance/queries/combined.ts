import type { Expectation } from "../expectation.ts";
import {
  all,
  any,
  black,
  bras,
  forRunning,
  hoodies,
  jackets,
  leggings,
  mens,
  shorts,
  sized,
  tees,
  the,
  tights,
  trousers,
  white,
  womens,
} from "../garments.ts";

const shortSleeved = any(tees, the("pressure-compression-tee"));

/** For whom, for which sport, in which color and what kind of thing, in one search, as people write them. */
export const combined: readonly Expectation[] = [
  { text: "löpartights dam", language: "sv", top: [1, all(womens, tights, forRunning)] },
  { text: "löpar tights dam", language: "sv", top: [1, all(womens, tights, forRunning)] },
  { text: "løpetights dame", language: "no", top: [1, all(womens, tights, forRunning)] },
  { text: "naisten juoksutrikoot", language: "fi", top: [1, all(womens, tights, forRunning)] },
  { text: "treenihousut naiset", language: "fi", top: [3, all(womens, any(tights, trousers))] },
  { text: "men's running jacket", language: "en", top: [1, all(mens, jackets, forRunning)] },
  { text: "men’s running shorts", language: "en", top: [1, all(mens, shorts, forRunning)] },
  { text: "women's hoodie black", language: "en", leads: all(womens, hoodies, black) },
  { text: "men's black t-shirt", language: "en", leads: all(black, mens, shortSleeved) },
  { text: "tshirt white mens", language: "en", leads: all(white, mens, shortSleeved) },
  { text: "vit t shirt herr", language: "sv", leads: all(white, mens, shortSleeved) },
  { text: "t-shirt herr svart", language: "sv", leads: all(black, mens, shortSleeved) },
  { text: "legging s", language: "en", leads: all(leggings, sized("S")) },
  { text: "sport bh", language: "sv", leads: bras },
  { text: "sport bh svart", language: "sv", leads: all(bras, black) },
  // What is of another kind, and only told to go well with it, does not fill the list
  { text: "legings svart", language: "en", top: [3, all(tights, black)], only: tights },
  { text: "svarta leggings", language: "sv", top: [3, all(tights, black)], only: tights },
  { text: "leggings", language: "en", only: tights },
  { text: "black hoodie", language: "en", only: all(hoodies, black) },
  { text: "svart sport bh dam", language: "sv", only: bras },
  { text: "musta huppari", language: "fi", only: all(hoodies, black) },
  // Two letters wrong in one word, of which one is a doubled letter
  { text: "hodiee", language: "en", leads: hoodies },
  { text: "hooddi", language: "en", leads: hoodies },
  { text: "leginns", language: "en", leads: leggings },
];
