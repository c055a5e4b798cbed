import { localised } from "#app/shared/language/localised.ts";

/** The rows of what a cart or an order comes to. */
export const totalsTexts = localised({
  taxVat: {
    en: "Tax (VAT)",
    sv: "Moms",
    nb: "Mva",
    da: "Moms",
    fi: "ALV",
  },
  vatTakenOff: {
    en: "Swedish VAT removed",
    sv: "Avdragen svensk moms",
    nb: "Svensk mva trukket fra",
    da: "Svensk moms trukket fra",
    fi: "Ruotsin ALV vähennetty",
  },
  swedishVat: {
    en: "Swedish VAT",
    sv: "Svensk moms",
    nb: "Svensk mva",
    da: "Svensk moms",
    fi: "Ruotsin ALV",
  },
  noneExport: {
    en: "None (export)",
    sv: "Ingen (export)",
    nb: "Ingen (eksport)",
    da: "Ingen (eksport)",
    fi: "Ei ole (vienti)",
  },
  vatAbroad: {
    en: "VAT and duties abroad",
    sv: "Moms och tull utomlands",
    nb: "Mva og toll i utlandet",
    da: "Moms og told i udlandet",
    fi: "ALV ja tulli ulkomailla",
  },
});
