import type { DemoTranslations } from "./types.ts";

export const da: DemoTranslations = {
  products: {
    "pulse-core-tee": {
      shortDescription: "Den T-shirt, vi griber først til træning: let, hurtigtørrende og rolig at se på.",
      description: [
        "Core Tee er strikket af et fint garn, der lader luften passere og tørrer hurtigt. På en varm dag i fitnesscentret er den tør igen, før du har lagt vægtstangen på plads.",
        "De flade sømme på skuldrene ligger bag stropperne, så hverken rygsæk eller vægtstang gnaver. Pulsen på brystet er varmepresset på: ingen kanter, der kan mærkes indefra.",
      ],
      fit: "Almindelig pasform: følger skuldrene og falder lige fra brystet.",
    },
  },
  families: {},
  care: {},
  materials: {},
  colors: { black: "Sort", white: "Hvid" },
  collections: {},
};
