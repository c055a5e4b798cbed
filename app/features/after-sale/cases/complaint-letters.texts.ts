import { localised } from "#app/shared/language/localised.ts";
import type { ComplaintRemedy } from "#app/shared/states.ts";

/** How we put a fault right, in a letter. */
export const remedyTexts = localised({
  repair: {
    en: "We'll repair it, free of charge.",
    sv: "Vi reparerar varan utan kostnad.",
    nb: "Vi reparerer varen gratis.",
    da: "Vi reparerer varen gratis.",
    fi: "Korjaamme tuotteen maksutta.",
  },
  replacement: {
    en: "We'll send you a new one, free of charge.",
    sv: "Vi skickar en ny vara utan kostnad.",
    nb: "Vi sender deg en ny vare gratis.",
    da: "Vi sender dig en ny vare gratis.",
    fi: "Lähetämme sinulle uuden tuotteen maksutta.",
  },
  "price-reduction": {
    en: "We'll refund part of the price, and you keep the item.",
    sv: "Vi betalar tillbaka en del av priset, och du behåller varan.",
    nb: "Vi betaler tilbake en del av prisen, og du beholder varen.",
    da: "Vi betaler en del af prisen tilbage, og du beholder varen.",
    fi: "Hyvitämme osan hinnasta, ja saat pitää tuotteen.",
  },
  "money-back": {
    en: "We'll refund what you paid for the faulty item.",
    sv: "Vi betalar tillbaka det du betalade för den felaktiga varan.",
    nb: "Vi betaler tilbake det du betalte for varen med feil.",
    da: "Vi betaler det tilbage, du betalte for varen med fejl.",
    fi: "Hyvitämme viallisesta tuotteesta maksamasi hinnan.",
  },
} satisfies Record<ComplaintRemedy, Record<string, string>>);

/** The frames of letters to the buyer: subjects and headings, and the first sentence of two of them. */
export const letterTexts = localised({
  question: {
    en: "A question",
    sv: "En fråga",
    nb: "Et spørsmål",
    da: "Et spørgsmål",
    fi: "Kysymys",
  },
  questionHeading: {
    en: "We have a question",
    sv: "Vi har en fråga",
    nb: "Vi har et spørsmål",
    da: "Vi har et spørgsmål",
    fi: "Meillä on kysymys",
  },
  answer: { en: "Our reply", sv: "Vårt svar", nb: "Svaret vårt", da: "Vores svar", fi: "Vastauksemme" },
  about: {
    en: "About your complaint",
    sv: "Om din reklamation",
    nb: "Om reklamasjonen din",
    da: "Om din reklamation",
    fi: "Tietoa reklamaatiostasi",
  },
  accepted: {
    en: "How we'll make it right",
    sv: "Så rättar vi till felet",
    nb: "Slik retter vi opp feilen",
    da: "Sådan afhjælper vi fejlen",
    fi: "Näin korjaamme asian",
  },
  decision: { en: "Our decision", sv: "Vårt beslut", nb: "Avgjørelsen vår", da: "Vores afgørelse", fi: "Päätöksemme" },
  rejected: {
    en: "We can't accept your complaint",
    sv: "Vi kan inte godkänna din reklamation",
    nb: "Vi kan ikke godta reklamasjonen din",
    da: "Vi kan ikke godkende din reklamation",
    fi: "Emme voi hyväksyä reklamaatiotasi",
  },
  rejectedLead: {
    en: "We've reviewed it, and under the law we aren't liable. Here's why:",
    sv: "Vi har gått igenom den och bedömer att vi inte är ansvariga enligt lag. Så här tänker vi:",
    nb: "Vi har gått gjennom den og mener at vi ikke er ansvarlige etter loven. Dette er grunnen:",
    da: "Vi har gennemgået den og vurderer, at vi ikke hæfter efter loven. Her er begrundelsen:",
    fi: "Olemme käyneet sen läpi emmekä katso olevamme lain mukaan vastuussa. Perustelut:",
  },
  sendItem: {
    en: "Please send us the item",
    sv: "Skicka varan till oss",
    nb: "Send varen til oss",
    da: "Send varen til os",
    fi: "Lähetä tuote meille",
  },
  sendItemLead: {
    en: "We'd like to look at it here. Shipping is free.",
    sv: "Vi vill titta på den hos oss. Frakten är gratis.",
    nb: "Vi vil gjerne se på den hos oss. Frakten er gratis.",
    da: "Vi vil gerne se på den hos os. Fragten er gratis.",
    fi: "Haluamme tutkia sen itse. Lähettäminen on ilmaista.",
  },
  replacementSent: {
    en: "Your replacement is on its way",
    sv: "Din nya vara är på väg",
    nb: "Den nye varen er på vei",
    da: "Din nye vare er på vej",
    fi: "Uusi tuotteesi on matkalla",
  },
  moneyBack: {
    en: "Your refund is on its way",
    sv: "Din återbetalning är på väg",
    nb: "Pengene er på vei til deg",
    da: "Dine penge er på vej",
    fi: "Hyvityksesi on matkalla",
  },
  priceReduced: {
    en: "Your partial refund is on its way",
    sv: "Ditt prisavdrag är på väg",
    nb: "Prisavslaget er på vei til deg",
    da: "Dit prisafslag er på vej",
    fi: "Osahyvityksesi on matkalla",
  },
  settled: { en: "Settled", sv: "Avslutad", nb: "Avsluttet", da: "Afsluttet", fi: "Käsitelty" },
  settledHeading: {
    en: "Your complaint is settled",
    sv: "Din reklamation är avslutad",
    nb: "Reklamasjonen din er avsluttet",
    da: "Din reklamation er afsluttet",
    fi: "Reklamaatiosi on käsitelty",
  },
});
