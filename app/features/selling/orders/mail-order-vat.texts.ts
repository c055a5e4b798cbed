import { localised } from "#app/shared/language/localised.ts";

/** How the VAT of an order is named in its e-mail. */
export const mailVatTexts = localised({
  vatIncluded: {
    en: (percent: number) => `of which VAT (${percent}%)`,
    sv: (percent: number) => `Varav moms (${percent} %)`,
    nb: (percent: number) => `Herav mva (${percent} %)`,
    da: (percent: number) => `Heraf moms (${percent} %)`,
    fi: (percent: number) => `josta ALV (${percent} %)`,
  },
  vatAdded: {
    en: (percent: number) => `VAT (${percent}%)`,
    sv: (percent: number) => `Moms (${percent} %)`,
    nb: (percent: number) => `Mva (${percent} %)`,
    da: (percent: number) => `Moms (${percent} %)`,
    fi: (percent: number) => `ALV (${percent} %)`,
  },
  vatOfExport: {
    en: (percent: number) => `Swedish VAT (${percent}%, export)`,
    sv: (percent: number) => `Svensk moms (${percent} %, export)`,
    nb: (percent: number) => `Svensk mva (${percent} %, eksport)`,
    da: (percent: number) => `Svensk moms (${percent} %, eksport)`,
    fi: (percent: number) => `Ruotsin ALV (${percent} %, vienti)`,
  },
});
