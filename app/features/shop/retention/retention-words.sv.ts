import type { RetentionWords } from "./retention-words.ts";

export const retentionWordsSv: RetentionWords = {
  units: { days: ["dag", "dagar"], months: ["månad", "månader"], years: ["år", "år"] },
  isDeleted: "uppgifterna raderas",
  kinds: {
    customers: { data: "Kunduppgifter", after: "efter din senaste beställning" },
    orders: {
      data: "Beställningar, transaktioner och fakturor",
      after: "efter det år då beställningen gjordes (bokföringslagen)",
      afterwards: "namn, adress och kontaktuppgifter tas bort",
    },
    importedOrders: {
      data: "Beställningar i vår tidigare butik",
      after: "efter det år då beställningen gjordes (bokföringslagen)",
    },
    receipts: {
      data: "Kvitton och kreditfakturor",
      after: "efter det år då de utfärdades (bokföringslagen)",
      afterwards: "namn och adress tas bort från dem",
    },
    unpaidOrders: {
      data: "Obetalda beställningar som har avbrutits",
      after: "efter beställningen",
      afterwards: "namn, adress och kontaktuppgifter tas bort",
    },
    phones: {
      data: "Telefonnummer i beställningar",
      after: "efter leverans eller avbeställning",
      afterwards: "numret tas bort",
    },
    orderOffers: { data: "Beställningar som vi har satt ihop åt dig", after: "efter att vi mejlade dig" },
    withdrawals: {
      data: "Meddelanden om att du ångrar ett köp",
      after: "efter att vi tog emot meddelandet",
      afterwards: "namn, e-postadress och meddelande tas bort",
    },
    returnPictures: {
      data: "Bilder på returnerade varor som vi har gjort avdrag för",
      after: "efter att vi meddelade dig avdraget",
    },
    complaints: {
      data: "Reklamationer, med bilder och våra brev",
      after: "efter att de avslutades",
      afterwards: "namn, e-postadress, bilder och meddelande tas bort",
    },
    checkoutSessions: {
      data: "Beställningar som en AI-assistent har satt ihop åt dig",
      after: "efter att de påbörjades",
    },
    checkoutSessionCalls: { data: "Våra svar till en AI-assistent", after: "efter svaret" },
    carts: { data: "Kopior av varukorgar", after: "efter den senaste ändringen" },
    messages: { data: "Meddelanden till oss, med våra svar", after: "efter det senaste svaret" },
    accessibilityFeedback: { data: "Synpunkter på tillgängligheten", after: "efter att du skickade dem" },
    newsletterRequests: { data: "Obekräftade anmälningar till nyhetsbrevet", after: "efter anmälan" },
    backInStockOpen: { data: "Obekräftade bevakningar", after: "efter att du bad om bevakningen" },
    backInStockWaiting: { data: "Bekräftade bevakningar", after: "efter att du bekräftade" },
    backInStockTold: { data: "Besvarade bevakningar", after: "efter att vi mejlade dig" },
    unsubscribed: { data: "Vår uppgift om att du har avslutat prenumerationen", after: "efter att du avslutade den" },
    consents: {
      data: "Uppgifter om samtycken, under en kod i stället för din adress",
      after: "efter att du återkallade samtycket",
    },
    cookieChoices: { data: "Val om cookies, under ett slumpmässigt nummer", after: "efter valet" },
    searchesOnce: { data: "Enstaka sökningar, utan vem som sökte", after: "efter den dagen" },
    searches: { data: "Upprepade sökningar, räknade per dag, utan vem som sökte", after: "efter den dagen" },
    traffic: {
      data: "Besök, öppnade varukorgar och steg i kassan, räknade per dag, utan vem som kom",
      after: "efter den dagen",
    },
    vitals: { data: "Hur snabba sidorna var, räknat per dag, utan vem som såg dem", after: "efter den dagen" },
    dataRequests: { data: "Din begäran om dina uppgifter, med våra svar", after: "efter vårt svar" },
    myDataLinks: { data: "Länkar till dina uppgifter", after: "efter att vi skickade dem" },
    pendingReviews: { data: "Opublicerade recensioner", after: "efter att du skrev dem eller vi importerade dem" },
    rejectedReviews: { data: "Avböjda recensioner, med bilder", after: "efter att vi avböjde dem" },
    reviewContacts: {
      data: "E-postadresser bakom publicerade recensioner",
      after: "efter att du skrev recensionen",
      afterwards: "adressen tas bort och recensionen blir kvar",
    },
    unsentPictures: {
      data: "Bilder till recensioner och reklamationer som aldrig skickades",
      after: "efter uppladdningen",
    },
    files: {
      data: "Uppgifter som vår personal exporterar eller importerar som fil",
      after: "efter exporten eller importen",
    },
    emails: { data: "Uppgifter om mejl som vi har skickat till dig", after: "efter mejlet" },
    mailEvents: { data: "Leveransrapporter för mejl", after: "efter att vi tog emot dem" },
    paymentEvents: { data: "Betalningsrapporter från vår betalleverantör", after: "efter att vi tog emot dem" },
    suppressedAddresses: {
      data: "Uppgifter om att mejl till din adress studsade eller anmäldes som skräppost",
      after: "efter den dagen",
    },
    signInAttempts: { data: "Misslyckade inloggningar av personal", after: "efter försöket" },
    passkeyChallenges: { data: "Engångskoder för personalens inloggning", after: "efter att de skapades" },
    writeCounts: {
      data: "Hur ofta en IP-adress har skickat oss något, under en kod i stället för adressen",
      after: "efter den dagen",
    },
    staffInvitations: { data: "Inbjudningar till personal", after: "efter att de upphörde" },
    staffNotifications: {
      data: "Adresser till personalens webbläsare för aviseringar",
      after: "efter att aviseringarna slogs på",
    },
    staffSessions: { data: "Personalens inloggningar", after: "efter att de upphörde" },
  },
};
