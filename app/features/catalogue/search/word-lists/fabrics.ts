import type { WordGroup } from "./word-group.ts";

/** What it is made of. */
export const fabrics: readonly WordGroup[] = [
  {
    id: "merino",
    en: "merino, merino wool",
    sv: "merinoull, merino",
    no: "merinoull, merino",
    da: "merinould, merino",
    fi: "merinovilla, merino",
  },
  {
    id: "wool",
    en: "wool, woolen, woollen",
    sv: "ull, ylle, ullen",
    no: "ull",
    da: "uld",
    fi: "villa, villainen, villaiset, villasta",
    wider: ["merino"],
  },
  {
    id: "cotton",
    en: "cotton",
    sv: "bomull, bomulls",
    no: "bomull, bomulls",
    da: "bomuld, bomulds",
    fi: "puuvilla, puuvillainen, puuvillaa, puuvillaiset",
  },
  { id: "polyester", en: "polyester", sv: "polyester", no: "polyester", da: "polyester", fi: "polyesteri" },
  {
    id: "nylon",
    en: "nylon, polyamide",
    sv: "nylon, polyamid",
    no: "nylon, polyamid",
    da: "nylon, polyamid",
    fi: "nailon, polyamidi",
  },
  {
    id: "elastane",
    en: "elastane, spandex, lycra",
    sv: "elastan, lycra",
    no: "elastan",
    da: "elastan",
    fi: "elastaani",
  },
  {
    id: "lyocell",
    en: "lyocell, tencel, viscose, modal",
    sv: "lyocell, viskos",
    no: "lyocell, viskose",
    da: "lyocell, viskose",
    fi: "lyocell, viskoosi",
  },
  { id: "down", en: "down", sv: "dun", no: "dun", da: "dun", fi: "untuva" },
  {
    id: "steel",
    en: "steel, stainless steel, metal",
    sv: "stål, rostfri, rostfritt stål",
    no: "stål, rustfritt stål",
    da: "stål, rustfrit stål",
    fi: "teräs, ruostumaton teräs",
  },
];
