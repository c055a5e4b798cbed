import { localised } from "#app/shared/language/localised.ts";

/** How long deliveries take, as a table. */
export const deliveryTimesTexts = localised({
  caption: {
    en: "Business days from packing to delivery",
    sv: "Vardagar från packning till dig",
    nb: "Virkedager fra pakking til deg",
    da: "Hverdage fra pakning til dig",
    fi: "Arkipäivää pakkaamisesta sinulle",
  },
  country: { en: "Country", sv: "Land", nb: "Land", da: "Land", fi: "Maa" },
  standard: { en: "Standard", sv: "Standard", nb: "Standard", da: "Standard", fi: "Normaali" },
  express: { en: "Express", sv: "Express", nb: "Ekspress", da: "Ekspres", fi: "Pika" },
  partner: { en: "Partner", sv: "Partner", nb: "Partner", da: "Partner", fi: "Kumppani" },
  // Below the table, whose days begin with packing.
  expressFromOrder: {
    en: (first: number, last: number) =>
      `Packing can add a business day, so express across Sweden takes ${first}-${last} business days from when you order.`,
    sv: (first: number, last: number) =>
      `Packningen kan ta en vardag: express i hela Sverige tar ${first}–${last} vardagar från din beställning.`,
    nb: (first: number, last: number) =>
      `Pakkingen kan ta en virkedag: Ekspress i hele Sverige tar ${first}–${last} virkedager fra bestillingen din.`,
    da: (first: number, last: number) =>
      `Pakningen kan tage en hverdag: Ekspres i hele Sverige tager ${first}-${last} hverdage fra din bestilling.`,
    fi: (first: number, last: number) =>
      `Pakkaaminen voi viedä yhden arkipäivän: pikatoimitus koko Ruotsiin kestää ${first}–${last} arkipäivää tilauksesta.`,
  },
  expressToFromOrder: {
    en: (toCountry: string, first: number, last: number) =>
      `Packing can add a business day, so express ${toCountry} takes ${first}-${last} business days from when you order.`,
    sv: (toCountry: string, first: number, last: number) =>
      `Packningen kan ta en vardag: express ${toCountry} tar ${first}–${last} vardagar från din beställning.`,
    nb: (toCountry: string, first: number, last: number) =>
      `Pakkingen kan ta en virkedag: Ekspress ${toCountry} tar ${first}–${last} virkedager fra bestillingen din.`,
    da: (toCountry: string, first: number, last: number) =>
      `Pakningen kan tage en hverdag: Ekspres ${toCountry} tager ${first}-${last} hverdage fra din bestilling.`,
    fi: (toCountry: string, first: number, last: number) =>
      `Pakkaaminen voi viedä yhden arkipäivän: pikatoimitus ${toCountry} kestää ${first}–${last} arkipäivää tilauksesta.`,
  },
  days: {
    en: (first: number, last: number) => `${first}-${last}`,
    sv: (first: number, last: number) => `${first}–${last}`,
    nb: (first: number, last: number) => `${first}–${last}`,
    da: (first: number, last: number) => `${first}-${last}`,
    fi: (first: number, last: number) => `${first}–${last}`,
  },
});
