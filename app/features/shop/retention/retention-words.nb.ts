import type { RetentionWords } from "./retention-words.ts";

export const retentionWordsNb: RetentionWords = {
  units: { days: ["dag", "dager"], months: ["måned", "måneder"], years: ["år", "år"] },
  isDeleted: "opplysningene slettes",
  kinds: {
    customers: { data: "Kundeopplysninger", after: "etter den siste bestillingen din" },
    orders: {
      data: "Bestillinger, transaksjoner og fakturaer",
      after: "etter året bestillingen ble lagt inn (den svenske bokføringsloven)",
      afterwards: "navn, adresse og kontaktopplysninger fjernes",
    },
    importedOrders: {
      data: "Bestillinger i den tidligere butikken vår",
      after: "etter året bestillingen ble lagt inn (den svenske bokføringsloven)",
    },
    receipts: {
      data: "Kvitteringer og kreditnotaer",
      after: "etter året de ble utstedt (den svenske bokføringsloven)",
      afterwards: "navn og adresse fjernes fra dem",
    },
    unpaidOrders: {
      data: "Ubetalte bestillinger som ble avbrutt",
      after: "etter bestillingen",
      afterwards: "navn, adresse og kontaktopplysninger fjernes",
    },
    phones: {
      data: "Telefonnumre i bestillinger",
      after: "etter levering eller avbestilling",
      afterwards: "nummeret fjernes",
    },
    orderOffers: { data: "Bestillinger vi har satt sammen for deg", after: "etter at vi sendte deg e-post" },
    withdrawals: {
      data: "Meldinger om at du angrer et kjøp",
      after: "etter at vi mottok meldingen",
      afterwards: "navn, e-postadresse og melding fjernes",
    },
    returnPictures: {
      data: "Bilder av returnerte varer vi har gjort fradrag for",
      after: "etter at vi ga deg beskjed om fradraget",
    },
    complaints: {
      data: "Reklamasjoner, med bildene og brevene våre",
      after: "etter at de ble avsluttet",
      afterwards: "navn, e-postadresse, bilder og melding fjernes",
    },
    checkoutSessions: {
      data: "Bestillinger en KI-assistent har satt sammen for deg",
      after: "etter at de ble påbegynt",
    },
    checkoutSessionCalls: { data: "Svarene våre til en KI-assistent", after: "etter svaret" },
    carts: { data: "Kopier av handlekurver", after: "etter den siste endringen" },
    messages: { data: "Meldinger til oss, med svarene våre", after: "etter det siste svaret" },
    accessibilityFeedback: { data: "Tilbakemeldinger om tilgjengelighet", after: "etter at du sendte dem" },
    newsletterRequests: { data: "Ubekreftede påmeldinger til nyhetsbrevet", after: "etter påmeldingen" },
    backInStockOpen: {
      data: "Ubekreftede forespørsler om varsel når noe er tilbake på lager",
      after: "etter forespørselen",
    },
    backInStockWaiting: {
      data: "Bekreftede forespørsler om varsel når noe er tilbake på lager",
      after: "etter at du bekreftet",
    },
    backInStockTold: {
      data: "Besvarte forespørsler om varsel når noe er tilbake på lager",
      after: "etter at vi sendte deg e-post",
    },
    unsubscribed: { data: "Opplysningen om at du har meldt deg av", after: "etter at du meldte deg av" },
    consents: {
      data: "Dokumentasjon av samtykker, under en kode i stedet for adressen din",
      after: "etter at du trakk samtykket tilbake",
    },
    cookieChoices: { data: "Valg om informasjonskapsler, under et tilfeldig nummer", after: "etter valget" },
    searchesOnce: { data: "Enkeltstående søk, uten hvem som søkte", after: "etter den dagen" },
    searches: { data: "Gjentatte søk, talt per dag, uten hvem som søkte", after: "etter den dagen" },
    traffic: {
      data: "Besøk, åpnede handlekurver og steg i kassen, talt per dag, uten hvem som kom",
      after: "etter den dagen",
    },
    vitals: { data: "Hvor raske sidene var, talt per dag, uten hvem som så dem", after: "etter den dagen" },
    dataRequests: { data: "Forespørslene dine om egne opplysninger, med svarene våre", after: "etter svaret vårt" },
    myDataLinks: { data: "Lenker til opplysningene dine", after: "etter at vi sendte dem" },
    pendingReviews: { data: "Upubliserte anmeldelser", after: "etter at du skrev dem, eller vi importerte dem" },
    rejectedReviews: { data: "Avviste anmeldelser, med bilder", after: "etter at vi avviste dem" },
    reviewContacts: {
      data: "E-postadresser bak publiserte anmeldelser",
      after: "etter at du skrev anmeldelsen",
      afterwards: "adressen fjernes, og anmeldelsen blir stående",
    },
    unsentPictures: {
      data: "Bilder til anmeldelser og reklamasjoner som aldri ble sendt",
      after: "etter opplastingen",
    },
    files: {
      data: "Opplysninger de ansatte eksporterer eller importerer som fil",
      after: "etter eksporten eller importen",
    },
    emails: { data: "Opplysninger om e-poster sendt til deg", after: "etter e-posten" },
    mailEvents: { data: "Leveringsrapporter for e-post", after: "etter at vi mottok dem" },
    paymentEvents: { data: "Betalingsrapporter fra betalingsleverandøren vår", after: "etter at vi mottok dem" },
    suppressedAddresses: {
      data: "Opplysninger om at e-post til adressen din kom i retur eller ble meldt som søppelpost",
      after: "etter den dagen",
    },
    signInAttempts: { data: "Mislykkede innlogginger av ansatte", after: "etter forsøket" },
    passkeyChallenges: { data: "Engangskoder for de ansattes innlogging", after: "etter at de ble laget" },
    writeCounts: {
      data: "Hvor ofte en IP-adresse har sendt oss noe, under en kode i stedet for adressen",
      after: "etter den dagen",
    },
    staffInvitations: { data: "Invitasjoner til ansatte", after: "etter at de utløp" },
    staffNotifications: {
      data: "Adresser til de ansattes nettlesere for varsler",
      after: "etter at varslene ble slått på",
    },
    staffSessions: { data: "De ansattes innloggingsøkter", after: "etter at de ble avsluttet" },
  },
};
