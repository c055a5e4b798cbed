import { localised } from "./language/localised.ts";
import type { OrderStatus } from "./order-statuses.ts";

/** What shoppers read of each status of an order on a page. In English as `orderStatusFacts` says it to machines. */
export const orderStatusNames = localised({
  pending: {
    en: "Order received",
    sv: "Beställningen är mottagen",
    nb: "Bestillingen er mottatt",
    da: "Ordren er modtaget",
    fi: "Tilaus vastaanotettu",
  },
  processing: { en: "Being packed", sv: "Packas", nb: "Pakkes", da: "Pakkes", fi: "Pakattavana" },
  shipped: { en: "On its way", sv: "På väg", nb: "På vei", da: "På vej", fi: "Matkalla" },
  delivered: { en: "Delivered", sv: "Levererad", nb: "Levert", da: "Leveret", fi: "Toimitettu" },
  cancelled: { en: "Canceled", sv: "Avbruten", nb: "Kansellert", da: "Annulleret", fi: "Peruttu" },
} satisfies Record<OrderStatus, Record<string, string>>);
