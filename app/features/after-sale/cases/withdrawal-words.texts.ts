import { localised } from "#app/shared/language/localised.ts";

/** The words of a withdrawal's receipt, on the page and in the e-mail. */
export const receiptWords = localised({
  number: { en: "Number", sv: "Nummer", nb: "Nummer", da: "Nummer", fi: "Numero" },
  received: { en: "Received", sv: "Mottaget", nb: "Mottatt", da: "Modtaget", fi: "Vastaanotettu" },
  order: { en: "Order", sv: "Beställning", nb: "Bestilling", da: "Ordre", fi: "Tilaus" },
  refund: { en: "Refund", sv: "Återbetalning", nb: "Tilbakebetaling", da: "Tilbagebetaling", fi: "Hyvitys" },
  refundedBy: {
    en: "Refunded by",
    sv: "Återbetalas senast",
    nb: "Tilbakebetales innen",
    da: "Tilbagebetales senest",
    fi: "Hyvitetään viimeistään",
  },
  sentTo: {
    en: "Receipt sent to",
    sv: "Bekräftelse skickad till",
    nb: "Kvittering sendt til",
    da: "Kvittering sendt til",
    fi: "Kuittaus lähetetty",
  },
  unmatched: {
    en: "We'll email you your refund amount and return label. Your return counts from the time above.",
    sv: "Vi mejlar dig beloppet och returetiketten. Din retur räknas från tiden ovan.",
    nb: "Vi sender deg beløpet og returetiketten på e-post. Returen gjelder fra tidspunktet ovenfor.",
    da: "Vi sender dig beløbet og returlabelen på e-mail. Din returnering gælder fra tidspunktet ovenfor.",
    fi: "Lähetämme hyvityksen määrän ja palautustarran sähköpostiisi. Palautuksesi katsotaan tehdyksi yllä olevana ajankohtana.",
  },
  unmatchedRefund: {
    en: (day: string) => `We'll refund you by ${day}, once we have your return or proof that you sent it.`,
    sv: (day: string) =>
      `Vi betalar tillbaka senast ${day}, när vi har fått din retur eller bevis på att du har skickat den.`,
    nb: (day: string) => `Vi betaler tilbake innen ${day}, når vi har fått returen eller bevis på at du har sendt den.`,
    da: (day: string) =>
      `Vi betaler tilbage senest ${day}, når vi har modtaget varerne eller dokumentation for, at du har sendt dem.`,
    fi: (day: string) =>
      `Maksamme hyvityksen viimeistään ${day}, kun olemme saaneet palautuksesi tai todisteen sen lähettämisestä.`,
  },
  late: {
    en: "Your return notice reached us after the deadlines below. We'll review it and email you our decision.",
    sv: "Din retur nådde oss efter att tiderna nedan hade gått ut. Vi går igenom den och mejlar dig vårt beslut.",
    nb: "Returen nådde oss etter at fristene nedenfor var gått ut. Vi går gjennom den og sender deg beslutningen på e-post.",
    da: "Din returnering nåede os, efter at fristerne nedenfor var udløbet. Vi gennemgår den og sender dig vores afgørelse på e-mail.",
    fi: "Palautuksesi saapui vasta, kun alla olevat palautusajat olivat päättyneet. Käymme sen läpi ja lähetämme päätöksemme sähköpostitse.",
  },
  unpaidCancelled: {
    en: "This order wasn't paid. It's canceled, and you owe nothing.",
    sv: "Beställningen betalades aldrig. Den är avbruten, och du är inte skyldig något.",
    nb: "Bestillingen ble ikke betalt. Den er kansellert, og du skylder ingenting.",
    da: "Ordren blev ikke betalt. Den er annulleret, og du skylder ikke noget.",
    fi: "Tilausta ei maksettu. Se on peruttu, etkä ole velkaa mitään.",
  },
  unpaid: {
    en: "This order isn't paid yet. If you pay, we'll refund these items right away.",
    sv: "Beställningen är inte betald än. Om du betalar den får du direkt pengarna tillbaka för de här varorna.",
    nb: "Bestillingen er ikke betalt ennå. Hvis du betaler, får du pengene for disse varene tilbake med en gang.",
    da: "Ordren er ikke betalt endnu. Hvis du betaler, får du straks pengene for disse varer tilbage.",
    fi: "Tilausta ei ole vielä maksettu. Jos maksat, hyvitämme nämä tuotteet heti.",
  },
  unsent: {
    en: "We canceled what we hadn't shipped. That refund is on its way to the card or account you paid with.",
    sv: "Vi har avbrutit det som inte var skickat. De pengarna är på väg till kortet eller kontot som du betalade med.",
    nb: "Vi har kansellert det som ikke var sendt. Pengene er på vei til kortet eller kontoen du betalte med.",
    da: "Vi har annulleret det, der ikke var sendt. Pengene er på vej til det kort eller den konto, du betalte med.",
    fi: "Peruimme sen, mitä ei ollut vielä lähetetty. Se hyvitys on matkalla kortille tai tilille, jolla maksoit.",
  },
  sendBackInTime: {
    en: "Send us the items you reported in time, within 14 days from today. Keep the rest until we email you.",
    sv: "Varorna som är anmälda i tid skickar du tillbaka inom 14 dagar från i dag. Behåll resten tills vi mejlar dig.",
    nb: "Send tilbake varene som er innenfor fristen, innen 14 dager fra i dag. Behold resten til du får e-post fra oss.",
    da: "Send de varer, der er inden for fristen, tilbage senest 14 dage fra i dag. Behold resten, indtil du får en e-mail fra os.",
    fi: "Lähetä ajoissa ilmoitetut tuotteet takaisin 14 päivän kuluessa tästä päivästä. Pidä loput, kunnes saat meiltä viestin.",
  },
  sendBack: {
    en: "Send us your items within 14 days from today.",
    sv: "Skicka tillbaka dina varor inom 14 dagar från i dag.",
    nb: "Send varene tilbake innen 14 dager fra i dag.",
    da: "Send dine varer tilbage inden for 14 dage fra i dag.",
    fi: "Lähetä tuotteet takaisin 14 päivän kuluessa tästä päivästä.",
  },
  sendTo: {
    en: (address: string) => `Sending it without our label? The address is ${address}.`,
    sv: (address: string) => `Skickar du utan vår etikett? Adressen är ${address}.`,
    nb: (address: string) => `Sender du uten vår etikett? Adressen er ${address}.`,
    da: (address: string) => `Sender du uden vores label? Adressen er ${address}.`,
    fi: (address: string) => `Lähetätkö ilman tarraamme? Osoite on ${address}.`,
  },
  refundOnArrival: {
    en: "We'll refund you when they arrive, or by the date above if you show us proof that you sent them.",
    sv: "Vi betalar tillbaka när de har kommit fram, eller senast på datumet ovan om du visar att du har skickat dem.",
    nb: "Vi betaler tilbake når de er kommet fram, eller innen datoen ovenfor hvis du viser at du har sendt dem.",
    da: "Vi betaler tilbage, når de er nået frem, eller senest på datoen ovenfor, hvis du viser, at du har sendt dem.",
    fi: "Maksamme hyvityksen, kun ne saapuvat, tai viimeistään yllä olevana päivänä, jos osoitat lähettäneesi ne.",
  },
  sameWay: {
    en: "Your refund goes back the way you paid, with no fees.",
    sv: "Pengarna går tillbaka på samma sätt som du betalade, utan avgifter.",
    nb: "Pengene går tilbake på samme måte som du betalte, uten gebyrer.",
    da: "Pengene går tilbage på samme måde, som du betalte, uden gebyrer.",
    fi: "Hyvitys maksetaan samalla tavalla kuin maksoit, ilman kuluja.",
  },
  restUndecided: {
    en: (number: string) =>
      `Your return notice for these items reached us after the deadlines. Its number is ${number}. We'll review it and email you. Your other items aren't delayed.`,
    sv: (number: string) =>
      `Din retur av de här varorna nådde oss efter att deras tider hade gått ut. Den har nummer ${number}. Vi går igenom den och mejlar dig. Dina andra varor fördröjs inte.`,
    nb: (number: string) =>
      `Returen av disse varene nådde oss etter at fristene var gått ut. Den har nummer ${number}. Vi går gjennom den og sender deg en e-post. De andre varene blir ikke forsinket.`,
    da: (number: string) =>
      `Din returnering af disse varer nåede os, efter at fristerne var udløbet. Den har nummer ${number}. Vi gennemgår den og sender dig en e-mail. Dine andre varer bliver ikke forsinket.`,
    fi: (number: string) =>
      `Näiden tuotteiden palautus saapui vasta, kun niiden palautusajat olivat päättyneet. Sen numero on ${number}. Käymme sen läpi ja lähetämme sähköpostia. Muut tuotteesi eivät viivästy.`,
  },
  restDecided: {
    en: (number: string) =>
      `Your return notice for these items reached us after the deadlines. Our decision is in a separate email, under ${number}.`,
    sv: (number: string) =>
      `Din retur av de här varorna nådde oss efter att deras tider hade gått ut. Vårt beslut finns i ett eget mejl, med nummer ${number}.`,
    nb: (number: string) =>
      `Returen av disse varene nådde oss etter at fristene var gått ut. Beslutningen står i en egen e-post, med nummer ${number}.`,
    da: (number: string) =>
      `Din returnering af disse varer nåede os, efter at fristerne var udløbet. Vores afgørelse står i en separat e-mail, med nummer ${number}.`,
    fi: (number: string) =>
      `Näiden tuotteiden palautus saapui vasta, kun niiden palautusajat olivat päättyneet. Päätöksemme on erillisessä sähköpostissa, numerolla ${number}.`,
  },
});

