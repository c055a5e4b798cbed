import { localised } from "#app/shared/language/localised.ts";

/** What the shop promises of returns, in the same words wherever it says so: its own days first, the law's after them. */
export const returnPromise = localised({
  line: {
    en: (days: number) => `${days}-day returns, free exchanges`,
    sv: (days: number) => `${days} dagars öppet köp, fria byten`,
    nb: (days: number) => `${days} dagers åpent kjøp, gratis bytte`,
    da: (days: number) => `${days} dages returret, gratis ombytning`,
    fi: (days: number) => `${days} päivän palautusoikeus, ilmaiset vaihdot`,
  },
  terms: {
    en: (days: number) => `You have ${days} days from delivery to return unused items. Returns and exchanges are free.`,
    sv: (days: number) =>
      `Du kan returnera oanvända varor inom ${days} dagar från leveransen. Returer och byten är gratis.`,
    nb: (days: number) =>
      `Du kan returnere ubrukte varer innen ${days} dager fra leveringen. Returer og bytter er gratis.`,
    da: (days: number) =>
      `Du kan returnere ubrugte varer inden for ${days} dage fra leveringen. Returnering og ombytning er gratis.`,
    fi: (days: number) =>
      `Voit palauttaa käyttämättömät tuotteet ${days} päivän kuluessa toimituksesta. Palautukset ja vaihdot ovat ilmaisia.`,
  },
  byLaw: {
    en: (days: number) => `By law: ${days} days from delivery.`,
    sv: (days: number) => `Enligt lag: ${days} dagar från din sista leverans.`,
    nb: (days: number) => `Etter loven: ${days} dager fra siste levering.`,
    da: (days: number) => `Efter loven: ${days} dage fra din sidste levering.`,
    fi: (days: number) => `Lain mukaan: ${days} päivää viimeisestä toimituksesta.`,
  },
});
