import { localised } from "#app/shared/language/localised.ts";

export const sourceTexts = localised({
  fromPartner: {
    en: "Ships from our partner",
    sv: "Skickas från vår partner",
    nb: "Sendes fra vår partner",
    da: "Sendes fra vores partner",
    fi: "Lähetetään kumppaniltamme",
  },
});
