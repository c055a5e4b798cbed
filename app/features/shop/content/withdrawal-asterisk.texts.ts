import { localised } from "#app/shared/language/localised.ts";

/** What the asterisk of the standard withdrawal form says, in the words of the annex. */
export const asteriskTexts = localised({
  meaning: {
    en: "(*) Delete as appropriate.",
    sv: "(*) Stryk det som inte är tillämpligt.",
    nb: "(*) Stryk det som ikke passer.",
    da: "(*) Det ikke relevante udstreges.",
    fi: "(*) Tarpeeton yliviivataan.",
  },
});
