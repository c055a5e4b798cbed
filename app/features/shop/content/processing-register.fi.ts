import type { RegisterWords } from "./processing-register.ts";

const usUnderFramework =
  "Yhdysvallat: EU:n ja Yhdysvaltojen tietosuojakehys (tietosuojan riittävyyttä koskeva päätös (EU) 2023/1795) ja vakiosopimuslausekkeet";

export const registerFi: RegisterWords = {
  processors: {
    cloudflare: {
      purpose: "Palvelimet, tietokanta ja kuvat (säilytetään EU:ssa), sivujen toimittaminen, suoja väärinkäytöltä",
      data: "Kaikki, mitä kauppa tallentaa, ja tekniset tiedot, esimerkiksi IP-osoitteet",
      transfer: usUnderFramework,
    },
    stripe: {
      purpose: "Maksut ja hyvitykset, joista osasta yhtiö vastaa itse",
      data: "Maksutiedot, nimi, sähköposti, osoite, summa, tilausnumero",
      transfer: `Irlanti; ${usUnderFramework}`,
    },
    resend: {
      purpose: "Tilauksia koskevien sähköpostien, vastausten ja uutiskirjeen lähettäminen",
      data: "Sähköpostiosoite, viestin sisältö, tieto siitä, saapuiko viesti perille",
      transfer: usUnderFramework,
    },
    cloudflareMail: {
      purpose: "Tilauksia koskevien sähköpostien, vastausten ja uutiskirjeen lähettäminen",
      data: "Sähköpostiosoite, viestin sisältö",
      transfer: usUnderFramework,
    },
    maps: {
      purpose: "Osoite-ehdotukset kassalla, palvelimemme pyytäminä",
      data: "Mitä kirjoitat osoitekenttään; ei nimeäsi eikä IP-osoitettasi",
      transfer: `Irlanti; ${usUnderFramework}`,
    },
    shipmondo: {
      purpose: "Pakettien varaaminen kuljetukseen ja osoitelappujen tulostaminen",
      data: "Nimi, osoite, sähköposti, puhelin, paketin paino",
      transfer: "Tanska",
    },
  },
  activities: {
    orders: {
      purpose: "Tilaukset, toimitus, palautukset, vaihdot ja reklamaatiot",
      people: "Asiakkaat",
      data: "Nimi, sähköposti, osoite, puhelin, mitä on ostettu, lähetetty ja palautettu",
      ground: "Sopimuksemme kanssasi (b); kuluttajalait (c)",
      recipients:
        "Palvelinpalvelun tarjoaja, paketin kuljetusyhtiö, tekoälyavustaja, jonka kautta tilasit (tilausnumero ja tieto maksusta)",
    },
    payments: {
      purpose: "Maksut ja hyvitykset",
      people: "Asiakkaat",
      data: "Summa, maksutapa, maksun numero; ei koskaan korttinumeroita",
      ground: "Sopimuksemme kanssasi (b)",
      recipients: "Maksupalveluntarjoaja ja maksutapasi takana oleva yritys",
    },
    bookkeeping: {
      purpose: "Kirjanpito ja arvonlisävero",
      people: "Asiakkaat",
      data: "Kuitit ja hyvityslaskut: numero, päivä, summat, ALV, maa, nimi ja osoite",
      ground: "Ruotsin kirjanpitolaki ja arvonlisäverolaki (c)",
      recipients: "Palvelinpalvelun tarjoaja; pyynnöstä Ruotsin veroviranomainen (Skatteverket)",
    },
    newsletter: {
      purpose: "Uutiskirje ja tarjoukset",
      people: "Uutiskirjeen tilaajat",
      data: "Sähköposti; milloin, missä ja mihin tekstiin annoit suostumuksesi",
      ground: "Suostumuksesi (a)",
      recipients: "Palvelinpalvelun tarjoaja, sähköpostien lähettäjä",
    },
    backInStock: {
      purpose: "Sähköpostit, kun tuotetta on taas varastossa",
      people: "Ne, jotka ovat pyytäneet ilmoitusta",
      data: "Sähköposti, tuote, väri ja koko; milloin pyysit, vahvistit ja sait sähköpostin",
      ground: "Pyyntösi, jonka vahvistat: sopimusta edeltävät toimenpiteet (b)",
      recipients: "Palvelinpalvelun tarjoaja, sähköpostien lähettäjä",
    },
    replies: {
      purpose: "Vastaukset viesteihin ja tietopyyntöihin",
      people: "Kaikki, jotka kirjoittavat meille",
      data: "Nimi, sähköposti, viesti",
      ground: "Oikeutettu etumme vastata (f); tietosuoja-asetus (c)",
      recipients: "Palvelinpalvelun tarjoaja, sähköpostien lähettäjä",
    },
    reviews: {
      purpose: "Arvostelut",
      people: "Arvostelijat",
      data: "Etunimi, paikkakunta, arvosana, teksti, kuvat; sähköpostiosoite, jota ei koskaan näytetä",
      ground: "Oikeutettu etumme saada rehellisiä arvosteluja (f)",
      recipients: "Palvelinpalvelun tarjoaja; kaikki, jotka lukevat arvostelun",
    },
    visits: {
      purpose: "Käyntien laskeminen",
      people: "Kävijät",
      data: "Hetken ajan: maa, viittaavan sivuston laji, kampanjalinkki, selaimen tyyppi. Vain päivän kokonaismäärät säilytetään",
      ground: "Oikeutettu etumme tietää, miten kauppaa käytetään (f)",
      recipients: "Palvelinpalvelun tarjoaja",
    },
    measuring: {
      purpose: "Sivujen nopeuden ja ostosten etenemisen mittaaminen kassalla",
      people: "Kävijät, jotka sallivat sen",
      data: "Sivun laji, neljä aikaa, puhelin tai tietokone, maa, kassan vaiheet; ei tunnistetta, lisätään heti kokonaismääriin",
      ground: "Suostumuksesi (a)",
      recipients: "Palvelinpalvelun tarjoaja",
    },
    security: {
      purpose: "Turvallisuus ja suoja väärinkäytöltä",
      people: "Kävijät, henkilökunta",
      data: "IP-osoite hetken ajan, henkilökunnan kirjautumiset",
      ground: "Oikeutettu etumme pitää kauppa turvallisena (f)",
      recipients: "Palvelinpalvelun tarjoaja",
    },
    notifications: {
      purpose: "Ilmoitukset uusista tilauksista henkilökunnalle",
      people: "Henkilökunta, joka on ottanut ne käyttöön",
      data: "Selaimen osoite sen push-palvelussa ja avaimet sille lähetettäviin viesteihin",
      ground: "Oikeutettu etumme lähettää nopeasti (f), niin kauan kuin he haluavat ilmoituksia",
      recipients:
        "Palvelinpalvelun tarjoaja; selaimen push-palvelu (Google, Mozilla, Microsoft tai Apple), joka ei voi lukea viestejä",
    },
  },
};
