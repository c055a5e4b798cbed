import type { RegisterWords } from "./processing-register.ts";

const usUnderFramework =
  "USA: ramen för dataskydd mellan EU och USA (beslut om adekvat skyddsnivå (EU) 2023/1795) och standardavtalsklausuler";

export const registerSv: RegisterWords = {
  processors: {
    cloudflare: {
      purpose: "Drift, databas och bilder (lagras i EU), leverans av sidor, skydd mot missbruk",
      data: "Allt som butiken lagrar, och tekniska uppgifter, till exempel IP-adresser",
      transfer: usUnderFramework,
    },
    stripe: {
      purpose: "Betalningar och återbetalningar; för en del av dem är bolaget självt ansvarigt",
      data: "Betalningsuppgifter, namn, e-post, adress, belopp, ordernummer",
      transfer: `Irland; ${usUnderFramework}`,
    },
    resend: {
      purpose: "Utskick av mejl om beställningar, svar och nyhetsbrevet",
      data: "E-postadress, mejlets innehåll, om det kom fram",
      transfer: usUnderFramework,
    },
    cloudflareMail: {
      purpose: "Utskick av mejl om beställningar, svar och nyhetsbrevet",
      data: "E-postadress, mejlets innehåll",
      transfer: usUnderFramework,
    },
    maps: {
      purpose: "Adressförslag i kassan, som vår server hämtar",
      data: "Det du skriver i adressfältet; inte ditt namn och inte din IP-adress",
      transfer: `Irland; ${usUnderFramework}`,
    },
    shipmondo: {
      purpose: "Bokning av paket och utskrift av fraktsedlar",
      data: "Namn, adress, e-post, telefon, paketets vikt",
      transfer: "Danmark",
    },
  },
  activities: {
    orders: {
      purpose: "Beställningar, leverans, returer, byten och reklamationer",
      people: "Kunder",
      data: "Namn, e-post, adress, telefon, vad som har köpts, skickats och returnerats",
      ground: "Vårt avtal med dig (b); konsumentlagarna (c)",
      recipients:
        "Driftleverantören, transportören av paketet, AI-assistenten som du beställde genom (ordernummer och att det är betalt)",
    },
    payments: {
      purpose: "Betalningar och återbetalningar",
      people: "Kunder",
      data: "Belopp, betalsätt, betalningens nummer; aldrig kortnummer",
      ground: "Vårt avtal med dig (b)",
      recipients: "Betalleverantören och företaget bakom ditt betalsätt",
    },
    bookkeeping: {
      purpose: "Bokföring och moms",
      people: "Kunder",
      data: "Kvitton och kreditfakturor: nummer, datum, belopp, moms, land, namn och adress",
      ground: "Bokföringslagen och mervärdesskattelagen (c)",
      recipients: "Driftleverantören; Skatteverket på begäran",
    },
    newsletter: {
      purpose: "Nyhetsbrev och erbjudanden",
      people: "Prenumeranter",
      data: "E-post; när, var och till vilken text du samtyckte",
      ground: "Ditt samtycke (a)",
      recipients: "Driftleverantören, leverantören av mejlutskick",
    },
    backInStock: {
      purpose: "Mejl när något är tillbaka i lager",
      people: "De som har bett om det",
      data: "E-post, produkt, färg och storlek; när du bad om bevakningen, bekräftade den och fick mejlet",
      ground: "Din begäran, som du bekräftar: åtgärder innan ett avtal ingås (b)",
      recipients: "Driftleverantören, leverantören av mejlutskick",
    },
    replies: {
      purpose: "Svar på meddelanden och på begäran om uppgifter",
      people: "Alla som skriver till oss",
      data: "Namn, e-post, meddelande",
      ground: "Vårt berättigade intresse av att svara (f); dataskyddsförordningen (c)",
      recipients: "Driftleverantören, leverantören av mejlutskick",
    },
    reviews: {
      purpose: "Recensioner",
      people: "De som recenserar",
      data: "Förnamn, ort, betyg, text, bilder; e-postadress, som aldrig visas",
      ground: "Vårt berättigade intresse av ärliga recensioner (f)",
      recipients: "Driftleverantören; alla som läser recensionen",
    },
    visits: {
      purpose: "Räkning av besök",
      people: "Besökare",
      data: "För ett ögonblick: land, typ av hänvisande webbplats, kampanjlänk, typ av webbläsare. Bara summor per dag sparas",
      ground: "Vårt berättigade intresse av att veta hur butiken används (f)",
      recipients: "Driftleverantören",
    },
    measuring: {
      purpose: "Mätning av hur snabba sidorna är och hur långt köp kommer i kassan",
      people: "Besökare som tillåter det",
      data: "Typ av sida, fyra tider, mobil eller dator, land, steg i kassan; inget ID, läggs direkt till summor",
      ground: "Ditt samtycke (a)",
      recipients: "Driftleverantören",
    },
    security: {
      purpose: "Säkerhet och skydd mot missbruk",
      people: "Besökare, personal",
      data: "IP-adress för ett ögonblick, personalens inloggningar",
      ground: "Vårt berättigade intresse av en säker butik (f)",
      recipients: "Driftleverantören",
    },
    notifications: {
      purpose: "Aviseringar till personalen om nya beställningar",
      people: "Personal som har slagit på dem",
      data: "Adressen till deras webbläsare hos dess pushtjänst, och nycklarna för meddelanden till den",
      ground: "Vårt berättigade intresse av att skicka snabbt (f), så länge de vill ha dem",
      recipients:
        "Driftleverantören; webbläsarens pushtjänst (Google, Mozilla, Microsoft eller Apple), som inte kan läsa meddelandena",
    },
  },
};
