import { localised } from "#app/shared/language/localised.ts";

export const toastTexts = localised({
  notifications: { en: "Notifications", sv: "Meddelanden", nb: "Varsler", da: "Meddelelser", fi: "Ilmoitukset" },
  close: {
    en: "Close notification",
    sv: "Stäng meddelandet",
    nb: "Lukk varselet",
    da: "Luk meddelelsen",
    fi: "Sulje ilmoitus",
  },
});
