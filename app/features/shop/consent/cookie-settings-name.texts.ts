import { localised } from "#app/shared/language/localised.ts";

/** What the cookie settings are called, and links to them. */
export const cookieSettingsName = localised({
  cookieSettings: {
    en: "Cookie settings",
    sv: "Cookieinställningar",
    nb: "Innstillinger for informasjonskapsler",
    da: "Cookieindstillinger",
    fi: "Evästeasetukset",
  },
});
