import { localised } from "./language/localised.ts";
import { type OrderStatus, orderStatusFacts } from "./order-statuses.ts";

/** What shoppers read of each status of an order on a page. */
export const orderStatusNames = localised({
  pending: {
    en: orderStatusFacts.pending.shopperText,
    sv: "Beställningen är mottagen",
    nb: "Bestillingen er mottatt",
    da: "Ordren er modtaget",
    fi: "Tilaus vastaanotettu",
  },
  processing: {
    en: orderStatusFacts.processing.shopperText,
    sv: "Packas",
    nb: "Pakkes",
    da: "Pakkes",
    fi: "Pakattavana",
  },
  shipped: { en: orderStatusFacts.shipped.shopperText, sv: "På väg", nb: "På vei", da: "På vej", fi: "Matkalla" },
  delivered: {
    en: orderStatusFacts.delivered.shopperText,
    sv: "Levererad",
    nb: "Levert",
    da: "Leveret",
    fi: "Toimitettu",
  },
  cancelled: {
    en: orderStatusFacts.cancelled.shopperText,
    sv: "Avbruten",
    nb: "Kansellert",
    da: "Annulleret",
    fi: "Peruttu",
  },
} satisfies Record<OrderStatus, Record<string, string>>);
