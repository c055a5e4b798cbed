import { inEveryLanguage } from "./document-languages.ts";
import type { TextPage } from "./document.ts";
import { legalGuaranteePageDa } from "./legal-guarantee.da.ts";
import { legalGuaranteePageFi } from "./legal-guarantee.fi.ts";
import { legalGuaranteePageNb } from "./legal-guarantee.nb.ts";
import { legalGuaranteePageSv } from "./legal-guarantee.sv.ts";
import { legalGuaranteePage } from "./legal-guarantee.ts";

/**
 * The shop's legal texts, each as the one of the current language (`document-languages.ts`). Pages show them as their loaders' data: no browser loads
 * the texts of all languages.
 */
export const legalDocuments = {
  "legal-guarantee": inEveryLanguage<[], TextPage>({
    en: legalGuaranteePage,
    sv: legalGuaranteePageSv,
    nb: legalGuaranteePageNb,
    da: legalGuaranteePageDa,
    fi: legalGuaranteePageFi,
  }),
};
