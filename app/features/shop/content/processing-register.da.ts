import type { RegisterWords } from "./processing-register.ts";

const usUnderFramework =
  "USA: databeskyttelsesrammen mellem EU og USA (afgørelse om tilstrækkeligt beskyttelsesniveau (EU) 2023/1795) og standardkontraktbestemmelser";

export const registerDa: RegisterWords = {
  processors: {
    cloudflare: {
      purpose: "Drift, database og billeder (opbevares i EU), levering af sider, beskyttelse mod misbrug",
      data: "Alt, hvad butikken gemmer, og tekniske oplysninger, for eksempel IP-adresser",
      transfer: usUnderFramework,
    },
    stripe: {
      purpose: "Betalinger og tilbagebetalinger, hvoraf selskabet selv er ansvarligt for en del",
      data: "Betalingsoplysninger, navn, e-mail, adresse, beløb, ordrenummer",
      transfer: `Irland; ${usUnderFramework}`,
    },
    resend: {
      purpose: "Udsendelse af e-mails om ordrer, svar og nyhedsbrevet",
      data: "E-mailadresse, e-mailens indhold, om den kom frem",
      transfer: usUnderFramework,
    },
    cloudflareMail: {
      purpose: "Udsendelse af e-mails om ordrer, svar og nyhedsbrevet",
      data: "E-mailadresse, e-mailens indhold",
      transfer: usUnderFramework,
    },
    maps: {
      purpose: "Adresseforslag i kassen, som vores server henter",
      data: "Det, du skriver i adressefeltet; ikke dit navn og ikke din IP-adresse",
      transfer: `Irland; ${usUnderFramework}`,
    },
    shipmondo: {
      purpose: "Booking af pakker og udskrivning af fragtlabels",
      data: "Navn, adresse, e-mail, telefon, pakkens vægt",
      transfer: "Danmark",
    },
  },
  activities: {
    orders: {
      purpose: "Ordrer, levering, returneringer, ombytninger og reklamationer",
      people: "Kunder",
      data: "Navn, e-mail, adresse, telefon, hvad der er købt, sendt og returneret",
      ground: "Vores aftale med dig (b); forbrugerlovene (c)",
      recipients:
        "Driftsleverandøren, transportøren af pakken, den AI-assistent, du bestilte gennem (ordrenummer, og at det er betalt)",
    },
    payments: {
      purpose: "Betalinger og tilbagebetalinger",
      people: "Kunder",
      data: "Beløb, betalingsmåde, betalingens nummer; aldrig kortnumre",
      ground: "Vores aftale med dig (b)",
      recipients: "Betalingsudbyderen og virksomheden bag din betalingsmåde",
    },
    bookkeeping: {
      purpose: "Bogføring og moms",
      people: "Kunder",
      data: "Kvitteringer og kreditnotaer: nummer, dato, beløb, moms, land, navn og adresse",
      ground: "Den svenske bogføringslov og momslov (c)",
      recipients: "Driftsleverandøren; de svenske skattemyndigheder (Skatteverket) efter anmodning",
    },
    newsletter: {
      purpose: "Nyhedsbrev og tilbud",
      people: "Abonnenter",
      data: "E-mail; hvornår, hvor og til hvilken tekst du samtykkede",
      ground: "Dit samtykke (a)",
      recipients: "Driftsleverandøren, leverandøren af e-mailudsendelse",
    },
    backInStock: {
      purpose: "E-mails, når noget er tilbage på lager",
      people: "Dem, der har bedt om det",
      data: "E-mail, produkt, farve og størrelse; hvornår du bad om det, bekræftede og fik e-mailen",
      ground: "Din anmodning, som du bekræfter: foranstaltninger forud for en aftale (b)",
      recipients: "Driftsleverandøren, leverandøren af e-mailudsendelse",
    },
    replies: {
      purpose: "Svar på beskeder og på anmodninger om oplysninger",
      people: "Alle, der skriver til os",
      data: "Navn, e-mail, besked",
      ground: "Vores legitime interesse i at svare (f); databeskyttelsesforordningen (c)",
      recipients: "Driftsleverandøren, leverandøren af e-mailudsendelse",
    },
    reviews: {
      purpose: "Anmeldelser",
      people: "Dem, der skriver anmeldelser",
      data: "Fornavn, by, bedømmelse, tekst, billeder; e-mailadresse, som aldrig vises",
      ground: "Vores legitime interesse i ærlige anmeldelser (f)",
      recipients: "Driftsleverandøren; alle, der læser anmeldelsen",
    },
    visits: {
      purpose: "Optælling af besøg",
      people: "Besøgende",
      data: "Et øjeblik: land, type af henvisende website, kampagnelink, browsertype. Kun tal pr. dag gemmes",
      ground: "Vores legitime interesse i at vide, hvordan butikken bruges (f)",
      recipients: "Driftsleverandøren",
    },
    measuring: {
      purpose: "Måling af, hvor hurtige siderne er, og hvor langt køb når i kassen",
      people: "Besøgende, der tillader det",
      data: "Sidetype, fire tider, mobil eller computer, land, trin i kassen; intet id, lægges straks til samlede tal",
      ground: "Dit samtykke (a)",
      recipients: "Driftsleverandøren",
    },
    security: {
      purpose: "Sikkerhed og beskyttelse mod misbrug",
      people: "Besøgende, medarbejdere",
      data: "IP-adresse et øjeblik, medarbejdernes login",
      ground: "Vores legitime interesse i en sikker butik (f)",
      recipients: "Driftsleverandøren",
    },
    notifications: {
      purpose: "Notifikationer til medarbejderne om nye ordrer",
      people: "Medarbejdere, der har slået dem til",
      data: "Adressen på deres browser hos dens pushtjeneste og nøglerne til beskeder til den",
      ground: "Vores legitime interesse i at sende hurtigt (f), så længe de ønsker dem",
      recipients:
        "Driftsleverandøren; browserens pushtjeneste (Google, Mozilla, Microsoft eller Apple), som ikke kan læse beskederne",
    },
  },
};
