import type { DemoTranslations } from "./types.ts";

export const nb: DemoTranslations = {
  products: {
    "pulse-core-tee": {
      shortDescription: "T-skjorta vi tar først til trening: lett, hurtigtørkende og rolig å se på.",
      description: [
        "Core Tee er strikket av et fint garn som slipper gjennom luft og tørker raskt. En varm dag på treningssenteret er den tørr igjen før du har lagt tilbake vektstanga.",
        "De flate sømmene på skuldrene ligger bak stroppene, så verken ryggsekk eller vektstang gnager. Pulsen på brystet er varmefestet: ingen kanter du kjenner fra innsiden.",
      ],
      fit: "Vanlig passform: følger skuldrene og faller rett fra brystet.",
    },
  },
  families: {},
  care: {},
  materials: {},
  colors: { black: "Svart", white: "Hvit" },
  collections: {},
};
