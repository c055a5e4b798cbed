import { retentionText } from "#app/features/shop/retention/retention-text.ts";

import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** The policy of `privacy-policy.ts` in Finnish. */
export function privacyPolicyFi({ identity, contact }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber } = identity;
  return {
    title: "Tietosuoja\u00ADseloste",
    intro: `Mitä ${siteName} tietää sinusta, miksi, kuinka kauan ja mitä voit tehdä asialle. Keräämme sen, mitä tilauksesi vaatii, ja vain vähän muuta.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "controller",
        title: "Kuka vastaa tiedoistasi",
        blocks: [
          `${companyName}, yritystunnus ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, on henkilötietojesi rekisterinpitäjä yleisen tietosuoja-asetuksen (GDPR) mukaan. Onko sinulla kysyttävää? Kirjoita osoitteeseen [${contact.email}](mailto:${contact.email}).`,
        ],
      },
      {
        id: "what-we-collect",
        title: "Mitä keräämme ja miksi",
        blocks: [
          {
            table: {
              caption: "Tiedot, käyttötarkoitukset ja oikeusperusteet",
              head: ["Milloin", "Käytämme", "Oikeusperuste"],
              rows: [
                [
                  "Kun tilaat",
                  "nimeä, sähköpostia, osoitetta, puhelinnumeroa, jos annat sen, sekä tietoa siitä, mitä ostit ja miten se maksettiin ja toimitettiin",
                  "sopimuksemme kanssasi; Ruotsin kirjanpitolaki myyntitositteiden osalta",
                ],
                [
                  "Kun tilaat tekoälyavustajan kautta",
                  "tietoa siitä, mitä se pyytää puolestasi, sekä sen antamaa sähköpostia ja osoitetta; kerromme sille tilausnumerosi ja sen, että tilaus on maksettu",
                  "sopimuksemme kanssasi",
                ],
                ["Kun kirjoitat meille", "nimeä, sähköpostia, aihetta ja viestiä", "oikeutettu etumme vastata sinulle"],
                [
                  "Kun tilaat uutiskirjeen",
                  "sähköpostia sekä tietoa siitä, milloin ja missä annoit suostumuksesi",
                  "suostumuksesi, jonka voit peruuttaa milloin tahansa",
                ],
                [
                  "Kun pyydät sähköpostia, kun tuotetta on taas",
                  "sähköpostia, tuotetta, väriä, kokoa ja päivää vain tuota yhtä sähköpostia varten",
                  "pyyntösi, jonka vahvistat ja voit perua",
                ],
                [
                  "Kun arvostelet tuotteen",
                  "etunimeä, paikkakuntaa, arvosanaa, tekstiä ja kuvia; sähköpostiosoitettasi, jota emme koskaan näytä",
                  "oikeutettu etumme saada rehellisiä arvosteluja",
                ],
                [
                  "Kun haet",
                  "hakusanoja, tulosten määrää ja tietoa siitä, mikä tulos avattiin, päivittäin laskettuina: ei tietoa siitä, kuka haki, mistä tai mihin aikaan. Jätämme pois kaiken, mikä näyttää sähköpostiosoitteelta, katuosoitteelta tai henkilötunnukselta, ja poistamme yksittäiset haut viikon kuluttua",
                  "oikeutettu etumme tarjota toimiva haku; mikään ei yhdistä hakua sinuun",
                ],
                [
                  "Kun käyt kaupassa",
                  "teknisiä tietoja, esimerkiksi IP-osoitettasi, sivujen toimittamiseen ja väärinkäytön estämiseen",
                  "oikeutettu etumme pitää kauppa turvallisena ja toimivana",
                ],
              ],
            },
          },
          "Ostoskorisi, toivelistasi ja kassalla täyttämäsi tiedot pysyvät selaimessasi, samoin katselemasi tuotteet, jos sallit sen. Saamme tilauksesi, kun teet sen. Sitä ennen näemme vain, mitä hintoja, varastosaldoja ja alennuksia selaimesi kysyy. Jos yhteyttä ei ole, viestit ja uutiskirjeen tilaukset odottavat selaimessasi, kunnes ne voidaan lähettää.",
          "Korttinumerot menevät suoraan selaimestasi maksupalveluntarjoajalle eivätkä koskaan päädy palvelimillemme.",
          "Laskemme käynnit, avatut ostoskorit ja avatut kassat päivän, maan ja tulotavan mukaan: sivuston laji tai kampanjalinkki. Luemme tämän pyynnöistä, jotka selaimesi lähettää joka tapauksessa, emme tallenna selaimeesi mitään ja säilytämme vain kokonaismäärät. Oikeusperusteemme on oikeutettu etumme tietää, miten kauppaa käytetään.",
          "Jos sallit analytiikan, selaimesi kertoo meille myös, kuinka nopeita sivut olivat ja kuinka pitkälle ostos eteni kassalla, ilman mitään tietoa sinusta; oikeusperusteemme on suostumuksesi.",
          "Emme käytä ulkopuolista analytiikkapalvelua emmekä mainosevästeitä. [Evästekäytäntö](/cookie-policy) kertoo, mitä selaimesi säilyttää.",
        ],
      },
      {
        id: "who-receives-it",
        title: "Kuka saa tietoja",
        blocks: [
          "Tekoälyavustajan lisäksi, jos tilaat sen kautta, vain yritykset, jotka auttavat meitä palvelinten, maksujen, toimitusten ja sähköpostin kanssa, ja vain sen, mitä ne siihen tarvitsevat. Katso luettelo sivulta [Tietosuoja](/data-protection#processors). Emme koskaan myy henkilötietoja.",
          "Tietokantamme on EU:ssa. Palveluntarjoajat käsittelevät tietoja EU:n/ETA:n ulkopuolella vain tietosuojan riittävyyttä koskevan päätöksen tai Euroopan komission vakiosopimuslausekkeiden nojalla.",
        ],
      },
      {
        id: "how-long",
        title: "Kuinka kauan säilytämme tietoja",
        blocks: [
          {
            list: [
              `Asiakastiedot: ${retentionText("customers")}.`,
              `Tilaukset, maksutapahtumat ja laskut: ${retentionText("orders")}.`,
              `Uutiskirje: kunnes perut sen. Merkintämme siitä, että peruit sen: ${retentionText("unsubscribed")}.`,
              `Pyyntö ilmoittaa, kun tuotetta on taas: ${retentionText("backInStockTold")}; ${retentionText("backInStockOpen")}, jos et vahvista sitä.`,
              `Viestit: ${retentionText("messages")}.`,
            ],
          },
          "[Täydellisessä luettelossa](/data-protection#retention) ovat kaikki tietolajit ja se, mitä tiedoille sen jälkeen tapahtuu.",
        ],
      },
      {
        id: "your-rights",
        title: "Oikeutesi",
        blocks: [
          "Voit pyytää tietosi nähtäväksi, niiden oikaisemista, poistamista tai käsittelyn rajoittamista sekä kopiota, jonka voit ottaa mukaasi. Voit vastustaa sitä, mitä teemme oikeutetun edun perusteella, ja peruuttaa suostumuksesi milloin tahansa. Useimmat asiat voit tehdä itse sivulla [Omat tiedot](/privacy/my-data). Katso, [miten käytät oikeuksiasi](/data-protection#rights).",
          `Vastaamme kuukauden kuluessa. Etkö ole tyytyväinen? Voit tehdä valituksen Ruotsin tietosuojaviranomaiselle (Integritetsskyddsmyndigheten, [IMY](https://www.imy.se/), Box 8114, 104 20 Stockholm) tai asuinmaasi viranomaiselle.`,
        ],
      },
      {
        id: "children",
        title: "Lapset",
        blocks: ["Kauppaa ei ole tarkoitettu alle 16-vuotiaille lapsille, emmekä tietoisesti kerää heistä tietoja."],
      },
      {
        id: "security",
        title: "Turvallisuus",
        blocks: [
          "Kaikki liikenne on salattua. Henkilökunnalla on henkilökohtaiset tilit, ja he näkevät vain sen, mitä heidän työnsä vaatii. Jos tietoturvaloukkaus aiheuttaa sinulle riskin, kerromme siitä sinulle ja IMY:lle, kuten tietosuoja-asetus vaatii.",
        ],
      },
      {
        id: "changes",
        title: "Muutokset",
        blocks: [
          "Tällä sivulla on aina voimassa oleva seloste. Jos muutamme jotain sinulle tärkeää, kerromme siitä täällä.",
        ],
      },
    ],
  };
}
