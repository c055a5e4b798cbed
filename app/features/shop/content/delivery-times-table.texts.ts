import { localised } from "#app/shared/language/localised.ts";

/** How long deliveries take, as a table. */
export const deliveryTimesTexts = localised({
  caption: {
    en: "Business days from packing to you",
    sv: "Vardagar från packning till dig",
    nb: "Virkedager fra pakking til deg",
    da: "Hverdage fra pakning til dig",
    fi: "Arkipäivää pakkaamisesta sinulle",
  },
  country: { en: "Country", sv: "Land", nb: "Land", da: "Land", fi: "Maa" },
  standard: { en: "Standard", sv: "Standard", nb: "Standard", da: "Standard", fi: "Normaali" },
  express: { en: "Express", sv: "Express", nb: "Ekspress", da: "Ekspres", fi: "Pika" },
  partner: { en: "Partner", sv: "Partner", nb: "Partner", da: "Partner", fi: "Kumppani" },
  days: {
    en: (first: number, last: number) => `${first}-${last}`,
    sv: (first: number, last: number) => `${first}–${last}`,
    nb: (first: number, last: number) => `${first}–${last}`,
    da: (first: number, last: number) => `${first}-${last}`,
    fi: (first: number, last: number) => `${first}–${last}`,
  },
});