/** Until when an order can be returned, by law and by our promise. */
export const periodWords = localised({
  exchanged: {
    en: (what: string) => `${what} (exchange)`,
    sv: (what: string) => `${what} (byte)`,
    nb: (what: string) => `${what} (bytte)`,
    da: (what: string) => `${what} (ombytning)`,
    fi: (what: string) => `${what} (vaihto)`,
  },
  replacedOpen: {
    en: (what: string) => `${what}: you have 14 days from delivery to return it.`,
    sv: (what: string) => `${what}: du kan returnera inom 14 dagar från leveransen.`,
    nb: (what: string) => `${what}: Du kan returnere innen 14 dager fra leveringen.`,
    da: (what: string) => `${what}: Du kan returnere inden for 14 dage fra leveringen.`,
    fi: (what: string) => `${what}: voit palauttaa 14 päivän kuluessa toimituksesta.`,
  },
  replacedUntil: {
    en: (what: string, day: string) => `${what}: you can return it until ${day}.`,
    sv: (what: string, day: string) => `${what}: du kan returnera till och med ${day}.`,
    nb: (what: string, day: string) => `${what}: Du kan returnere til og med ${day}.`,
    da: (what: string, day: string) => `${what}: Du kan returnere til og med ${day}.`,
    fi: (what: string, day: string) => `${what}: viimeinen palautuspäivä on ${day}.`,
  },
  lawOpen: {
    en: "By law you have 14 days to return your order for any reason, starting when all of it is delivered. Try things on as you would in a store. You don't need the tags or packaging.",
    sv: "Enligt lag får du ångra köpet inom 14 dagar utan att säga varför, räknat från det att allt är levererat. Prova som du skulle göra i en butik. Lappar och förpackning behöver inte vara kvar.",
    nb: "Etter loven kan du angre kjøpet innen 14 dager uten å si hvorfor, fra alt er levert. Prøv som du ville gjort i en butikk. Du trenger ikke lapper eller emballasje.",
    da: "Efter loven kan du fortryde købet inden for 14 dage uden at sige hvorfor, fra det hele er leveret. Prøv, som du ville gøre i en butik. Du behøver ikke mærker eller emballage.",
    fi: "Lain mukaan voit palauttaa tilauksesi syytä kertomatta 14 päivän kuluessa siitä, kun kaikki on toimitettu. Sovita kuten kaupassa. Lappuja tai pakkausta ei tarvita.",
  },
  lawUntil: {
    en: (day: string) =>
      `Your legal deadline to return it for any reason: ${day}. Try things on as you would in a store. You don't need the tags or packaging.`,
    sv: (day: string) =>
      `Enligt lag får du ångra köpet utan att säga varför till och med ${day}. Prova som du skulle göra i en butik. Lappar och förpackning behöver inte vara kvar.`,
    nb: (day: string) =>
      `Etter loven kan du angre kjøpet uten å si hvorfor til og med ${day}. Prøv som du ville gjort i en butikk. Du trenger ikke lapper eller emballasje.`,
    da: (day: string) =>
      `Efter loven kan du fortryde købet uden at sige hvorfor til og med ${day}. Prøv, som du ville gøre i en butik. Du behøver ikke mærker eller emballage.`,
    fi: (day: string) =>
      `Lain mukaan voit palauttaa syytä kertomatta. Viimeinen päivä on ${day}. Sovita kuten kaupassa. Lappuja tai pakkausta ei tarvita.`,
  },
  promiseOpen: {
    en: "Our own return period is longer, for unused items with tags on.",
    sv: "Vår egen returtid är längre, för oanvända varor med lapparna kvar.",
    nb: "Vår egen returfrist er lengre, for ubrukte varer med lappene på.",
    da: "Vores egen returfrist er længere, for ubrugte varer med mærkerne på.",
    fi: "Oma palautusaikamme on pidempi käyttämättömille tuotteille, joissa laput ovat kiinni.",
  },
  promiseUntil: {
    en: (day: string) => `Our deadline for unused items with tags on: ${day}.`,
    sv: (day: string) => `Oanvända varor med lapparna kvar kan du returnera till och med ${day}.`,
    nb: (day: string) => `Er varen ubrukt med lappene på, kan du returnere til og med ${day}.`,
    da: (day: string) => `Er varen ubrugt med mærkerne på, kan du returnere til og med ${day}.`,
    fi: (day: string) => `Käyttämättömät tuotteet, joissa laput ovat kiinni, voit palauttaa viimeistään ${day}.`,
  },
});

