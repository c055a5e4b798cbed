import type { WordGroup } from "./word-group.ts";

/** Words that say nothing about what is wanted, beside others that do. */
export const fillers: readonly WordGroup[] = [
  {
    id: "between",
    en: "the, and, or, for, with, in, of, to, from, by, on, my, me, some, not, near",
    sv: "och, eller, för, med, i, av, till, från, på, en, ett, den, det, som, min",
    no: "og, eller, for, med, av, til, fra, på, en, et, ei, som",
    da: "og, eller, for, med, af, til, fra, på, en, et, som",
    fi: "ja, tai, kanssa, jossa, varten",
  },
  {
    id: "size",
    en: "size, sizes",
    sv: "storlek, strl, stl, storlekar",
    no: "størrelse, str",
    da: "størrelse, str",
    fi: "koko, koossa, kokoa",
  },
  {
    id: "best",
    en: "best, bestseller, bestsellers, popular",
    sv: "bäst, bästa, bästsäljare, populär",
    no: "best, beste, bestselger",
    da: "bedst, bedste",
    fi: "paras, parhaat, suosituin",
  },
  {
    id: "color",
    en: "color, colour, colored",
    sv: "färg, färgad",
    no: "farge, farget",
    da: "farve, farvet",
    fi: "väri, värinen",
  },
  {
    id: "clothes",
    en: "clothes, clothing, wear, apparel, garments",
    sv: "kläder, plagg",
    no: "klær, plagg",
    da: "tøj, klæder",
    fi: "vaatteet, vaate, asu",
  },
];
