import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** How to order where scripts are off or have not come. */
export const orderDirectlyTexts = localised({
  turnOnScripts: {
    en: "Turn on JavaScript to order here.",
    sv: "Slå på JavaScript för att beställa här.",
    nb: "Slå på JavaScript for å bestille her.",
    da: "Slå JavaScript til for at bestille her.",
    fi: "Ota JavaScript käyttöön, jotta voit tilata.",
  },
  thenReload: {
    en: (contact: ReactNode) => <>Then reload this page. Or order directly: {contact}.</>,
    sv: (contact: ReactNode) => <>Ladda sedan om sidan. Eller beställ direkt: {contact}.</>,
    nb: (contact: ReactNode) => <>Last deretter siden på nytt. Eller bestill direkte: {contact}.</>,
    da: (contact: ReactNode) => <>Genindlæs derefter siden. Eller bestil direkte: {contact}.</>,
    fi: (contact: ReactNode) => <>Lataa sitten sivu uudelleen. Tai tilaa suoraan: {contact}.</>,
  },
  stillLoading: {
    en: "This page is still loading.",
    sv: "Sidan laddas fortfarande.",
    nb: "Siden lastes fortsatt.",
    da: "Siden indlæses stadig.",
    fi: "Sivua ladataan vielä.",
  },
  onceLoaded: {
    en: (contact: ReactNode) => (
      <>You can order once it has loaded. If nothing happens, reload it or order directly: {contact}.</>
    ),
    sv: (contact: ReactNode) => (
      <>Du kan beställa när den har laddats. Om inget händer kan du ladda om den eller beställa direkt: {contact}.</>
    ),
    nb: (contact: ReactNode) => (
      <>Du kan bestille når den er lastet. Skjer det ingenting, last den på nytt eller bestill direkte: {contact}.</>
    ),
    da: (contact: ReactNode) => (
      <>Du kan bestille, når den er indlæst. Sker der ikke noget, så genindlæs den, eller bestil direkte: {contact}.</>
    ),
    fi: (contact: ReactNode) => (
      <>Voit tilata, kun sivu on latautunut. Jos mitään ei tapahdu, lataa se uudelleen tai tilaa suoraan: {contact}.</>
    ),
  },
  callOrEmail: {
    en: (phone: ReactNode, email: ReactNode) => (
      <>
        call {phone} or email {email}
      </>
    ),
    sv: (phone: ReactNode, email: ReactNode) => (
      <>
        ring {phone} eller mejla {email}
      </>
    ),
    nb: (phone: ReactNode, email: ReactNode) => (
      <>
        ring {phone} eller send e-post til {email}
      </>
    ),
    da: (phone: ReactNode, email: ReactNode) => (
      <>
        ring {phone}, eller skriv til {email}
      </>
    ),
    fi: (phone: ReactNode, email: ReactNode) => (
      <>
        soita numeroon {phone} tai lähetä sähköpostia: {email}
      </>
    ),
  },
});
