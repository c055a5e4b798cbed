import type { PrefixedLanguage } from "#app/shared/language/languages.ts";
import { type Measure, measureNames } from "#app/storefront/size-guide/size-guide.texts.ts";

/** Whole sentences among what describes sizes, by their English. */
const sentences: Readonly<Record<string, Readonly<Record<PrefixedLanguage, string>>>> = {
  "Light, medium and heavy": {
    sv: "Lätt, medel och hårt",
    nb: "Lett, middels og hard",
    da: "Let, mellem og hård",
    fi: "Kevyt, keskivahva ja vahva",
  },
};

/** What describes a glove's size, and a sock's. */
const patterns: readonly { english: RegExp; local: Readonly<Record<PrefixedLanguage, string>> }[] = [
  {
    english: /^Palm (.+) cm around$/,
    local: {
      sv: "Handflatans omkrets $1 cm",
      nb: "Rundt håndflaten $1 cm",
      da: "Rundt om håndfladen $1 cm",
      fi: "Kämmenen ympärys $1 cm",
    },
  },
  {
    english: /^EU shoe size (\d+) to (\d+)$/,
    local: {
      sv: "EU-skostorlek $1 till $2",
      nb: "EU-skostørrelse $1 til $2",
      da: "EU-skostørrelse $1 til $2",
      fi: "EU-kengänkoko $1–$2",
    },
  },
];

/** What describes a size of the demo shop, in another language: `Bröst 84–92 cm` for `Chest 84–92 cm`. */
export function localSizeText(english: string, language: PrefixedLanguage): string {
  const pattern = patterns.find((known) => known.english.test(english));
  if (pattern) return english.replace(pattern.english, pattern.local[language]);
  const sentence = sentences[english]?.[language];
  if (sentence) return sentence;
  // Each part of a body first, then its measure: `Waist 70–78 cm, Hip 96–104 cm`.
  return english
    .split(", ")
    .map((part) => part.replace(/^[A-Z][a-z ]+(?= \d)/, (measure) => measureNames(language)[measure as Measure]))
    .join(", ");
}
