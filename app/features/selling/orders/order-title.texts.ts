import { localised } from "#app/shared/language/localised.ts";

/** The title of pages about an order. */
export const orderTitle = localised({
  yourOrder: {
    en: "Your order",
    sv: "Din beställning",
    nb: "Bestillingen din",
    da: "Din ordre",
    fi: "Tilauksesi",
  },
});
