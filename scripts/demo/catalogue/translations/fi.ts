import type { DemoTranslations } from "./types.ts";

export const fi: DemoTranslations = {
  products: {
    "pulse-core-tee": {
      shortDescription: "Treenipaita, johon tartumme ensimmäisenä: kevyt, nopeasti kuivuva ja hillitty.",
      description: [
        "Core Tee on neulottu ohuesta langasta, joka päästää ilman läpi ja kuivuu nopeasti. Lämpimänä salipäivänä paita on taas kuiva, ennen kuin olet ehtinyt nostaa tangon telineeseen.",
        "Olkapäiden litteät saumat kulkevat olkainten takana, joten reppu tai tanko ei hankaa. Rinnan pulssi on kiinnitetty lämmöllä: sisäpuolella ei tunnu reunoja.",
      ],
      fit: "Tavallinen istuvuus: myötäilee hartioita ja laskeutuu suorana rinnasta.",
    },
  },
  families: {},
  care: {},
  materials: {},
  colors: { black: "Musta", white: "Valkoinen" },
  collections: {},
};
