import { localised } from "./language/localised.ts";

/** What shoppers read of where an order stands. */
export const orderStatusTexts = localised({
  pending: {
    en: "Order received",
    sv: "Beställningen är mottagen",
    nb: "Bestillingen er mottatt",
    da: "Bestillingen er modtaget",
    fi: "Tilaus vastaanotettu",
  },
  processing: { en: "Being packed", sv: "Packas", nb: "Pakkes", da: "Pakkes", fi: "Pakataan" },
  shipped: { en: "On its way", sv: "På väg", nb: "På vei", da: "På vej", fi: "Matkalla" },
  delivered: { en: "Delivered", sv: "Levererad", nb: "Levert", da: "Leveret", fi: "Toimitettu" },
  cancelled: { en: "Canceled", sv: "Avbeställd", nb: "Kansellert", da: "Annulleret", fi: "Peruttu" },
});
