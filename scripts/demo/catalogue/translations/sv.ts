import type { DemoTranslations } from "./types.ts";

export const sv: DemoTranslations = {
  products: {
    "pulse-core-tee": {
      shortDescription: "T-shirten vi tar först till träningen: lätt, snabbtorkande och stillsam att se på.",
      description: [
        "Core Tee är stickad av ett fint garn som släpper igenom luft och torkar snabbt. En varm dag på gymmet är den torr igen innan du har lagt tillbaka skivstången.",
        "De platta sömmarna på axlarna ligger bakom remmarna, så att varken ryggsäck eller skivstång skaver. Pulsen på bröstet är värmefäst: inga kanter som känns från insidan.",
      ],
      fit: "Normal passform: följer axlarna och faller rakt från bröstet.",
    },
  },
  families: {
    jersey: {
      fitGuide:
        "Lägg en t-shirt du gillar platt, mät från armhåla till armhåla och dubbla måttet. Jämför med bröstmåttet nedan.",
      recommendation: "Mellan två storlekar? Välj den mindre till träning och den större till allt annat.",
    },
  },
  care: {
    "Machine wash at 30 °C with similar colors": "Maskintvätt i 30 °C med liknande färger",
    "No fabric softener: it keeps the fabric from moving sweat":
      "Använd inte sköljmedel: det hindrar tyget från att transportera bort svett",
    "Hang to dry": "Hängtorka",
    "Iron on low, never over the logo": "Stryk på låg värme, aldrig över loggan",
  },
  materials: { Polyester: "Polyester", Elastane: "Elastan" },
  colors: { black: "Svart", white: "Vit" },
  collections: { "under-300": { title: "Under 300 kr", text: "Småsaker som gör passet bättre. Finns i lager nu." } },
};
