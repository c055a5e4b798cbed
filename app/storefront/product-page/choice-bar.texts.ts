import { localised } from "#app/shared/language/localised.ts";

export const choiceBarTexts = localised({
  yourChoice: { en: "Your choice", sv: "Ditt val", nb: "Valget ditt", da: "Dit valg", fi: "Valintasi" },
  soldOut: {
    en: (option: string) => `${option} (sold out)`,
    sv: (option: string) => `${option} (slutsåld)`,
    nb: (option: string) => `${option} (utsolgt)`,
    da: (option: string) => `${option} (udsolgt)`,
    fi: (option: string) => `${option} (loppu)`,
  },
});
