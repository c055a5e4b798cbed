import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** What is said above the results of a search. */
export const searchNoteTexts = localised({
  showing: {
    en: (words: ReactNode) => <>Showing results for {words}.</>,
    sv: (words: ReactNode) => <>Visar resultat för {words}.</>,
    nb: (words: ReactNode) => <>Viser resultater for {words}.</>,
    da: (words: ReactNode) => <>Viser resultater for {words}.</>,
    fi: (words: ReactNode) => <>Näytetään tulokset haulle {words}.</>,
  },
  nothing: {
    en: (words: string) => `Nothing matches “${words}”.`,
    sv: (words: string) => `Inget matchar ”${words}”.`,
    nb: (words: string) => `Ingenting passer til «${words}».`,
    da: (words: string) => `Intet matcher ”${words}”.`,
    fi: (words: string) => `Haulla ”${words}” ei löydy mitään.`,
  },
  didYouMean: {
    en: (words: ReactNode) => <>Did you mean {words}?</>,
    sv: (words: ReactNode) => <>Menade du {words}?</>,
    nb: (words: ReactNode) => <>Mente du {words}?</>,
    da: (words: ReactNode) => <>Mente du {words}?</>,
    fi: (words: ReactNode) => <>Tarkoititko {words}?</>,
  },
});
