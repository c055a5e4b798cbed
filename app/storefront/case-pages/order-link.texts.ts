import { localised } from "#app/shared/language/localised.ts";

export const orderLinkTexts = localised({
  lead: {
    en: "We'll email you a link to your order. Use it to track your order, return it, or exchange it for another size or color.",
    sv: "Vi mejlar dig en länk till din beställning. Med den kan du följa beställningen, returnera den eller byta storlek.",
    nb: "Vi sender deg en lenke til bestillingen på e-post. Med den kan du følge bestillingen, returnere den eller bytte størrelse.",
    da: "Vi sender dig et link til din ordre. Med det kan du følge ordren, returnere den eller bytte størrelse.",
    fi: "Lähetämme sähköpostiisi linkin tilaukseesi. Sillä voit seurata tilausta, palauttaa sen tai vaihtaa kokoa.",
  },
  hint: {
    en: "For example, PM-12345678.",
    sv: "Till exempel PM-12345678.",
    nb: "For eksempel PM-12345678.",
    da: "For eksempel PM-12345678.",
    fi: "Esimerkiksi PM-12345678.",
  },
  emailHint: {
    en: "The one you ordered with.",
    sv: "Den som du beställde med.",
    nb: "Den du bestilte med.",
    da: "Den, du bestilte med.",
    fi: "Se, jolla teit tilauksen.",
  },
  send: {
    en: "Email me the link",
    sv: "Mejla mig länken",
    nb: "Send meg lenken",
    da: "Send mig linket",
    fi: "Lähetä linkki",
  },
  askedTitle: {
    en: "Check your inbox",
    sv: "Kolla din inkorg",
    nb: "Sjekk innboksen din",
    da: "Tjek din indbakke",
    fi: "Tarkista sähköpostisi",
  },
  asked: {
    en: (email: string) => `If that order was placed with ${email}, its link is on its way.`,
    sv: (email: string) => `Om beställningen gjordes med ${email} är länken på väg.`,
    nb: (email: string) => `Hvis bestillingen ble lagt inn med ${email}, er lenken på vei.`,
    da: (email: string) => `Hvis ordren blev afgivet med ${email}, er linket på vej.`,
    fi: (email: string) => `Jos tilaus tehtiin osoitteella ${email}, linkki on matkalla.`,
  },
  wait: {
    en: "It can take a minute or two. Nothing there? Check your spam folder and the order number. We send up to three links an hour.",
    sv: "Det kan ta någon minut. Kommer inget? Kolla skräpposten och ordernumret. Vi skickar högst tre länkar i timmen.",
    nb: "Det kan ta et minutt eller to. Kommer det ingenting? Sjekk søppelposten og ordrenummeret. Vi sender høyst tre lenker i timen.",
    da: "Det kan tage et par minutter. Kommer der ikke noget? Tjek din spammappe og ordrenummeret. Vi sender højst tre links i timen.",
    fi: "Siihen voi mennä pari minuuttia. Eikö mitään tullut? Tarkista roskaposti ja tilausnumero. Lähetämme enintään kolme linkkiä tunnissa.",
  },
  again: { en: "Try again", sv: "Försök igen", nb: "Prøv igjen", da: "Prøv igen", fi: "Yritä uudelleen" },
  // Each with its spaces around the links between them.
  cannotFind: {
    en: "Can't find your order number or email? ",
    sv: "Hittar du inte ordernumret eller rätt e-postadress? ",
    nb: "Finner du ikke ordrenummeret eller e-posten? ",
    da: "Kan du ikke finde ordrenummeret eller e-mailen? ",
    fi: "Etkö löydä tilausnumeroa tai sähköpostia? ",
  },
  youCanAlso: {
    en: ". You can also ",
    sv: ". Du kan också ",
    nb: ". Du kan også ",
    da: ". Du kan også ",
    fi: ". Voit myös ",
  },
  startReturn: {
    en: "start a return",
    sv: "påbörja en retur",
    nb: "starte en retur",
    da: "starte en returnering",
    fi: "aloittaa palautuksen",
  },
  withoutLink: {
    en: " without the link.",
    sv: " utan länken.",
    nb: " uten lenken.",
    da: " uden linket.",
    fi: " ilman linkkiä.",
  },
});
