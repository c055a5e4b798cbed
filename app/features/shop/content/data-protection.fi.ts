import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { toldCurrency } from "#app/features/shop/markets/told-rates.ts";
import { retentionRows } from "#app/features/shop/retention/retention-text.ts";
import { sourceTexts } from "#app/features/shop/shipping/sources.texts.ts";
import { paymentBrands } from "#app/shared/payment-methods.ts";

import type { TextPage } from "./document.ts";
import { registerFi } from "./processing-register.fi.ts";
import { processorRows, type ProcessorsInUse, registerRows } from "./processing-register.ts";
import type { SiteFacts } from "./use-site.ts";

/** The details of `data-protection.ts` in Finnish. */
export function dataProtectionFi(
  { identity, contact, shipping, checkout }: SiteFacts,
  inUse: ProcessorsInUse,
): TextPage {
  const { companyName, organizationNumber } = identity;
  return {
    title: "Tietosuoja\u00ADtiedot",
    intro:
      "Tietosuojaselosteemme yksityiskohdat: kuka käsittelee tietoja puolestamme ja miksi, kuinka kauan säilytämme niitä, miten suojaamme ne ja miten käytät tietosuoja-asetuksen (GDPR) mukaisia oikeuksiasi.",
    updated: "2026-11-29",
    sections: [
      {
        id: "controller",
        title: "Rekisterinpitäjä",
        blocks: [
          `${companyName}, yritystunnus ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}. Puhelin ${contact.phone}, sähköposti [${contact.email}](mailto:${contact.email}).`,
        ],
      },
      {
        id: "processors",
        title: "Käsittelijät käyttötarkoituksen mukaan",
        blocks: [
          "Nämä yritykset käsittelevät tietoja puolestamme, ja sopimus sitoo ne ohjeisiimme. Emme käytä ulkopuolista analytiikkapalvelua, mainospikseliä emmekä ulkopuolista asiakastukea.",
          {
            table: {
              caption: "Käsittelijät käyttötarkoituksen mukaan",
              head: ["Kuka", "Käyttötarkoitus", "Mitä se käsittelee", "Missä ja siirtoperuste"],
              rows: processorRows(inUse, registerFi),
            },
          },
          "Nämä yritykset vastaavat lain mukaan itse siitä, mitä ne tekevät jakamillamme tiedoilla:",
          {
            table: {
              caption: "Itsenäiset rekisterinpitäjät",
              head: ["Käyttötarkoitus", "Kuka", "Mitä se saa"],
              rows: [
                [
                  "Mobiilimaksut",
                  `${paymentBrands("mobile", checkout?.closedPayments, toldCurrency(shipping)).join(", ")}, jos valitset jonkin niistä`,
                  "Puhelinnumero tai laitteen tunniste, summa",
                ],
                [
                  "Laskut ja osamaksut",
                  `${paymentBrands("invoice", checkout?.closedPayments, toldCurrency(shipping)).join(", ")}, jos valitset jonkin niistä`,
                  "Yhteystiedot, summa, mitä ostit",
                ],
                [
                  "Toimitus",
                  "Kuljetusyhtiöt Ruotsissa, Norjassa, Tanskassa ja Suomessa",
                  "Nimi, osoite, puhelin, sähköposti toimitusilmoituksia varten",
                ],
                [
                  `Tuotteet, joissa on merkintä ”${sourceTexts().fromPartner}”`,
                  "Kumppani, joka lähettää ne",
                  "Nimi, osoite, puhelin, mitä ostit siltä",
                ],
              ],
            },
          },
        ],
      },
      {
        id: "register",
        title: "Miten käytämme henkilötietoja",
        blocks: [
          "Selosteemme käsittelytoimista (tietosuoja-asetuksen 30 artikla). Kohdasta [Säilytysajat](#retention) näet, kuinka kauan säilytämme kutakin tietolajia.",
          {
            table: {
              caption: "Seloste käsittelytoimista",
              head: ["Käyttötarkoitus", "Kenen", "Tiedot", "Oikeusperuste (6 artiklan 1 kohta)", "Kuka saa ne"],
              rows: registerRows(registerFi),
            },
          },
        ],
      },
      {
        id: "safeguards",
        title: "Suojatoimet",
        blocks: [
          {
            list: [
              "Salatut yhteydet kaikkialla ja salattu tallennus.",
              "Henkilökohtaiset tilit henkilökunnalle, pääsy vain tarpeen mukaan, rajoitetut ja lokiin kirjatut kirjautumisyritykset.",
              "Korttinumerot menevät suoraan selaimestasi maksupalveluntarjoajalle eivätkä koskaan päädy palvelimillemme.",
              "Siirrot EU:n/ETA:n ulkopuolelle vain tietosuojan riittävyyttä koskevan päätöksen tai vakiosopimuslausekkeiden nojalla.",
              "Varmuuskopiot ja toimintasuunnitelma loukkausten varalta: ilmoitamme IMY:lle 72 tunnin kuluessa, kun tietosuoja-asetus sitä vaatii.",
            ],
          },
        ],
      },
      {
        id: "retention",
        title: "Säilytysajat",
        blocks: [
          "Poistamme tietoja tämän aikataulun mukaan joka päivä.",
          {
            table: {
              caption: "Säilytysajat",
              head: ["Tiedot", "Säilytysaika", "Sen jälkeen"],
              rows: [
                ...retentionRows(),
                ["Uutiskirjeen osoite", "Kunnes perut uutiskirjeen", ""],
                ["Evästeet", "Kuten [evästetaulukossa](/cookie-policy#cookie-table) kerrotaan", ""],
              ],
            },
          },
        ],
      },
      {
        id: "rights",
        title: "Oikeutesi",
        blocks: [
          {
            list: [
              "Pääsy tietoihin: saat tietää, onko meillä tietoja sinusta, ja saat niistä kopion.",
              "Oikaiseminen: saat virheelliset tai puutteelliset tiedot oikaistuiksi.",
              "Poistaminen: saat poistetuiksi tiedot, joita emme enää tarvitse tai joita emme saa säilyttää.",
              "Rajoittaminen: vain säilytämme tietojasi, kun niitä koskeva kysymys on auki.",
              "Siirrettävyys: saat meille antamasi tiedot koneellisesti luettavassa muodossa.",
              "Vastustaminen: voit vastustaa käsittelyä, joka perustuu oikeutettuun etuun, ja aina suoramarkkinointia.",
              "Suostumuksen peruuttaminen: milloin tahansa, tulevaa käsittelyä koskien. Jokaisessa uutiskirjeessä on linkki, jolla voit perua sen. Evästeitä varten katso [Evästeasetukset](/cookie-policy#change-your-choice).",
            ],
          },
          "Useimmat asiat voit tehdä itse sivulla [Omat tiedot](/privacy/my-data): lähetämme sähköpostiisi linkin, jolla voit katsoa, ladata, oikaista ja poistaa tietosi ja vastustaa markkinointia. Muissa asioissa kysy meiltä siellä, käytä [yhteydenottolomaketta](/contact) tai kirjoita yllä olevaan osoitteeseen. Vastaamme kuukauden kuluessa, maksutta.",
          "Voit tehdä valituksen Ruotsin tietosuojaviranomaiselle ([IMY](https://www.imy.se/)).",
        ],
      },
      {
        id: "children",
        title: "Lapset",
        blocks: [
          "Palvelujamme ei ole tarkoitettu alle 16-vuotiaille lapsille. Jos saamme tietää, että meillä on tietoja lapsesta, poistamme ne.",
        ],
      },
      {
        id: "automated-decisions",
        title: "Automaattiset päätökset",
        blocks: [
          "Emme tee sinusta päätöksiä pelkästään automaattisesti. Laskun ja osamaksun tarjoajat voivat tehdä niin: niiden ehdoissa kerrotaan, miten saat ihmisen tarkistamaan päätöksen.",
        ],
      },
      {
        id: "updates",
        title: "Päivitykset",
        blocks: ["Päivitämme tämän sivun, kun muutamme tapaamme käsitellä tietoja. Päiväys on sivun yläosassa."],
      },
      {
        id: "data-protection-officer",
        title: "Tietosuojavastaava",
        blocks: [
          contact.dataProtectionOfficer
            ? `Lähetä tietosuojavastaavallemme sähköpostia osoitteeseen [${contact.dataProtectionOfficer}](mailto:${contact.dataProtectionOfficer}) tai kirjoita osoitteeseen ${companyName}, Tietosuojavastaava, ${contact.street}, ${contact.postalCode} ${contact.city}.`
            : `Meidän ei tarvitse nimittää tietosuojavastaavaa (tietosuoja-asetuksen 37 artiklan 1 kohta). Lähetä tietoja koskevat kysymykset osoitteeseen [${contact.email}](mailto:${contact.email}) ja kirjoita aiheeksi ”Tietosuoja”.`,
        ],
      },
    ],
  };
}
