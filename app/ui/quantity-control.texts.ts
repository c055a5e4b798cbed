import { localised } from "#app/shared/language/localised.ts";

export const quantityTexts = localised({
  decrease: {
    en: "Decrease quantity",
    sv: "Minska antalet",
    nb: "Reduser antallet",
    da: "Reducer antallet",
    fi: "Vähennä määrää",
  },
  quantity: { en: "Quantity", sv: "Antal", nb: "Antall", da: "Antal", fi: "Määrä" },
  increase: { en: "Increase quantity", sv: "Öka antalet", nb: "Øk antallet", da: "Øg antallet", fi: "Lisää määrää" },
});
