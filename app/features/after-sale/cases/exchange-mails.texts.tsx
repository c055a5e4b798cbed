import type { InLink } from "#app/features/shop/mail/mail-parts.tsx";
import { localised } from "#app/shared/language/localised.ts";

/** What e-mails about an exchange say alike. `what` is the new item: `Black, M`. */
export const exchangeMailWords = localised({
  footer: {
    en: "You're getting this email because you asked for an exchange. Questions? We're happy to help:",
    sv: "Du får det här mejlet eftersom du har bett om ett byte. Har du frågor? Vi hjälper gärna till:",
    nb: "Du får denne e-posten fordi du har bedt om et bytte. Har du spørsmål? Vi hjelper deg gjerne:",
    da: "Du får denne e-mail, fordi du har bedt om en ombytning. Har du spørgsmål? Vi hjælper gerne:",
    fi: "Saat tämän viestin, koska pyysit vaihtoa. Kysyttävää? Autamme mielellämme:",
  },
  exchange: { en: "Exchange", sv: "Byte", nb: "Bytte", da: "Ombytning", fi: "Vaihto" },
  what: {
    en: (item: string, to: string, from: string) => `${item}: ${to} in place of ${from}`,
    sv: (item: string, to: string, from: string) => `${item}: ${to} i stället för ${from}`,
    nb: (item: string, to: string, from: string) => `${item}: ${to} i stedet for ${from}`,
    da: (item: string, to: string, from: string) => `${item}: ${to} i stedet for ${from}`,
    fi: (item: string, to: string, from: string) => `${item}: ${to} (aiemmin ${from})`,
  },
  preferRefund: {
    en: "Prefer a refund? You can still return it.",
    sv: "Vill du hellre ha pengarna tillbaka? Du kan fortfarande returnera.",
    nb: "Vil du heller ha pengene tilbake? Du kan fortsatt returnere.",
    da: "Vil du hellere have pengene tilbage? Du kan stadig returnere.",
    fi: "Haluatko mieluummin hyvityksen? Voit edelleen palauttaa tuotteen.",
  },
  howToSend: {
    en: (label: InLink) => (
      <>
        Pack your return, put {label("your free label")} on the parcel and drop it off. No printer? Write your exchange
        number on the parcel.
      </>
    ),
    sv: (label: InLink) => (
      <>
        Packa din retur, sätt {label("din gratis etikett")} på paketet och lämna in det. Ingen skrivare? Skriv
        bytesnumret på paketet.
      </>
    ),
    nb: (label: InLink) => (
      <>
        Pakk returen, sett {label("den gratis etiketten")} på pakken og lever den inn. Har du ikke skriver? Skriv
        nummeret på byttet på pakken.
      </>
    ),
    da: (label: InLink) => (
      <>
        Pak varerne, sæt {label("din gratis label")} på pakken, og aflevér den. Ingen printer? Skriv nummeret på din
        ombytning på pakken.
      </>
    ),
    fi: (label: InLink) => (
      <>
        Pakkaa palautus, kiinnitä pakettiin {label("ilmainen palautustarra")} ja vie se postitettavaksi. Eikö sinulla
        ole tulostinta? Kirjoita vaihtosi numero pakettiin.
      </>
    ),
  },
  printLabel: {
    en: "Print your label",
    sv: "Skriv ut etiketten",
    nb: "Skriv ut etiketten",
    da: "Udskriv din label",
    fi: "Tulosta palautustarra",
  },
  holding: {
    en: (what: string, day: string) => `We're holding ${what} for you until ${day}.`,
    sv: (what: string, day: string) => `Vi reserverar ${what} åt dig till och med ${day}.`,
    nb: (what: string, day: string) => `Vi holder av ${what} til deg til og med ${day}.`,
    da: (what: string, day: string) => `Vi reserverer ${what} til dig til og med ${day}.`,
    fi: (what: string, day: string) => `Sinulle varattu: ${what}. Varaus on voimassa ${day} asti.`,
  },
  ended: {
    en: "Your exchange has ended",
    sv: "Ditt byte är avslutat",
    nb: "Byttet ditt er avsluttet",
    da: "Din ombytning er afsluttet",
    fi: "Vaihtosi on päättynyt",
  },
  endedSubject: {
    en: (number: string) => `Your exchange ${number} has ended`,
    sv: (number: string) => `Ditt byte ${number} är avslutat`,
    nb: (number: string) => `Byttet ditt ${number} er avsluttet`,
    da: (number: string) => `Din ombytning ${number} er afsluttet`,
    fi: (number: string) => `Vaihtosi ${number} on päättynyt`,
  },
});

