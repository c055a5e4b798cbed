import { localised } from "#app/shared/language/localised.ts";

/** Why staff may decline a review; what it says of the product is never a reason. */
export const refusalReasonNames = localised({
  advertising: {
    en: "Advertises something else",
    sv: "Gör reklam för något annat",
    nb: "Reklamerer for noe annet",
    da: "Reklamerer for noget andet",
    fi: "Mainostaa jotakin muuta",
  },
  "other-subject": {
    en: "Is not about the product",
    sv: "Handlar inte om produkten",
    nb: "Handler ikke om produktet",
    da: "Handler ikke om produktet",
    fi: "Ei koske tuotetta",
  },
  offensive: {
    en: "Is abusive or threatening",
    sv: "Är kränkande eller hotfull",
    nb: "Er krenkende eller truende",
    da: "Er krænkende eller truende",
    fi: "On loukkaava tai uhkaava",
  },
  "personal-data": {
    en: "Contains personal information",
    sv: "Innehåller personuppgifter",
    nb: "Inneholder personopplysninger",
    da: "Indeholder personoplysninger",
    fi: "Sisältää henkilötietoja",
  },
  unlawful: {
    en: "Breaks the law or someone's rights",
    sv: "Bryter mot lagen eller någons rättigheter",
    nb: "Bryter loven eller noens rettigheter",
    da: "Bryder loven eller nogens rettigheder",
    fi: "Rikkoo lakia tai jonkun oikeuksia",
  },
  partial: {
    en: "Comes from someone with an interest in the product",
    sv: "Kommer från någon med egna intressen i produkten",
    nb: "Kommer fra noen med egeninteresse i produktet",
    da: "Kommer fra nogen med egne interesser i produktet",
    fi: "On kirjoittajalta, jolla on oma etu tuotteessa",
  },
  repeated: {
    en: "Is a duplicate",
    sv: "Är en dubblett",
    nb: "Er en dublett",
    da: "Er en dublet",
    fi: "On kaksoiskappale",
  },
});
export type RefusalReason = keyof ReturnType<typeof refusalReasonNames>;
