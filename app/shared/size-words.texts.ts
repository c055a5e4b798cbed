import { localised } from "#app/shared/language/localised.ts";

/**
 * The words among sizes, by the keys of `sizeKeyOf`, and the values of a third option such as a length. Letters and numbers are the same
 * everywhere. In each language every word is another one: what has the same name would be one choice.
 */
export const sizeWords = localised({
  "one-size": { en: "One size", sv: "One size", nb: "One size", da: "One size", fi: "Yksi koko" },
  set: { en: "Set", sv: "Set", nb: "Sett", da: "Sæt", fi: "Setti" },
  pair: { en: "Pair", sv: "Par", nb: "Par", da: "Par", fi: "Pari" },
  regular: { en: "Regular", sv: "Normal", nb: "Normal", da: "Normal", fi: "Normaali" },
  standard: { en: "Standard", sv: "Standard", nb: "Standard", da: "Standard", fi: "Vakio" },
  long: { en: "Long", sv: "Lång", nb: "Lang", da: "Lang", fi: "Pitkä" },
  "extra-long": { en: "Extra long", sv: "Extra lång", nb: "Ekstra lang", da: "Ekstra lang", fi: "Erittäin pitkä" },
  short: { en: "Short", sv: "Kort", nb: "Kort", da: "Kort", fi: "Lyhyt" },
  "extra-short": { en: "Extra short", sv: "Extra kort", nb: "Ekstra kort", da: "Ekstra kort", fi: "Erittäin lyhyt" },
  wide: { en: "Wide", sv: "Bred", nb: "Bred", da: "Bred", fi: "Leveä" },
  narrow: { en: "Narrow", sv: "Smal", nb: "Smal", da: "Smal", fi: "Kapea" },
  light: { en: "Light", sv: "Lätt", nb: "Lett", da: "Let", fi: "Kevyt" },
  heavy: { en: "Heavy", sv: "Tung", nb: "Tung", da: "Tung", fi: "Raskas" },
  adult: { en: "Adult", sv: "Vuxen", nb: "Voksen", da: "Voksen", fi: "Aikuinen" },
  kids: { en: "Kids", sv: "Barn", nb: "Barn", da: "Børn", fi: "Lapset" },
  youth: { en: "Youth", sv: "Ungdom", nb: "Ungdom", da: "Ungdom", fi: "Nuoret" },
});

/** What staff call the size option, a third one and the measures of a garment, where those are words that most shops use, in small letters. */
export const sizeOptionWords = localised({
  length: { en: "Length", sv: "Längd", nb: "Lengde", da: "Længde", fi: "Pituus" },
  width: { en: "Width", sv: "Bredd", nb: "Bredde", da: "Bredde", fi: "Leveys" },
  height: { en: "Height", sv: "Höjd", nb: "Høyde", da: "Højde", fi: "Korkeus" },
  inseam: {
    en: "Inseam",
    sv: "Innerbenslängd",
    nb: "Innerbenslengde",
    da: "Indvendig benlængde",
    fi: "Sisäsauman pituus",
  },
  chest: { en: "Chest", sv: "Bröst", nb: "Bryst", da: "Bryst", fi: "Rinta" },
  hip: { en: "Hip", sv: "Höft", nb: "Hofte", da: "Hofte", fi: "Lantio" },
  thigh: { en: "Thigh", sv: "Lår", nb: "Lår", da: "Lår", fi: "Reisi" },
  sleeve: { en: "Sleeve", sv: "Ärm", nb: "Erme", da: "Ærme", fi: "Hiha" },
  shoulder: { en: "Shoulder", sv: "Axel", nb: "Skulder", da: "Skulder", fi: "Hartia" },
  depth: { en: "Depth", sv: "Djup", nb: "Dybde", da: "Dybde", fi: "Syvyys" },
  diameter: { en: "Diameter", sv: "Diameter", nb: "Diameter", da: "Diameter", fi: "Halkaisija" },
  waist: { en: "Waist", sv: "Midja", nb: "Midje", da: "Talje", fi: "Vyötärö" },
  fit: { en: "Fit", sv: "Passform", nb: "Passform", da: "Pasform", fi: "Istuvuus" },
  cup: { en: "Cup", sv: "Kupa", nb: "Cup", da: "Skål", fi: "Kuppi" },
  volume: { en: "Volume", sv: "Volym", nb: "Volum", da: "Volumen", fi: "Tilavuus" },
  weight: { en: "Weight", sv: "Vikt", nb: "Vekt", da: "Vægt", fi: "Paino" },
  resistance: { en: "Resistance", sv: "Motstånd", nb: "Motstand", da: "Modstand", fi: "Vastus" },
  "shoe size": { en: "Shoe size", sv: "Skostorlek", nb: "Skostørrelse", da: "Skostørrelse", fi: "Kengänkoko" },
});
