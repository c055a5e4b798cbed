import { localised } from "#app/shared/language/localised.ts";

/** What stands beside an offer of credit. */
export const creditWarningTexts = localised({
  /** The words of Directive (EU) 2023/2225, art. 8(1), or what says the same. */
  ofTheDirective: {
    en: "Caution! Borrowing money costs money.",
    sv: "Obs! Att låna pengar kostar pengar.",
    nb: "Advarsel! Det koster penger å låne penger.",
    da: "Advarsel! Det koster penge at låne penge.",
    fi: "Varoitus! Rahan lainaaminen maksaa rahaa.",
  },
  ofNorway: {
    en: "Credit is a loan that you pay back. Borrowing money can cost money.",
    sv: "Kredit är ett lån som du betalar tillbaka. Att låna pengar kan kosta pengar.",
    nb: "Kreditt er et lån som du betaler tilbake. Det kan koste penger å låne penger.",
    da: "Kredit er et lån, som du betaler tilbage. Det kan koste penge at låne penge.",
    fi: "Luotto on laina, joka maksetaan takaisin. Rahan lainaaminen voi maksaa rahaa.",
  },
});
