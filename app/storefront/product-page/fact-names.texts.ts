import { localised } from "#app/shared/language/localised.ts";

/** What the server writes of a product's facts. */
export const factNames = localised({
  // Reg. (EU) 1007/2011 art. 12: in these words.
  animalParts: {
    en: "Contains non-textile parts of animal origin",
    sv: "Innehåller icke-textila delar av animaliskt ursprung",
    nb: "Inneholder ikke-tekstile deler av animalsk opprinnelse",
    da: "Indeholder ikke-tekstildele af animalsk oprindelse",
    fi: "Sisältää eläinperäisiä muita kuin tekstiiliosia",
  },
  manufacturer: { en: "Manufacturer", sv: "Tillverkare", nb: "Produsent", da: "Producent", fi: "Valmistaja" },
  responsiblePerson: {
    en: "Responsible person in the EU",
    sv: "Ansvarig person i EU",
    nb: "Ansvarlig person i EU",
    da: "Ansvarlig person i EU",
    fi: "Vastuuhenkilö EU:ssa",
  },
  modelNumber: {
    en: "Model number",
    sv: "Modellnummer",
    nb: "Modellnummer",
    da: "Modelnummer",
    fi: "Mallinumero",
  },
});
