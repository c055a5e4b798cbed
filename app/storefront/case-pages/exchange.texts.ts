import { localised } from "#app/shared/language/localised.ts";

export const exchangeTexts = localised({
  brokenTitle: {
    en: "Exchange a size or color",
    sv: "Byt storlek eller färg",
    nb: "Bytt størrelse eller farge",
    da: "Byt størrelse eller farve",
    fi: "Vaihda koko tai väri",
  },
  broken: {
    en: "Exchanges start from your order page. Open it from any of our emails, or ask us to send the link again.",
    sv: "Du påbörjar ett byte på sidan för din beställning. Öppna den från något av våra mejl, eller be oss skicka länken igen.",
    nb: "Bytter starter på siden for bestillingen din. Åpne den fra en av e-postene våre, eller be oss sende lenken igjen.",
    da: "Ombytning starter på din ordres side. Åbn den fra en af vores e-mails, eller bed os sende linket igen.",
    fi: "Vaihto alkaa tilauksesi sivulta. Avaa se jostakin sähköpostistamme tai pyydä linkki uudelleen.",
  },
  order: {
    en: (number: string) => `Order ${number}`,
    sv: (number: string) => `Beställning ${number}`,
    nb: (number: string) => `Bestilling ${number}`,
    da: (number: string) => `Ordre ${number}`,
    fi: (number: string) => `Tilaus ${number}`,
  },
  heldTitle: {
    en: "We're holding your new item",
    sv: "Din nya vara är reserverad",
    nb: "Vi holder av den nye varen til deg",
    da: "Vi har reserveret din nye vare",
    fi: "Varasimme uuden tuotteesi",
  },
  nothing: {
    en: "Nothing in this order can be exchanged right now. You can exchange what has shipped, isn't on its way back, and comes in another size or color.",
    sv: "Inget i beställningen kan bytas just nu. Du kan byta det som är skickat, inte är på väg tillbaka och finns i en annan storlek eller färg.",
    nb: "Ingenting i bestillingen kan byttes akkurat nå. Du kan bytte det som er sendt, ikke er på vei tilbake og finnes i en annen størrelse eller farge.",
    da: "Intet i ordren kan byttes lige nu. Du kan bytte det, der er sendt, ikke er på vej tilbage og findes i en anden størrelse eller farve.",
    fi: "Mitään tässä tilauksessa ei voi vaihtaa juuri nyt. Voit vaihtaa tuotteen, joka on lähetetty, joka ei ole matkalla takaisin ja jota on toista kokoa tai väriä.",
  },
  toOrder: {
    en: "Back to your order",
    sv: "Tillbaka till beställningen",
    nb: "Tilbake til bestillingen",
    da: "Tilbage til din ordre",
    fi: "Takaisin tilaukseen",
  },
  refundInstead: {
    en: "Return it for a refund instead (withdraw from contract)",
    sv: "Returnera och få pengarna tillbaka i stället (ångra avtalet)",
    nb: "Returner og få pengene tilbake i stedet (angre avtalen)",
    da: "Returnér og få pengene tilbage i stedet (fortryd aftalen)",
    fi: "Palauta ja saa rahat takaisin (peruuta sopimus)",
  },
  whichLine: {
    en: "What would you like to exchange?",
    sv: "Vad vill du byta?",
    nb: "Hva vil du bytte?",
    da: "Hvad vil du bytte?",
    fi: "Mitä haluat vaihtaa?",
  },
  exchangeThis: { en: "Exchange this", sv: "Byt den här", nb: "Bytt denne", da: "Byt denne", fi: "Vaihda tämä" },
  held: {
    en: (what: string, until: string, number: string) =>
      `We'll hold ${what} for you until ${until}. Your exchange number is ${number}.`,
    sv: (what: string, until: string, number: string) =>
      `Vi reserverar ${what} åt dig till och med ${until}. Ditt bytesnummer är ${number}.`,
    nb: (what: string, until: string, number: string) =>
      `Vi holder av ${what} til deg til ${until}. Byttenummeret ditt er ${number}.`,
    da: (what: string, until: string, number: string) =>
      `Vi har reserveret ${what} til dig indtil ${until}. Dit ombytningsnummer er ${number}.`,
    fi: (what: string, until: string, number: string) =>
      `Varasimme sinulle: ${what}. Varaus on voimassa ${until} asti. Vaihtonumerosi on ${number}.`,
  },
  pack: {
    en: "Pack the old item in any sturdy box or bag.",
    sv: "Packa den gamla varan i ett stadigt paket.",
    nb: "Pakk den gamle varen i en solid pakke.",
    da: "Pak den gamle vare i en solid pakke.",
    fi: "Pakkaa vanha tuote tukevaan pakettiin.",
  },
  putLabel: {
    en: (number: string) => `Put the label on it. No printer? Write ${number} on the parcel.`,
    sv: (number: string) => `Sätt på etiketten. Ingen skrivare? Skriv ${number} på paketet.`,
    nb: (number: string) => `Fest etiketten på den. Har du ikke skriver? Skriv ${number} på pakken.`,
    da: (number: string) => `Sæt labelen på. Ingen printer? Skriv ${number} på pakken.`,
    fi: (number: string) => `Kiinnitä tarra. Eikö sinulla ole tulostinta? Kirjoita pakettiin ${number}.`,
  },
  dropOff: {
    en: "Drop it off and keep the receipt. We'll ship the new one once your return arrives.",
    sv: "Lämna in paketet och spara kvittot. Vi skickar den nya varan när din retur har kommit fram.",
    nb: "Lever pakken og ta vare på kvitteringen. Vi sender den nye varen når returen har kommet fram.",
    da: "Indlever pakken, og gem kvitteringen. Vi sender den nye vare, når din returnering er nået frem.",
    fi: "Vie paketti postitettavaksi ja säilytä kuitti. Lähetämme uuden tuotteen, kun palautuksesi on saapunut.",
  },
  printLabel: {
    en: "Print your label",
    sv: "Skriv ut etiketten",
    nb: "Skriv ut etiketten",
    da: "Udskriv labelen",
    fi: "Tulosta tarra",
  },
  labelA4: {
    en: "Label for A4 paper",
    sv: "Etikett för A4-papper",
    nb: "Etikett for A4-papir",
    da: "Label til A4-papir",
    fi: "Tarra A4-paperille",
  },
  emailed: {
    en: "We've emailed you these steps, too.",
    sv: "Vi har också mejlat stegen till dig.",
    nb: "Vi har også sendt deg disse trinnene på e-post.",
    da: "Vi har også sendt dig disse trin på e-mail.",
    fi: "Lähetimme nämä ohjeet myös sähköpostiisi.",
  },
  ofOrder: {
    en: "Exchanges for this order",
    sv: "Byten för beställningen",
    nb: "Bytter for bestillingen",
    da: "Ombytninger for denne ordre",
    fi: "Tämän tilauksen vaihdot",
  },
  label: { en: "Label", sv: "Etikett", nb: "Etikett", da: "Label", fi: "Tarra" },
  labelOf: {
    en: (number: string) => ` of ${number}`,
    sv: (number: string) => ` för ${number}`,
    nb: (number: string) => ` for ${number}`,
    da: (number: string) => ` til ${number}`,
    fi: (number: string) => `: ${number}`,
  },
});
