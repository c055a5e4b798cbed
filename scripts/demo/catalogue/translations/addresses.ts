import type { PrefixedLanguage } from "#app/shared/language/languages.ts";
import { slugOf } from "#app/shared/slug.ts";

type Words = Readonly<Record<PrefixedLanguage, string>>;

/** What the demo's ids end with that says what a thing is, in each language. Longer ones stand before those that they end with. */
const kinds: Readonly<Record<string, Words>> = {
  "t-shirt": { sv: "t-shirt", nb: "t-skjorte", da: "t-shirt", fi: "t-paita" },
  tee: { sv: "t-shirt", nb: "t-skjorte", da: "t-shirt", fi: "t-paita" },
  tank: { sv: "linne", nb: "singlet", da: "top", fi: "toppi" },
  "long-sleeve": { sv: "långärmad tröja", nb: "langermet trøye", da: "langærmet trøje", fi: "pitkähihainen paita" },
  "base-layer": { sv: "underställ", nb: "superundertøy", da: "skiundertøj", fi: "kerrasto" },
  "zip-hoodie": { sv: "zip-hoodie", nb: "hettejakke", da: "hættetrøje med lynlås", fi: "vetoketjuhuppari" },
  hoodie: { sv: "hoodie", nb: "hettegenser", da: "hættetrøje", fi: "huppari" },
  "puffer-jacket": { sv: "vadderad jacka", nb: "vattert jakke", da: "vatteret jakke", fi: "toppatakki" },
  "shell-jacket": { sv: "skaljacka", nb: "skalljakke", da: "skaljakke", fi: "kuoritakki" },
  "bomber-jacket": { sv: "bomberjacka", nb: "bomberjakke", da: "bomberjakke", fi: "bombertakki" },
  "puffer-vest": { sv: "vadderad väst", nb: "vattert vest", da: "vatteret vest", fi: "toppaliivi" },
  windbreaker: { sv: "vindjacka", nb: "vindjakke", da: "vindjakke", fi: "tuulitakki" },
  shorts: { sv: "shorts", nb: "shorts", da: "shorts", fi: "shortsit" },
  joggers: { sv: "joggingbyxor", nb: "joggebukse", da: "joggingbukser", fi: "collegehousut" },
  "track-pants": { sv: "träningsbyxor", nb: "treningsbukse", da: "træningsbukser", fi: "verryttelyhousut" },
  leggings: { sv: "leggings", nb: "leggings", da: "leggings", fi: "leggingsit" },
  tights: { sv: "tights", nb: "tights", da: "tights", fi: "trikoot" },
  "sports-bra": { sv: "sport-bh", nb: "sports-BH", da: "sports-bh", fi: "urheiluliivit" },
  bra: { sv: "sport-bh", nb: "sports-BH", da: "sports-bh", fi: "urheiluliivit" },
  socks: { sv: "strumpor", nb: "sokker", da: "strømper", fi: "sukat" },
  backpack: { sv: "ryggsäck", nb: "ryggsekk", da: "rygsæk", fi: "reppu" },
  "running-cap": { sv: "löparkeps", nb: "løpecaps", da: "løbekasket", fi: "juoksulippis" },
  "running-beanie": { sv: "löparmössa", nb: "løpelue", da: "løbehue", fi: "juoksupipo" },
  beanie: { sv: "mössa", nb: "lue", da: "hue", fi: "pipo" },
  headband: { sv: "pannband", nb: "pannebånd", da: "pandebånd", fi: "otsanauha" },
  "training-gloves": { sv: "träningshandskar", nb: "treningshansker", da: "træningshandsker", fi: "treenikäsineet" },
  "running-gloves": { sv: "löparhandskar", nb: "løpehansker", da: "løbehandsker", fi: "juoksukäsineet" },
  "winter-gloves": { sv: "vinterhandskar", nb: "vinterhansker", da: "vinterhandsker", fi: "talvikäsineet" },
  "training-mat": { sv: "träningsmatta", nb: "treningsmatte", da: "træningsmåtte", fi: "treenimatto" },
  bottle: { sv: "flaska", nb: "flaske", da: "flaske", fi: "pullo" },
  towel: { sv: "handduk", nb: "håndkle", da: "håndklæde", fi: "pyyhe" },
};

/** What the address of a demo product ends with in a language; undefined where it ends as in English. */
export function localAddress(id: string, language: PrefixedLanguage): string | undefined {
  const kind = Object.keys(kinds).find((tail) => id.endsWith(`-${tail}`));
  const words = kind && kinds[kind]?.[language];
  if (!kind || !words) return undefined;
  const address = slugOf(`${id.slice(0, -kind.length)}${words}`);
  return address === id ? undefined : address;
}
