import { localised } from "#app/shared/language/localised.ts";

/** What we call it when we say that we do not sell it, as it stands in `We don't sell …`. */
export const absentNames = localised({
  "dress-shirt": { en: "dress shirts", sv: "skjortor", nb: "skjorter", da: "skjorter", fi: "kauluspaitoja" },
  shoes: { en: "shoes", sv: "skor", nb: "sko", da: "sko", fi: "kenkiä" },
  dress: {
    en: "dresses or skirts",
    sv: "klänningar eller kjolar",
    nb: "kjoler eller skjørt",
    da: "kjoler eller nederdele",
    fi: "mekkoja tai hameita",
  },
  swimwear: { en: "swimwear", sv: "badkläder", nb: "badetøy", da: "badetøj", fi: "uima-asuja" },
  underwear: { en: "underwear", sv: "underkläder", nb: "undertøy", da: "undertøj", fi: "alusvaatteita" },
  "gift-card": { en: "gift cards", sv: "presentkort", nb: "gavekort", da: "gavekort", fi: "lahjakortteja" },
  watch: { en: "watches", sv: "klockor", nb: "klokker", da: "ure", fi: "kelloja" },
});
