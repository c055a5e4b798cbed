import { accessibilityBodyList, accessibilityReviewedOn, type AccessibilityFacts } from "./accessibility-statement.ts";
import type { TextPage } from "./document.ts";

/** The statement of `accessibility-statement.ts` in Finnish. */
export function accessibilityStatementFi(
  { identity, contact }: AccessibilityFacts,
  isMicroEnterprise: boolean,
): TextPage {
  const { siteName, companyName } = identity;
  return {
    title: "Saavutetta\u00ADvuus",
    intro: `${siteName} on kaikille, jotka treenaavat, riippumatta siitä, millä luet, osoitat tai kirjoitat. Tässä kerromme, kuinka pitkällä olemme, mitä puuttuu ja miten voit kertoa meille ongelmista.`,
    updated: accessibilityReviewedOn,
    sections: [
      {
        id: "the-service",
        title: "Mitä tämä koskee",
        blocks: [
          `Verkkokauppaa ${siteName}, jota ylläpitää ${companyName}: tuotteiden löytämistä ja vertailua, ostoskoria ja kassaa, tilaussivuja ja kuitteja, palautuksia, peruuttamista ja reklamaatioita sekä sähköpostejamme. Tarvitset vain selaimen: tiliä ei tarvita.`,
          "Jokainen sivu luetaan siinä järjestyksessä, jossa näet sen, toimii pelkällä näppäimistöllä ja säilyttää sisältönsä 400 prosentin suurennoksella ja 320 pikselin leveydellä. Voit pysäyttää kaiken liikkuvan, eikä mikään liiku, jos laitteesi on asetettu vähentämään liikettä. Aikarajoja on kaksi: maksamisen ajan varattuina pidetyt tuotteet ja puoli tuntia Omissa tiedoissa. Myös sähköpostiemme linkit vanhenevat, ja voit pyytää uuden.",
        ],
      },
      {
        id: "standard",
        title: "Laki ja standardi",
        blocks: [
          isMicroEnterprise
            ? `Mikroyrityksenä ${companyName} on vapautettu palveluja koskevista vaatimuksista, joista säädetään tiettyjen tuotteiden ja palvelujen saavutettavuutta koskevassa Ruotsin laissa (2023:254, 10 §). Noudatamme samaa standardia vapaaehtoisesti: EN 301 549 ja verkkosisällön saavutettavuusohjeet (WCAG) 2.2, taso AA.`
            : "Tiettyjen tuotteiden ja palvelujen saavutettavuutta koskeva Ruotsin laki (2023:254) koskee tätä kauppaa. Noudatamme standardia EN 301 549 ja verkkosisällön saavutettavuusohjeita (WCAG) 2.2, taso AA.",
        ],
      },
      {
        id: "state",
        title: "Kuinka pitkällä olemme",
        blocks: [
          "Kauppa täyttää standardin osittain. Tiedämme nämä puutteet:",
          {
            list: [
              "Kuittien, ehtojen ja osoitelappujen PDF-tiedostot on merkitty ruudunlukijoita varten, mutta niihin ei ole upotettu fontteja eikä niitä ole vielä testattu ruudunlukijalla. Tilaussivullasi ja muilla sivuillamme on samat tiedot tekstinä. Korjaamme tämän viimeistään 30. kesäkuuta 2027.",
              "Asiakkaiden arvostelujen kuvissa ei ole kuvauksia. Korjaamme tämän viimeistään 30. kesäkuuta 2027.",
              "Ruudunlukijaa päivittäin käyttävät ihmiset eivät ole vielä testanneet kauppaa kanssamme. Aiomme tehdä sen viimeistään 31. maaliskuuta 2027.",
              "Maksukentät ovat maksupalveluntarjoajan. Testaamme ne näppäimistöllä, mutta emme voi muuttaa niitä.",
            ],
          },
        ],
      },
      {
        id: "how-tested",
        title: "Miten testaamme",
        blocks: [
          "Ennen jokaista julkaisua automaattiset testit tarkistavat kaupan sivut axe-työkalulla ja tekevät tilauksia pelkällä näppäimistöllä ja puhelimen koossa. Henkilökunta käy tämän selosteen läpi vähintään kerran vuodessa, viimeksi yllä olevana päivänä.",
        ],
      },
      {
        id: "by-phone",
        title: "Apua puhelimitse",
        blocks: [
          `Soita numeroon [${contact.phone}](tel:${contact.phone.replaceAll(/[^\d+]/g, "")}), niin luemme sinulle tämän selosteen, tuotesivun tai ehtomme. Jos jokin kaupassa estää sinua, kokoamme tilauksesi puhelimitse tai sähköpostitse. Saat sähköpostin, jossa on linkki: tarkista tilaus, lue ehdot ja maksa siellä. Aukioloaikamme ovat [yhteystietosivulla](/contact).`,
        ],
      },
      {
        id: "feedback",
        title: "Kerro, mikä ei toimi",
        blocks: [
          `Käytä alla olevaa lomaketta, niin vastaamme 14 päivän kuluessa, jos annat sähköpostiosoitteesi. Tai soita tai lähetä sähköpostia osoitteeseen [${contact.email}](mailto:${contact.email}): vastaamme sähköposteihin arkisin 24 tunnin kuluessa.`,
        ],
      },
      {
        id: "bodies",
        title: "Jos et ole tyytyväinen vastaukseemme",
        blocks: ["Voit ottaa yhteyttä myös asuinmaasi viranomaiseen:", { list: accessibilityBodyList() }],
      },
    ],
  };
}