/** What a notice declares, after the model form of the law (2005:59, 2:10), and as a person would say it. */
export const statementWords = localised({
  statement: {
    en: (name: string, order: string, what: string) =>
      `I, ${name}, withdraw from the contract of order ${order} for: ${what}.`,
    sv: (name: string, order: string, what: string) =>
      `Jag, ${name}, frånträder avtalet om beställning ${order} för: ${what}.`,
    nb: (name: string, order: string, what: string) =>
      `Jeg, ${name}, går fra avtalen om bestilling ${order} for: ${what}.`,
    da: (name: string, order: string, what: string) =>
      `Jeg, ${name}, fortryder aftalen om ordre ${order} for: ${what}.`,
    fi: (name: string, order: string, what: string) =>
      `Minä, ${name}, peruutan tilausta ${order} koskevan sopimuksen seuraavilta osin: ${what}.`,
  },
  summary: {
    en: (order: string, what: string) => `Order ${order}. You're returning: ${what}.`,
    sv: (order: string, what: string) => `Du returnerar från beställning ${order}: ${what}.`,
    nb: (order: string, what: string) => `Du returnerer fra bestilling ${order}: ${what}.`,
    da: (order: string, what: string) => `Du returnerer fra ordre ${order}: ${what}.`,
    fi: (order: string, what: string) => `Palautat tilauksesta ${order}: ${what}.`,
  },
  wholeOrder: {
    en: "the whole order",
    sv: "hela beställningen",
    nb: "hele bestillingen",
    da: "hele ordren",
    fi: "koko tilaus",
  },
});
