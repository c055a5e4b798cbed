import { localised } from "#app/shared/language/localised.ts";

/** What the shop promises of returns, in the same words wherever it says so: its own days first, the law's after them. */
export const returnPromise = localised({
  line: {
    en: (days: number) => `Free ${days}-day returns and exchanges`,
    sv: (days: number) => `${days} dagars öppet köp, fria returer och byten`,
    nb: (days: number) => `${days} dagers åpent kjøp, gratis retur og bytte`,
    da: (days: number) => `${days} dages gratis retur og ombytning`,
    fi: (days: number) => `${days} päivän ilmaiset palautukset ja vaihdot`,
  },
  terms: {
    en: (days: number) =>
      `You have ${days} days from delivery to return unused items. Returns and exchanges are free, label included.`,
    sv: (days: number) =>
      `Du kan returnera oanvända varor inom ${days} dagar från leveransen. Returer och byten är gratis, även etiketten.`,
    nb: (days: number) =>
      `Du kan returnere ubrukte varer innen ${days} dager fra leveringen. Returer og bytter er gratis, også etiketten.`,
    da: (days: number) =>
      `Du kan returnere ubrugte varer inden for ${days} dage fra leveringen. Returnering og ombytning er gratis, også labelen.`,
    fi: (days: number) =>
      `Voit palauttaa käyttämättömät tuotteet ${days} päivän kuluessa toimituksesta. Palautukset ja vaihdot ovat ilmaisia, myös palautustarra.`,
  },
  // Beside the order button, where room is short: the whole stands in the sheet of rights.
  inShort: {
    en: (days: number, byLaw: number) => `${days} days, free. Legal right to withdraw: ${byLaw}\u00A0days.`,
    sv: (days: number, byLaw: number) => `${days} dagar, gratis. Ångerrätt enligt lag: ${byLaw}\u00A0dagar.`,
    nb: (days: number, byLaw: number) => `${days} dager, gratis. Angrerett etter loven: ${byLaw}\u00A0dager.`,
    da: (days: number, byLaw: number) => `${days} dage, gratis. Fortrydelsesret efter loven: ${byLaw}\u00A0dage.`,
    fi: (days: number, byLaw: number) =>
      `${days} päivää, maksutta. Lakisääteinen peruuttamisoikeus: ${byLaw}\u00A0päivää.`,
  },
  byLaw: {
    en: (days: number) =>
      `You also have a legal right to withdraw for any reason within ${days} days of your last delivery.`,
    sv: (days: number) => `Du har också ångerrätt enligt lag, oavsett skäl: ${days} dagar från din sista leverans.`,
    nb: (days: number) => `Du har også angrerett etter loven, uansett grunn: ${days} dager fra siste levering.`,
    da: (days: number) =>
      `Du har også fortrydelsesret efter loven, uanset grund: ${days} dage fra din sidste levering.`,
    fi: (days: number) =>
      `Sinulla on myös lakisääteinen peruuttamisoikeus mistä syystä tahansa: ${days} päivää viimeisestä toimituksesta.`,
  },
});
