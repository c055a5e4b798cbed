import { localised } from "#app/shared/language/localised.ts";

/** Ways to more help, beside the pages' own names. */
export const helpLinkTexts = localised({
  more: { en: "More help", sv: "Mer hjälp", nb: "Mer hjelp", da: "Mere hjælp", fi: "Lisää apua" },
  trackOrder: {
    en: "Track your order",
    sv: "Följ din beställning",
    nb: "Følg bestillingen",
    da: "Følg din ordre",
    fi: "Seuraa tilausta",
  },
});
