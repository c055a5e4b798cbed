import type { WordGroup } from "./word-group.ts";

interface AbsentGroup extends WordGroup {
  /** What we call it when we say that we do not sell it. */
  name: string;
}

/** What people look for in shops like ours and we do not sell: known, so that it is not taken for a misspelling of something else. */
const groups: readonly AbsentGroup[] = [
  {
    id: "dress-shirt",
    name: "dress shirts",
    en: "dress shirt, button down",
    sv: "skjorta, skjortor",
    no: "skjorte, skjorter",
    da: "skjorte, skjorter",
    fi: "kauluspaita",
  },
  {
    id: "shoes",
    name: "shoes",
    en: "shoes, shoe, sneakers, sneaker, trainers, boots, sandals, slides, running shoes",
    sv: "sko, skor, skon, gympaskor, joggingskor, stövlar, kängor",
    no: "sko, skor, joggesko, støvler",
    da: "sko, løbesko, støvler, gummisko",
    fi: "kengät, kenkä, lenkkarit, juoksukengät, saappaat, tossut",
  },
  {
    id: "dress",
    name: "dresses or skirts",
    en: "dress, skirt, skort",
    sv: "klänning, kjol",
    no: "kjole, skjørt",
    da: "kjole, nederdel",
    fi: "mekko, hame",
  },
  {
    id: "swimwear",
    name: "swimwear",
    en: "swimwear, swimsuit, bikini, swim trunks",
    sv: "baddräkt, badbyxor, badkläder",
    no: "badedrakt, badebukse, badeshorts",
    da: "badedragt, badebukser",
    fi: "uimapuku, uimahousut, uimashortsit",
  },
  {
    id: "underwear",
    name: "underwear",
    en: "underpants, boxers, briefs, knickers",
    sv: "kalsonger, trosor, boxershorts",
    no: "boxershorts, truse, truser",
    da: "underbukser, trusser, boxershorts",
    fi: "alushousut, bokserit, pikkuhousut",
  },
  {
    id: "gift-card",
    name: "gift cards",
    en: "gift card, gift voucher",
    sv: "presentkort",
    no: "gavekort",
    da: "gavekort",
    fi: "lahjakortti",
  },
  {
    id: "watch",
    name: "watches",
    en: "watch, smartwatch, heart rate monitor",
    sv: "klocka, pulsklocka",
    no: "klokke, pulsklokke",
    da: "pulsur",
    fi: "kello, sykemittari",
  },
];

/** They count in type and tags alone: our socks speak of shoes. */
export const absent: readonly AbsentGroup[] = groups.map((group) => ({ ...group, typeOnly: true }));
