import { localised } from "#app/shared/language/localised.ts";

/** What search engines show of the terms. */
export const termsMetaTexts = localised({
  description: {
    en: "The terms you shop under: orders, prices, delivery, right of withdrawal, complaints and disputes.",
    sv: "Villkoren som du handlar enligt: beställning, priser, leverans, ångerrätt, reklamation och tvister.",
    nb: "Vilkårene du handler etter: bestilling, priser, levering, angrerett, reklamasjon og tvister.",
    da: "De betingelser, du handler efter: bestilling, priser, levering, fortrydelsesret, reklamation og tvister.",
    fi: "Ehdot, joilla teet ostoksia: tilaus, hinnat, toimitus, peruuttamisoikeus, reklamaatio ja riidat.",
  },
});
