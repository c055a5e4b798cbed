import { localised } from "#app/shared/language/localised.ts";

/** What the cookie banner and the cookie settings say. */
export const consentTexts = localised({
  cookies: { en: "Cookies", sv: "Cookies", nb: "Informasjonskapsler", da: "Cookies", fi: "Evästeet" },
  // Each with the space before the link that follows it.
  question: {
    en: "We keep your cart and checkout in your browser. May we also remember what you view, search for and are shown, and measure how our pages are used? ",
    sv: "Vi sparar din varukorg och dina uppgifter i kassan i din webbläsare. Får vi också komma ihåg vad du tittar på, söker efter och har fått se, och mäta hur våra sidor används? ",
    nb: "Vi lagrer handlekurven og kassen i nettleseren din. Kan vi også huske hva du ser på, søker etter og har fått se, og måle hvordan sidene våre brukes? ",
    da: "Vi gemmer din kurv og kasse i din browser. Må vi også huske, hvad du kigger på, søger efter og har fået vist, og måle, hvordan vores sider bliver brugt? ",
    fi: "Säilytämme ostoskorisi ja kassan tiedot selaimessasi. Saammeko myös muistaa, mitä katselet ja haet ja mitä sinulle on näytetty, ja mitata, miten sivujamme käytetään? ",
  },
  policy: {
    en: "Cookie Policy",
    sv: "Cookiepolicy",
    nb: "Om informasjonskapsler",
    da: "Cookiepolitik",
    fi: "Evästekäytäntö",
  },
  reject: {
    en: "Reject non-essential",
    sv: "Avvisa icke nödvändiga",
    nb: "Avvis ikke-nødvendige",
    da: "Afvis ikke-nødvendige",
    fi: "Hylkää ei-välttämättömät",
  },
  accept: { en: "Accept all", sv: "Godkänn alla", nb: "Godta alle", da: "Accepter alle", fi: "Hyväksy kaikki" },
  customize: { en: "Customize", sv: "Anpassa", nb: "Tilpass", da: "Tilpas", fi: "Mukauta" },
});
