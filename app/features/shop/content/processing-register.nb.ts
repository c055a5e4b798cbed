import type { RegisterWords } from "./processing-register.ts";

const usUnderFramework =
  "USA: rammeverket for personvern mellom EU og USA (beslutning om tilstrekkelig beskyttelsesnivå (EU) 2023/1795) og standard personvernbestemmelser (SCC)";

export const registerNb: RegisterWords = {
  processors: {
    cloudflare: {
      purpose: "Drift, database og bilder (lagres i EU), levering av sider, vern mot misbruk",
      data: "Alt butikken lagrer, og tekniske opplysninger, for eksempel IP-adresser",
      transfer: usUnderFramework,
    },
    stripe: {
      purpose: "Betalinger og tilbakebetalinger, der selskapet selv er ansvarlig for en del av dem",
      data: "Betalingsopplysninger, navn, e-post, adresse, beløp, ordrenummer",
      transfer: `Irland; ${usUnderFramework}`,
    },
    resend: {
      purpose: "Utsending av e-post om bestillinger, svar og nyhetsbrevet",
      data: "E-postadresse, innholdet i e-posten, om den kom fram",
      transfer: usUnderFramework,
    },
    cloudflareMail: {
      purpose: "Utsending av e-post om bestillinger, svar og nyhetsbrevet",
      data: "E-postadresse, innholdet i e-posten",
      transfer: usUnderFramework,
    },
    maps: {
      purpose: "Adresseforslag i kassen, som serveren vår henter",
      data: "Det du skriver i adressefeltet; ikke navnet ditt og ikke IP-adressen din",
      transfer: `Irland; ${usUnderFramework}`,
    },
    shipmondo: {
      purpose: "Bestilling av frakt og utskrift av fraktetiketter",
      data: "Navn, adresse, e-post, telefon, vekten på pakken",
      transfer: "Danmark",
    },
  },
  activities: {
    orders: {
      purpose: "Bestillinger, levering, returer, bytter og reklamasjoner",
      people: "Kunder",
      data: "Navn, e-post, adresse, telefon, hva som er kjøpt, sendt og returnert",
      ground: "Avtalen vår med deg (b); forbrukerlovene (c)",
      recipients:
        "Driftsleverandøren, transportøren av pakken, KI-assistenten du bestilte gjennom (ordrenummer og at det er betalt)",
    },
    payments: {
      purpose: "Betalinger og tilbakebetalinger",
      people: "Kunder",
      data: "Beløp, betalingsmåte, nummeret på betalingen; aldri kortnumre",
      ground: "Avtalen vår med deg (b)",
      recipients: "Betalingsleverandøren og selskapet bak betalingsmåten din",
    },
    bookkeeping: {
      purpose: "Regnskap og merverdiavgift",
      people: "Kunder",
      data: "Kvitteringer og kreditnotaer: nummer, dato, beløp, mva, land, navn og adresse",
      ground: "Den svenske bokføringsloven og merverdiavgiftsloven (c)",
      recipients: "Driftsleverandøren; den svenske skatteetaten (Skatteverket) på forespørsel",
    },
    newsletter: {
      purpose: "Nyhetsbrev og tilbud",
      people: "Abonnenter",
      data: "E-post; når, hvor og til hvilken tekst du samtykket",
      ground: "Samtykket ditt (a)",
      recipients: "Driftsleverandøren, leverandøren av e-postutsending",
    },
    backInStock: {
      purpose: "E-post når noe er tilbake på lager",
      people: "De som har bedt om det",
      data: "E-post, produkt, farge og størrelse; når du spurte, bekreftet og fikk e-posten",
      ground: "Forespørselen din, som du bekrefter: tiltak før en avtale inngås (b)",
      recipients: "Driftsleverandøren, leverandøren av e-postutsending",
    },
    replies: {
      purpose: "Svar på meldinger og på krav om innsyn og andre rettigheter",
      people: "Alle som skriver til oss",
      data: "Navn, e-post, melding",
      ground: "Vår berettigede interesse i å svare (f); personvernforordningen (c)",
      recipients: "Driftsleverandøren, leverandøren av e-postutsending",
    },
    reviews: {
      purpose: "Anmeldelser",
      people: "De som skriver anmeldelser",
      data: "Fornavn, sted, vurdering, tekst, bilder; e-postadresse, som aldri vises",
      ground: "Vår berettigede interesse i ærlige anmeldelser (f)",
      recipients: "Driftsleverandøren; alle som leser anmeldelsen",
    },
    visits: {
      purpose: "Telling av besøk",
      people: "Besøkende",
      data: "Et øyeblikk: land, type henvisende nettsted, kampanjelenke, type nettleser. Bare summer per dag lagres",
      ground: "Vår berettigede interesse i å vite hvordan butikken brukes (f)",
      recipients: "Driftsleverandøren",
    },
    measuring: {
      purpose: "Måling av hvor raske sidene er og hvor langt kjøp kommer i kassen",
      people: "Besøkende som tillater det",
      data: "Type side, fire tider, mobil eller datamaskin, land, steg i kassen; ingen ID, legges straks til summer",
      ground: "Samtykket ditt (a)",
      recipients: "Driftsleverandøren",
    },
    security: {
      purpose: "Sikkerhet og vern mot misbruk",
      people: "Besøkende, ansatte",
      data: "IP-adresse et øyeblikk, de ansattes innlogginger",
      ground: "Vår berettigede interesse i en sikker butikk (f)",
      recipients: "Driftsleverandøren",
    },
    notifications: {
      purpose: "Varsler til de ansatte om nye bestillinger",
      people: "Ansatte som har slått dem på",
      data: "Adressen til nettleseren deres hos dens push-tjeneste, og nøklene for meldinger til den",
      ground: "Vår berettigede interesse i å sende raskt (f), så lenge de vil ha dem",
      recipients:
        "Driftsleverandøren; nettleserens push-tjeneste (Google, Mozilla, Microsoft eller Apple), som ikke kan lese meldingene",
    },
  },
};
