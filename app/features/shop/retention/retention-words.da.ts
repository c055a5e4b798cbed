import type { RetentionWords } from "./retention-words.ts";

export const retentionWordsDa: RetentionWords = {
  units: { days: ["dag", "dage"], months: ["måned", "måneder"], years: ["år", "år"] },
  isDeleted: "oplysningerne slettes",
  kinds: {
    customers: { data: "Kundeoplysninger", after: "efter din seneste ordre" },
    orders: {
      data: "Ordrer, transaktioner og fakturaer",
      after: "efter det år, hvor ordren blev afgivet (den svenske bogføringslov)",
      afterwards: "navn, adresse og kontaktoplysninger fjernes",
    },
    importedOrders: {
      data: "Ordrer i vores tidligere butik",
      after: "efter det år, hvor ordren blev afgivet (den svenske bogføringslov)",
    },
    receipts: {
      data: "Kvitteringer og kreditnotaer",
      after: "efter det år, hvor de blev udstedt (den svenske bogføringslov)",
      afterwards: "navn og adresse fjernes fra dem",
    },
    unpaidOrders: {
      data: "Ubetalte ordrer, der blev annulleret",
      after: "efter ordren",
      afterwards: "navn, adresse og kontaktoplysninger fjernes",
    },
    phones: {
      data: "Telefonnumre i ordrer",
      after: "efter levering eller annullering",
      afterwards: "nummeret fjernes",
    },
    orderOffers: { data: "Ordrer, som vi har sat sammen til dig", after: "efter at vi skrev til dig på e-mail" },
    withdrawals: {
      data: "Meddelelser om, at du fortryder et køb",
      after: "efter at vi modtog meddelelsen",
      afterwards: "navn, e-mailadresse og besked fjernes",
    },
    returnPictures: {
      data: "Billeder af returnerede varer, som vi har foretaget fradrag for",
      after: "efter at vi gav dig besked om fradraget",
    },
    complaints: {
      data: "Reklamationer med billeder og vores breve",
      after: "efter at de blev afsluttet",
      afterwards: "navn, e-mailadresse, billeder og besked fjernes",
    },
    checkoutSessions: {
      data: "Ordrer, som en AI-assistent har sat sammen til dig",
      after: "efter at de blev påbegyndt",
    },
    checkoutSessionCalls: { data: "Vores svar til en AI-assistent", after: "efter svaret" },
    carts: { data: "Kopier af kurve", after: "efter den seneste ændring" },
    messages: { data: "Beskeder til os med vores svar", after: "efter det seneste svar" },
    accessibilityFeedback: { data: "Feedback om tilgængelighed", after: "efter at du sendte den" },
    newsletterRequests: { data: "Ubekræftede tilmeldinger til nyhedsbrevet", after: "efter tilmeldingen" },
    backInStockOpen: {
      data: "Ubekræftede anmodninger om besked, når noget er tilbage på lager",
      after: "efter anmodningen",
    },
    backInStockWaiting: {
      data: "Bekræftede anmodninger om besked, når noget er tilbage på lager",
      after: "efter at du bekræftede",
    },
    backInStockTold: {
      data: "Besvarede anmodninger om besked, når noget er tilbage på lager",
      after: "efter at vi skrev til dig på e-mail",
    },
    unsubscribed: { data: "Vores oplysning om, at du har afmeldt dig", after: "efter at du afmeldte dig" },
    consents: {
      data: "Dokumentation for samtykker under en kode i stedet for din adresse",
      after: "efter at du trak samtykket tilbage",
    },
    cookieChoices: { data: "Valg om cookies under et tilfældigt nummer", after: "efter valget" },
    searchesOnce: { data: "Enkeltstående søgninger uden oplysning om, hvem der søgte", after: "efter den dag" },
    searches: { data: "Gentagne søgninger, talt pr. dag, uden oplysning om, hvem der søgte", after: "efter den dag" },
    traffic: {
      data: "Besøg, åbnede kurve og trin i kassen, talt pr. dag, uden oplysning om, hvem der kom",
      after: "efter den dag",
    },
    vitals: {
      data: "Hvor hurtige siderne var, talt pr. dag, uden oplysning om, hvem der så dem",
      after: "efter den dag",
    },
    dataRequests: { data: "Dine anmodninger om egne oplysninger med vores svar", after: "efter vores svar" },
    myDataLinks: { data: "Links til dine oplysninger", after: "efter at vi sendte dem" },
    pendingReviews: {
      data: "Anmeldelser, der ikke er offentliggjort",
      after: "efter at du skrev dem, eller vi importerede dem",
    },
    rejectedReviews: { data: "Afviste anmeldelser med billeder", after: "efter at vi afviste dem" },
    reviewContacts: {
      data: "E-mailadresser bag offentliggjorte anmeldelser",
      after: "efter at du skrev anmeldelsen",
      afterwards: "adressen fjernes, og anmeldelsen bliver stående",
    },
    unsentPictures: {
      data: "Billeder til anmeldelser og reklamationer, der aldrig blev sendt",
      after: "efter uploaden",
    },
    files: {
      data: "Oplysninger, som vores medarbejdere eksporterer eller importerer som fil",
      after: "efter eksporten eller importen",
    },
    emails: { data: "Oplysninger om e-mails sendt til dig", after: "efter e-mailen" },
    mailEvents: { data: "Leveringsrapporter for e-mails", after: "efter at vi modtog dem" },
    paymentEvents: { data: "Betalingsrapporter fra vores betalingsudbyder", after: "efter at vi modtog dem" },
    suppressedAddresses: {
      data: "Oplysninger om, at e-mails til din adresse kom retur eller blev anmeldt som spam",
      after: "efter den dag",
    },
    signInAttempts: { data: "Mislykkede login af medarbejdere", after: "efter forsøget" },
    passkeyChallenges: { data: "Engangskoder til medarbejdernes login", after: "efter at de blev lavet" },
    writeCounts: {
      data: "Hvor ofte en IP-adresse har sendt os noget, under en kode i stedet for adressen",
      after: "efter den dag",
    },
    staffInvitations: { data: "Invitationer til medarbejdere", after: "efter at de udløb" },
    staffNotifications: {
      data: "Adresser på medarbejdernes browsere til notifikationer",
      after: "efter at notifikationerne blev slået til",
    },
    staffSessions: { data: "Medarbejdernes loginsessioner", after: "efter at de blev afsluttet" },
  },
};
