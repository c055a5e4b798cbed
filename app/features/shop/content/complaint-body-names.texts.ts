import { localised } from "#app/shared/language/localised.ts";

/** What bodies are called that have a name in more than one language of their country. The checkout names them, and none of the sentences. */
export const complaintBodyNames = localised({
  centreOfFinland: {
    en: "Euroopan kuluttajakeskus (ECC Finland)",
    sv: "Europeiska konsumentcentret i Finland (ECC Finland)",
    nb: "Euroopan kuluttajakeskus (ECC Finland)",
    da: "Euroopan kuluttajakeskus (ECC Finland)",
    fi: "Euroopan kuluttajakeskus (ECC Finland)",
  },
});
