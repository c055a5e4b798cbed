import { retentionText } from "#app/features/shop/retention/retention-text.ts";

import { cookieTables } from "./cookie-tables.ts";
import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** The policy of `cookie-policy.ts` in Finnish. */
export function cookiePolicyFi({ identity, contact }: SiteFacts): TextPage {
  const tables = cookieTables();
  return {
    title: "Eväste\u00ADkäytäntö",
    intro: `Mitä ${identity.siteName} säilyttää selaimessasi, miksi ja miten voit valita. Emme käytä analytiikka- tai mainosevästeitä emmekä kolmansien osapuolten evästeitä.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "what-cookies-are",
        title: "Mitä evästeet ovat",
        blocks: [
          "Eväste on pieni tekstitiedosto, jonka sivusto pyytää selaintasi säilyttämään. Selaimissa on muutakin tallennustilaa, joka toimii lähes samalla tavalla ja jota käytämme ostoskoriisi ja toivelistaasi. Ruotsin sähköisen viestinnän lain (2022:482) mukaan tarvitsemme suostumuksesi kaikkeen, mikä ei ole välttämätöntä pyytämääsi varten.",
        ],
      },
      {
        id: "how-we-use-them",
        title: "Miten käytämme niitä",
        blocks: [
          {
            list: [
              "Välttämättömät: ostoskorisi, toivelistasi, kassa ja evästevalintasi. Kauppa ei toimi ilman niitä, joten ne eivät vaadi suostumusta.",
              "Analytiikka: ei evästeitä eikä tallennusta. Jos sallit sen, mittaamme, kuinka nopeasti sivut näkyvät ja kuinka pitkälle ostos kassalla etenee. Katso, [mitä mittaamme](#measuring).",
              "Markkinointi: ei mitään.",
              "Mieltymykset: pieniä helpotuksia, esimerkiksi äskettäin katsellut tuotteet ja viimeisimmät haut. Ne tallennetaan vain, jos sallit sen, ja ne pysyvät selaimessasi. Kukaan ei tee niistä profiilia.",
            ],
          },
        ],
      },
      {
        id: "types",
        title: "Evästeiden ja tallennuksen lajit",
        blocks: [
          {
            list: [
              "Istuntotallennus: poistetaan, kun suljet välilehden.",
              "Pysyvät evästeet: säilyvät enintään vuoden. Paikallinen tallennus: säilyy, kunnes poistat sen tai, jos taulukko niin kertoo, lyhyemmän ajan.",
              "Kolmansien osapuolten evästeet: ei mitään.",
            ],
          },
        ],
      },
      {
        id: "cookie-table",
        title: "Evästetaulukko",
        blocks: [
          "Evästeet:",
          tables.cookies,
          "Paikallinen tallennus, joka säilyy, kun suljet selaimen:",
          tables.localStorage,
          "Istuntotallennus, joka poistetaan, kun suljet välilehden:",
          tables.sessionStorage,
          "Selaimen välimuistit ja tietokanta, jotta kauppa toimii ilman yhteyttä:",
          tables.caches,
          "Välttämättömän säilytämme, koska olet pyytänyt sitä, mitä se tekee. Kaikki muu tallennetaan vain, jos sallit sen.",
        ],
      },
      {
        id: "measuring",
        title: "Mitä mittaamme, jos sallit sen",
        blocks: [
          "Selaimesi tietää, kuinka kauan sivun lataaminen kesti. Jos sallit analytiikan, se kertoo sen meille kerran sivua kohti: sivun lajin (esimerkiksi ”tuote”, ei mikä tuote), puhelin vai tietokone ikkunan leveyden mukaan sekä neljä mittaa. Ne ovat palvelimen, sivun ja painalluksen viemä aika ja se, kuinka paljon sivu liikkui. Kassalla se kertoo myös, täytettiinkö osoite ja toimitus, mutta ei koskaan, mitä kirjoitit.",
          `Tunnistetta ei ole, joten emme näe, kenen sivu oli, emmekä voi seurata käyntiä. Mittaukset lisätään päivän kokonaismääriin: ${retentionText("vitals")}. Palvelinpalvelumme tarjoaja voi säilyttää yksittäisiä mittauksia kolme kuukautta, niin ikään ilman tunnistetta. Selaimeesi ei tallenneta mitään.`,
        ],
      },
      {
        id: "third-parties",
        title: "Kolmansien osapuolten palvelut",
        blocks: [
          "Mikään kolmas osapuoli ei aseta evästeitä eikä lataa skriptejä sivuillamme: emme käytä ulkopuolista analytiikkapalvelua emmekä mainospikseliä. Laskemme käynnit itse tallentamatta selaimeesi mitään. Jos maksat palveluntarjoajan omalla sivulla tai sovelluksessa, siellä noudatetaan palveluntarjoajan käytäntöä. Henkilötietojen käsittelijämme luetellaan sivulla [Tietosuoja](/data-protection#processors).",
        ],
      },
      {
        id: "managing",
        title: "Valintojesi hallinta",
        blocks: [
          "Voit katsoa, estää ja poistaa evästeitä ja sivustotietoja selaimesi tietosuoja-asetuksissa. Voit myös valita käyttötarkoituksen mukaan alla olevissa evästeasetuksissa.",
        ],
      },
      {
        id: "disabling",
        title: "Jos kieltäydyt",
        blocks: [
          "Koko kauppa toimii ilman analytiikka-, markkinointi- ja mieltymysevästeitä. Jos estät välttämättömän tallennuksen, ostoskori ei muista tuotteitasi etkä pääse kassalle.",
        ],
      },
      {
        id: "consent-options",
        title: "Vaihtoehtosi",
        blocks: [
          {
            list: [
              "Hyväksy kaikki: sallit mieltymykset ja analytiikan, ainoat kaksi, joita kysymme.",
              "Hylkää ei-välttämättömät: vain se, mitä ilman kauppa ei toimi. Katsellut tuotteet ja nähdyt tarjoukset unohtuvat, kun poistut sivulta, eikä sivuja mitata.",
              "Mukauta: näet jokaisen käyttötarkoituksen ja valitset.",
            ],
          },
          `Meillä ei ole analytiikka- eikä markkinointievästeitä, valitsitpa mitä tahansa. Kysymme uudelleen 12 kuukauden kuluttua ja ennen kuin otamme niitä käyttöön. Valintojen dokumentoimiseksi säilytämme kunkin valinnan satunnaisella numerolla, ilman mitään tietoa sinusta: ${retentionText("cookieChoices")}.`,
        ],
      },
      {
        id: "change-your-choice",
        title: "Evästeasetukset",
        blocks: ["Voit muuttaa mieltäsi milloin tahansa. Uusi valinta on voimassa siitä alkaen."],
      },
      {
        id: "updates",
        title: "Päivitykset",
        blocks: [
          "Jos alamme käyttää uutta evästettä, lisäämme sen ensin tähän ja kysymme sinulta uudelleen, jos se vaatii suostumuksen.",
        ],
      },
      {
        id: "contact",
        title: "Yhteydenotto",
        blocks: [
          `Kysymykset evästeistä: [${contact.email}](mailto:${contact.email}) tai ${contact.phone}. [Tietosuojaseloste](/privacy-policy) kertoo, miten käsittelemme henkilötietoja yleisesti.`,
        ],
      },
    ],
  };
}
