import { localised } from "#app/shared/language/localised.ts";

/** What the button and the panel are called. */
export const supportName = localised({
  supportCenter: {
    en: "Support Center",
    sv: "Kundservice",
    nb: "Kundeservice",
    da: "Kundeservice",
    fi: "Asiakaspalvelu",
  },
});
