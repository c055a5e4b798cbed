import { localised } from "#app/shared/language/localised.ts";

/** What the shop promises of returns, in the same words wherever it says so: its own days first, the law's after them. */
export const returnPromise = localised({
  line: {
    en: (days: number) => `${days}-day returns, free exchanges`,
    sv: (days: number) => `${days} dagars öppet köp, gratis byten`,
    nb: (days: number) => `${days} dagers åpent kjøp, gratis bytte`,
    da: (days: number) => `${days} dages returret, gratis ombytning`,
    fi: (days: number) => `${days} päivän palautusoikeus, ilmaiset vaihdot`,
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
  byLaw: {
    en: (days: number) => `You also have a legal right to withdraw within ${days} days of delivery.`,
    sv: (days: number) => `Du har också ångerrätt enligt lag: ${days} dagar från din sista leverans.`,
    nb: (days: number) => `Du har også angrerett etter loven: ${days} dager fra siste levering.`,
    da: (days: number) => `Du har også fortrydelsesret efter loven: ${days} dage fra din sidste levering.`,
    fi: (days: number) => `Sinulla on myös lakisääteinen peruuttamisoikeus: ${days} päivää viimeisestä toimituksesta.`,
  },
});
