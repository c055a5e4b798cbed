import type { RetentionWords } from "./retention-words.ts";

export const retentionWordsFi: RetentionWords = {
  units: { days: ["päivä", "päivää"], months: ["kuukausi", "kuukautta"], years: ["vuosi", "vuotta"] },
  isDeleted: "tiedot poistetaan",
  kinds: {
    customers: { data: "Asiakastiedot", after: "viimeisimmästä tilauksestasi" },
    orders: {
      data: "Tilaukset, maksutapahtumat ja laskut",
      after: "tilausvuoden päättymisestä (Ruotsin kirjanpitolaki)",
      afterwards: "nimi, osoite ja yhteystiedot poistetaan",
    },
    importedOrders: {
      data: "Tilaukset aiemmassa kaupassamme",
      after: "tilausvuoden päättymisestä (Ruotsin kirjanpitolaki)",
    },
    receipts: {
      data: "Kuitit ja hyvityslaskut",
      after: "niiden antamisvuoden päättymisestä (Ruotsin kirjanpitolaki)",
      afterwards: "nimi ja osoite poistetaan niistä",
    },
    unpaidOrders: {
      data: "Maksamatta jääneet, perutut tilaukset",
      after: "tilauksesta",
      afterwards: "nimi, osoite ja yhteystiedot poistetaan",
    },
    phones: {
      data: "Tilausten puhelinnumerot",
      after: "tilauksen toimituksesta tai peruutuksesta",
      afterwards: "numero poistetaan",
    },
    orderOffers: { data: "Sinulle kokoamamme tilaukset", after: "siitä, kun lähetimme sinulle sähköpostia" },
    withdrawals: {
      data: "Ilmoitukset kaupan peruuttamisesta",
      after: "siitä, kun saimme ilmoituksen",
      afterwards: "nimi, sähköpostiosoite ja viesti poistetaan",
    },
    returnPictures: {
      data: "Kuvat palautetuista tuotteista, joista teimme vähennyksen",
      after: "siitä, kun ilmoitimme sinulle vähennyksestä",
    },
    complaints: {
      data: "Reklamaatiot kuvineen ja kirjeinemme",
      after: "niiden ratkaisemisesta",
      afterwards: "nimi, sähköpostiosoite, kuvat ja viesti poistetaan",
    },
    checkoutSessions: { data: "Tilaukset, jotka tekoälyavustaja kokosi sinulle", after: "niiden aloittamisesta" },
    checkoutSessionCalls: { data: "Vastauksemme tekoälyavustajalle", after: "vastauksesta" },
    carts: { data: "Ostoskorien kopiot", after: "viimeisimmästä muutoksesta" },
    messages: { data: "Viestit meille ja vastauksemme", after: "viimeisimmästä vastauksesta" },
    accessibilityFeedback: { data: "Saavutettavuuspalaute", after: "palautteen lähettämisestä" },
    newsletterRequests: { data: "Vahvistamattomat uutiskirjeen tilaukset", after: "tilaamisesta" },
    backInStockOpen: { data: "Vahvistamattomat pyynnöt ilmoittaa, kun tuotetta on taas", after: "pyynnöstä" },
    backInStockWaiting: { data: "Vahvistetut pyynnöt ilmoittaa, kun tuotetta on taas", after: "vahvistuksestasi" },
    backInStockTold: {
      data: "Täytetyt pyynnöt ilmoittaa, kun tuotetta on taas",
      after: "siitä, kun lähetimme sinulle sähköpostia",
    },
    unsubscribed: { data: "Merkintämme siitä, että peruit uutiskirjeen", after: "perumisesta" },
    consents: { data: "Merkinnät suostumuksista, osoitteesi sijasta koodilla", after: "suostumuksen peruuttamisesta" },
    cookieChoices: { data: "Evästevalinnat, satunnaisella numerolla", after: "valinnasta" },
    searchesOnce: { data: "Yksittäiset haut ilman tietoa hakijasta", after: "kyseisestä päivästä" },
    searches: { data: "Toistuneet haut päivittäin laskettuina, ilman tietoa hakijasta", after: "kyseisestä päivästä" },
    traffic: {
      data: "Käynnit, avatut ostoskorit ja kassan vaiheet päivittäin laskettuina, ilman tietoa kävijästä",
      after: "kyseisestä päivästä",
    },
    vitals: { data: "Sivujen nopeus päivittäin laskettuna, ilman tietoa katsojasta", after: "kyseisestä päivästä" },
    dataRequests: { data: "Tietojasi koskevat pyynnöt ja vastauksemme", after: "vastauksestamme" },
    myDataLinks: { data: "Linkit tietoihisi", after: "niiden lähettämisestä" },
    pendingReviews: {
      data: "Julkaisemattomat arvostelut",
      after: "siitä, kun kirjoitit ne tai me toimme ne järjestelmään",
    },
    rejectedReviews: { data: "Hylätyt arvostelut kuvineen", after: "hylkäämisestä" },
    reviewContacts: {
      data: "Julkaistujen arvostelujen kirjoittajien sähköpostiosoitteet",
      after: "arvostelun kirjoittamisesta",
      afterwards: "osoite poistetaan ja arvostelu säilyy",
    },
    unsentPictures: {
      data: "Lähettämättä jääneiden arvostelujen ja reklamaatioiden kuvat",
      after: "kuvan lataamisesta",
    },
    files: { data: "Tiedot, jotka henkilökuntamme vie tai tuo tiedostona", after: "viennistä tai tuonnista" },
    emails: { data: "Merkinnät sinulle lähetetyistä sähköposteista", after: "sähköpostin lähettämisestä" },
    mailEvents: { data: "Sähköpostien toimitusraportit", after: "raportin vastaanottamisesta" },
    paymentEvents: { data: "Maksupalveluntarjoajamme maksuraportit", after: "raportin vastaanottamisesta" },
    suppressedAddresses: {
      data: "Merkinnät siitä, että osoitteeseesi lähetetty sähköposti palautui tai ilmoitettiin roskapostiksi",
      after: "kyseisestä päivästä",
    },
    signInAttempts: { data: "Henkilökunnan epäonnistuneet kirjautumiset", after: "yrityksestä" },
    passkeyChallenges: { data: "Henkilökunnan kirjautumisen kertakoodit", after: "niiden luomisesta" },
    writeCounts: {
      data: "Kuinka usein IP-osoite lähetti meille jotain, osoitteen sijasta koodilla",
      after: "kyseisestä päivästä",
    },
    staffInvitations: { data: "Kutsut henkilökunnalle", after: "niiden päättymisestä" },
    staffNotifications: {
      data: "Henkilökunnan selainten osoitteet ilmoituksia varten",
      after: "ilmoitusten käyttöönotosta",
    },
    staffSessions: { data: "Henkilökunnan istunnot", after: "niiden päättymisestä" },
  },
};
