import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** What stands around the instructions on withdrawal and the standard form. `link` withdraws online. */
export const withdrawalFormTexts = localised({
  metaDescription: {
    en: "Your right to withdraw from a purchase, how to use it, and the standard form to fill in or print.",
    sv: "Din rätt att ångra ett köp, hur du använder den och standardblanketten att fylla i eller skriva ut.",
    nb: "Retten din til å angre et kjøp, hvordan du bruker den, og angreskjemaet til å fylle ut eller skrive ut.",
    da: "Din ret til at fortryde et køb, hvordan du bruger den, og standardformularen til at udfylde eller udskrive.",
    fi: "Oikeutesi peruuttaa kauppa, miten käytät sitä, ja peruuttamislomake täytettäväksi tai tulostettavaksi.",
  },
  quickest: {
    en: (link: ReactNode) => (
      <>The quickest way is online: {link}. Prefer a letter? Read how it works below, and use the standard form.</>
    ),
    sv: (link: ReactNode) => (
      <>
        Snabbast går det online: {link}. Vill du hellre skicka ett brev? Läs nedan hur det fungerar och använd
        standardblanketten.
      </>
    ),
    nb: (link: ReactNode) => (
      <>
        Det går raskest på nett: {link}. Vil du heller sende et brev? Les nedenfor hvordan det fungerer, og bruk
        angreskjemaet.
      </>
    ),
    da: (link: ReactNode) => (
      <>
        Det går hurtigst online: {link}. Vil du hellere sende et brev? Læs nedenfor, hvordan det fungerer, og brug
        standardformularen.
      </>
    ),
    fi: (link: ReactNode) => (
      <>
        Nopeimmin onnistut verkossa: {link}. Lähetätkö mieluummin kirjeen? Lue alta, miten se toimii, ja käytä
        peruuttamislomaketta.
      </>
    ),
  },
  pdf: {
    en: "Printable PDF",
    sv: "PDF att skriva ut",
    nb: "PDF til utskrift",
    da: "PDF til udskrift",
    fi: "Tulostettava PDF",
  },
});