export const exchangeRequestedTexts = localised({
  subject: {
    en: (number: string) => `Your exchange ${number}`,
    sv: (number: string) => `Ditt byte ${number}`,
    nb: (number: string) => `Byttet ditt ${number}`,
    da: (number: string) => `Din ombytning ${number}`,
    fi: (number: string) => `Vaihtosi ${number}`,
  },
  heading: {
    en: "We're holding your new item",
    sv: "Ditt byte är reserverat",
    nb: "Byttet ditt er reservert",
    da: "Din ombytning er reserveret",
    fi: "Vaihtotuotteesi on varattu",
  },
  hold: {
    en: (what: string, day: string) => `We'll hold ${what} for you until ${day} and ship it once your return arrives.`,
    sv: (what: string, day: string) =>
      `Vi reserverar ${what} åt dig till och med ${day} och skickar när din retur har kommit fram.`,
    nb: (what: string, day: string) =>
      `Vi holder av ${what} til deg til og med ${day} og sender når returen er kommet fram.`,
    da: (what: string, day: string) =>
      `Vi reserverer ${what} til dig til og med ${day} og sender, når din returnering er nået frem.`,
    fi: (what: string, day: string) =>
      `Sinulle varattu: ${what}. Varaus on voimassa ${day} asti. Lähetämme uuden tuotteen, kun palautuksesi on saapunut.`,
  },
  difference: {
    en: (amount: string) => `We'll refund you the price difference of ${amount} when we ship it.`,
    sv: (amount: string) => `Vi betalar tillbaka prisskillnaden på ${amount} när vi skickar.`,
    nb: (amount: string) => `Vi betaler tilbake prisforskjellen på ${amount} når vi sender.`,
    da: (amount: string) => `Vi betaler prisforskellen på ${amount} tilbage, når vi sender.`,
    fi: (amount: string) => `Hyvitämme hintaeron ${amount}, kun lähetämme tuotteen.`,
  },
  samePrice: {
    en: "You keep the price you paid.",
    sv: "Du behåller priset du betalade.",
    nb: "Du beholder prisen du betalte.",
    da: "Du beholder den pris, du betalte.",
    fi: "Maksamasi hinta ei muutu.",
  },
});

export const exchangeReminderTexts = localised({
  subject: {
    en: (day: string, number: string) => `Send your return by ${day}: exchange ${number}`,
    sv: (day: string, number: string) => `Skicka din retur senast ${day}: byte ${number}`,
    nb: (day: string, number: string) => `Send returen senest ${day}: bytte ${number}`,
    da: (day: string, number: string) => `Send din returnering senest ${day}: ombytning ${number}`,
    fi: (day: string, number: string) => `Lähetä palautuksesi viimeistään ${day}: vaihto ${number}`,
  },
  heading: {
    en: "Have you sent your return?",
    sv: "Har du skickat din retur?",
    nb: "Har du sendt returen?",
    da: "Har du sendt din returnering?",
    fi: "Oletko lähettänyt palautuksesi?",
  },
  received: {
    en: (received: number, of: number) => `We've received ${received} of the ${of} items you're exchanging.`,
    sv: (received: number, of: number) => `Vi har fått ${received} av de ${of} varor som du byter.`,
    nb: (received: number, of: number) => `Vi har mottatt ${received} av de ${of} varene du bytter.`,
    da: (received: number, of: number) => `Vi har modtaget ${received} af de ${of} varer, du bytter.`,
    fi: (received: number, of: number) => `Vaihdettavista ${of} tuotteesta on saapunut ${received}.`,
  },
  notArrived: {
    en: "Your return hasn't arrived yet.",
    sv: "Din retur har inte kommit fram än.",
    nb: "Returen din er ikke kommet fram ennå.",
    da: "Din returnering er ikke nået frem endnu.",
    fi: "Palautuksesi ei ole vielä saapunut.",
  },
  alreadySent: {
    en: "Already sent it? You don't need to do anything.",
    sv: "Har du redan skickat den? Då behöver du inte göra något.",
    nb: "Har du allerede sendt den? Da trenger du ikke gjøre noe.",
    da: "Har du allerede sendt den? Så behøver du ikke gøre noget.",
    fi: "Oletko jo lähettänyt sen? Sinun ei tarvitse tehdä mitään.",
  },
  alreadySentRest: {
    en: "Already sent the rest? You don't need to do anything.",
    sv: "Har du redan skickat resten? Då behöver du inte göra något.",
    nb: "Har du allerede sendt resten? Da trenger du ikke gjøre noe.",
    da: "Har du allerede sendt resten? Så behøver du ikke gøre noget.",
    fi: "Oletko jo lähettänyt loput? Sinun ei tarvitse tehdä mitään.",
  },
  keep: {
    en: "Changed your mind? Keep what you have, and we'll cancel the exchange.",
    sv: "Har du ångrat dig? Behåll det du har, så avbryter vi bytet.",
    nb: "Har du ombestemt deg? Behold det du har, så kansellerer vi byttet.",
    da: "Har du fortrudt? Behold det, du har, så annullerer vi ombytningen.",
    fi: "Muutitko mielesi? Pidä tuotteesi, niin perumme vaihdon.",
  },
  keepRest: {
    en: "Changed your mind? Keep the rest. We'll cancel the exchange and refund you for what you sent.",
    sv: "Har du ångrat dig? Behåll resten. Vi avbryter bytet och betalar tillbaka det du har skickat.",
    nb: "Har du ombestemt deg? Behold resten. Vi kansellerer byttet, og du får pengene tilbake for det du har sendt.",
    da: "Har du fortrudt? Behold resten. Vi annullerer ombytningen, og du får pengene tilbage for det, du har sendt.",
    fi: "Muutitko mielesi? Pidä loput. Perumme vaihdon ja hyvitämme lähettämäsi tuotteet.",
  },
});
