import { localised } from "#app/shared/language/localised.ts";

/** The parts of a product that have a composition of their own (Reg. (EU) 1007/2011 art. 11), in the order shoppers see them. */
export const partNames = localised({
  whole: { en: "Whole product", sv: "Hela produkten", nb: "Hele produktet", da: "Hele produktet", fi: "Koko tuote" },
  shell: { en: "Shell", sv: "Yttertyg", nb: "Ytterstoff", da: "Yderstof", fi: "Päällinen" },
  body: { en: "Body", sv: "Huvudtyg", nb: "Hovedstoff", da: "Hovedstof", fi: "Pääkangas" },
  panels: { en: "Panels", sv: "Paneler", nb: "Paneler", da: "Paneler", fi: "Paneelit" },
  mesh: { en: "Mesh", sv: "Mesh", nb: "Mesh", da: "Mesh", fi: "Verkkokangas" },
  sleeves: { en: "Sleeves", sv: "Ärmar", nb: "Ermer", da: "Ærmer", fi: "Hihat" },
  rib: { en: "Rib", sv: "Mudd", nb: "Ribb", da: "Rib", fi: "Resori" },
  palm: { en: "Palm", sv: "Handflata", nb: "Håndflate", da: "Håndflade", fi: "Kämmen" },
  lining: { en: "Lining", sv: "Foder", nb: "Fôr", da: "For", fi: "Vuori" },
  inner: { en: "Inner layer", sv: "Innerlager", nb: "Innerlag", da: "Inderlag", fi: "Sisäkerros" },
  fill: { en: "Fill", sv: "Fyllning", nb: "Fyll", da: "Fyld", fi: "Täyte" },
  trim: { en: "Trim", sv: "Detaljer", nb: "Detaljer", da: "Detaljer", fi: "Somisteet" },
});
export type ProductPart = keyof ReturnType<typeof partNames>;

/** A fibre and its share of a part. */
export const shareTexts = localised({
  share: {
    en: (percent: number, fibre: string) => `${percent}% ${fibre}`,
    sv: (percent: number, fibre: string) => `${percent} % ${fibre}`,
    nb: (percent: number, fibre: string) => `${percent} % ${fibre}`,
    da: (percent: number, fibre: string) => `${percent} % ${fibre}`,
    fi: (percent: number, fibre: string) => `${percent} % ${fibre}`,
  },
});
