import { localised } from "#app/shared/language/localised.ts";

/** What the law wants said of a product, around what staff wrote. */
export const productFactsTexts = localised({
  title: {
    en: "Materials & safety",
    sv: "Material och säkerhet",
    nb: "Materialer og sikkerhet",
    da: "Materialer og sikkerhed",
    fi: "Materiaalit ja turvallisuus",
  },
  composition: {
    en: "Composition",
    sv: "Materialsammansättning",
    nb: "Materialsammensetning",
    da: "Materialesammensætning",
    fi: "Koostumus",
  },
  claims: {
    en: "Material claims and their evidence",
    sv: "Påståenden om materialet och bevisen för dem",
    nb: "Påstander om materialet og bevis for dem",
    da: "Påstande om materialet og beviser for dem",
    fi: "Materiaaliväitteet ja niiden todisteet",
  },
  seeDocument: {
    en: "See the document",
    sv: "Se dokumentet",
    nb: "Se dokumentet",
    da: "Se dokumentet",
    fi: "Katso asiakirja",
  },
  warnings: { en: "Warnings", sv: "Varningar", nb: "Advarsler", da: "Advarsler", fi: "Varoitukset" },
  durability: {
    en: (years: number) => `${years}-year guarantee of durability`,
    sv: (years: number) => `${years} års hållbarhetsgaranti`,
    nb: (years: number) => `${years} års holdbarhetsgaranti`,
    da: (years: number) => `${years} års holdbarhedsgaranti`,
    fi: (years: number) => `${years} vuoden kestävyystakuu`,
  },
  coverage: {
    en: "What it covers, and how to use it",
    sv: "Vad den täcker och hur du använder den",
    nb: "Hva den dekker, og hvordan du bruker den",
    da: "Hvad den dækker, og hvordan du bruger den",
    fi: "Mitä se kattaa ja miten sitä käytetään",
  },
  givenBy: {
    en: (guarantor: string) => `Given by ${guarantor}.`,
    sv: (guarantor: string) => `Lämnas av ${guarantor}.`,
    nb: (guarantor: string) => `Gis av ${guarantor}.`,
    da: (guarantor: string) => `Gives af ${guarantor}.`,
    fi: (guarantor: string) => `Takuun antaja: ${guarantor}.`,
  },
  legalStillApplies: {
    en: "Your legal guarantee still applies.",
    sv: "Din reklamationsrätt gäller ändå.",
    nb: "Reklamasjonsretten din gjelder fortsatt.",
    da: "Din reklamationsret gælder stadig.",
    fi: "Lakisääteinen virhevastuu on silti voimassa.",
  },
  label: {
    en: "Guarantee of durability",
    sv: "Hållbarhetsgaranti",
    nb: "Holdbarhetsgaranti",
    da: "Holdbarhedsgaranti",
    fi: "Kestävyystakuu",
  },
  /** After the number of years. */
  labelYears: {
    en: "years, guaranteed by the producer, for the whole product, free",
    sv: "år, garanterat av producenten, för hela produkten, gratis",
    nb: "år, garantert av produsenten, for hele produktet, gratis",
    da: "år, garanteret af producenten, for hele produktet, gratis",
    fi: "vuotta, valmistajan takuu, koko tuotteelle, maksutta",
  },
  brand: { en: "Brand", sv: "Märke", nb: "Merke", da: "Mærke", fi: "Merkki" },
  model: { en: "Model", sv: "Modell", nb: "Modell", da: "Model", fi: "Malli" },
  contact: { en: "Contact", sv: "Kontakt", nb: "Kontakt", da: "Kontakt", fi: "Yhteystiedot" },
});
