import type { absentNames } from "./absent.texts.ts";
import type { WordGroup } from "./word-group.ts";

interface AbsentGroup extends WordGroup {
  id: keyof ReturnType<typeof absentNames>;
}

/** What people look for in shops like ours and we do not sell: known, so that it is not taken for a misspelling of something else. */
const groups: readonly AbsentGroup[] = [
  {
    id: "dress-shirt",
    en: "dress shirt, button down",
    sv: "skjorta, skjortor",
    no: "skjorte, skjorter",
    da: "skjorte, skjorter",
    fi: "kauluspaita",
  },
  {
    id: "shoes",
    en: "shoes, shoe, sneakers, sneaker, trainers, boots, sandals, slides, running shoes",
    sv: "sko, skor, skon, gympaskor, joggingskor, stövlar, kängor",
    no: "sko, skor, joggesko, støvler",
    da: "sko, løbesko, støvler, gummisko",
    fi: "kengät, kenkä, lenkkarit, juoksukengät, saappaat, tossut",
  },
  {
    id: "dress",
    en: "dress, skirt, skort",
    sv: "klänning, kjol",
    no: "kjole, skjørt",
    da: "kjole, nederdel",
    fi: "mekko, hame",
  },
  {
    id: "swimwear",
    en: "swimwear, swimsuit, bikini, swim trunks",
    sv: "baddräkt, badbyxor, badkläder",
    no: "badedrakt, badebukse, badeshorts",
    da: "badedragt, badebukser",
    fi: "uimapuku, uimahousut, uimashortsit",
  },
  {
    id: "underwear",
    en: "underpants, boxers, briefs, knickers",
    sv: "kalsonger, trosor, boxershorts",
    no: "boxershorts, truse, truser",
    da: "underbukser, trusser, boxershorts",
    fi: "alushousut, bokserit, pikkuhousut",
  },
  {
    id: "gift-card",
    en: "gift card, gift voucher",
    sv: "presentkort",
    no: "gavekort",
    da: "gavekort",
    fi: "lahjakortti",
  },
  {
    id: "watch",
    en: "watch, smartwatch, heart rate monitor",
    sv: "klocka, pulsklocka",
    no: "klokke, pulsklokke",
    da: "pulsur",
    fi: "kello, sykemittari",
  },
];

/** They count in type and tags alone: our socks speak of shoes. */
export const absent: readonly AbsentGroup[] = groups.map((group) => ({ ...group, typeOnly: true }));
