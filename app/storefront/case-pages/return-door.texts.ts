import { localised } from "#app/shared/language/localised.ts";

export const returnDoorTexts = localised({
  title: {
    en: "Return or exchange",
    sv: "Returnera eller byta",
    nb: "Returnere eller bytte",
    da: "Returnér eller byt",
    fi: "Palautus tai vaihto",
  },
  exchange: {
    en: "Exchange size or color",
    sv: "Byt storlek eller färg",
    nb: "Bytt størrelse eller farge",
    da: "Byt størrelse eller farve",
    fi: "Vaihda koko tai väri",
  },
  // With the space before the link.
  byLaw: { en: "By law: ", sv: "Enligt lag: ", nb: "Etter loven: ", da: "Efter loven: ", fi: "Lain mukaan: " },
  wrongTitle: {
    en: "Something is wrong",
    sv: "Något är fel",
    nb: "Noe er galt",
    da: "Noget er galt",
    fi: "Jokin on vialla",
  },
  wrongText: {
    en: (years: number) =>
      `Faulty, damaged or not as described? In Sweden, you have ${years} years from delivery to tell us. It varies in other countries.`,
    sv: (years: number) =>
      `Felaktig, skadad eller inte som beskriven? I Sverige har du ${years} år på dig från leveransen att säga till. I andra länder varierar det.`,
    nb: (years: number) =>
      `Feil, skader eller ikke som beskrevet? I Sverige har du ${years} år på deg fra leveringen til å si fra. I andre land varierer det.`,
    da: (years: number) =>
      `Fejl, skader eller ikke som beskrevet? I Sverige har du ${years} år fra leveringen til at sige til. Det varierer i andre lande.`,
    fi: (years: number) =>
      `Viallinen, vaurioitunut tai ei kuvauksen mukainen? Ruotsissa voit ilmoittaa siitä ${years} vuoden kuluessa toimituksesta. Muissa maissa aika vaihtelee.`,
  },
});
