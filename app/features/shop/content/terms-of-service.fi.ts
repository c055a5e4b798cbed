import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { toldCurrency, toldRates } from "#app/features/shop/markets/told-rates.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { paymentBrandsText, paymentMethodName } from "#app/shared/payment-methods.ts";

import { complaintSentenceWithLinks } from "./complaint-bodies.ts";
import type { TextPage } from "./document.ts";
import { legalGuaranteeList } from "./guarantee-terms.ts";
import { countriesText, offersPayLater, vatText } from "./price-terms.ts";
import { refundSentence } from "./refund-terms.ts";
import { shippingRefundSentence } from "./return-terms.ts";
import type { SiteFacts } from "./use-site.ts";
import { withdrawalPaths } from "./withdrawal-paths.ts";
import { withdrawalDays } from "./withdrawal-terms.ts";

/** The terms of `terms-of-service.ts` in Finnish. */
export function termsOfServiceFi({ identity, contact, shipping, vat, promotions, checkout }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber, vatNumber } = identity;
  const address = `${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}`;
  const rates = toldRates(shipping);
  return {
    title: pageNames()["/terms-of-service"],
    intro: `Nämä ehdot koskevat sinua ja yritystä ${companyName}, kun teet ostoksia kaupassa ${siteName}. Lakisääteiset oikeutesi kuluttajana ovat aina etusijalla.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "who-we-are",
        title: "Keitä olemme",
        blocks: [
          `${siteName} on kauppa, jota pitää ${companyName}, yritystunnus ${organizationNumber} Ruotsin yritysrekisterissä (Bolagsverket)${vatNumber ? `, ALV-tunniste ${vatNumber}` : ""}, ${address}. Tavoitat meidät osoitteesta [${contact.email}](mailto:${contact.email}) ja numerosta ${contact.phone}.`,
          "Sivulla [Saavutettavuus](/accessibility) kerrotaan, kuinka saavutettava kauppa on ja miten voit ilmoittaa ongelmasta.",
        ],
      },
      {
        id: "shopping-with-us",
        title: "Ostokset meillä",
        blocks: [
          "Teet ostokset vieraana: asiakastilejä ei ole. Jos joskus tarjoamme tilejä, sinun on oltava vähintään 18-vuotias luodaksesi sellaisen. Jos olet alle 18-vuotias, tarvitset ostamiseen vanhemman tai huoltajan suostumuksen.",
          `Toimitamme yksityishenkilöille näihin maihin: ${countriesText(shipping)}.`,
        ],
      },
      {
        id: "orders",
        title: "Tilaus ja sopimus",
        blocks: [
          "Tilauksesi on ostotarjous. Sopimus syntyy, kun vahvistamme tilauksesi sähköpostilla. Tarkista vahvistus ja kerro meille heti, jos jokin on pielessä.",
          "Jos hinta tai varastomme muuttuu ostostesi aikana, saat tietää siitä kassalla ennen kuin maksat. Jos emme silti pysty toimittamaan, peruutamme tilauksen ja hyvitämme koko summan. Voimme hylätä tilaukset, jotka ovat ilmeisiä virheitä tai tehty jälleenmyyntiä varten.",
        ],
      },
      {
        id: "prices",
        title: "Hinnat ja ALV",
        blocks: [
          vatText(vat, shipping),
          `Normaali toimitus maksaa ${rates.standard}${rates.express ? ` ja pikatoimitus ${rates.express}` : ""}, ja toimitus on ilmainen, kun tilaus on alennuksen jälkeen vähintään ${rates.free}. Alehinnan vieressä oleva yliviivattu hinta on alin hintamme alea edeltäneiden 30 päivän aikana.`,
        ],
      },
      {
        id: "discounts",
        title: "Alennuskoodit",
        blocks: [
          `Voit käyttää yhtä koodia tilausta kohden. Syötä se ostoskorissa. Koodilla voi olla tilauksen vähimmäissumma, enimmäisalennus ja päättymispäivä. Sitä ei voi vaihtaa rahaksi. Tervetuliaiskoodilla ${promotions.welcomeCode} saat 10 % alennusta ensimmäisestä tilauksesta.`,
        ],
      },
      {
        id: "payment",
        title: "Maksaminen",
        blocks: [
          `Voit maksaa näillä: ${paymentBrandsText(checkout?.closedPayments, toldCurrency(shipping))}.${offersPayLater(checkout) ? ` ${paymentMethodName("klarna-pay-later")} ja ${paymentMethodName("klarna-flexible")} ovat Klarnan myöntämiä luottoja Klarnan ehdoilla.` : ""} Maksupalvelut käsittelevät maksusi salatun yhteyden kautta. Korttinumerosi ei koskaan päädy palvelimillemme.`,
        ],
      },
      {
        id: "delivery",
        title: "Toimitus",
        blocks: [
          "Käsittelemme tilaukset 24 tunnin kuluessa arkipäivisin. Toimitusajat ja -hinnat ovat sivulla [Toimitus](/shipping). Jos toimitus viivästyy eikä saavu kohtuullisen lisäajan kuluessa, voit purkaa kaupan ja saada rahat takaisin. Vaaranvastuu tuotteista on meillä, kunnes olet saanut ne.",
        ],
      },
      {
        id: "right-of-withdrawal",
        title: "Peruuttamisoikeus",
        blocks: [
          `Ruotsin etämyyntilain (distansavtalslagen 2005:59) mukaan voit peruuttaa kaupan syytä ilmoittamatta ${withdrawalDays} päivän kuluessa siitä päivästä, jona sait tilauksesi viimeisen tuotteen. Ilmoita meille selvästi ennen sitä haluamallasi tavalla: [${pageNames()["/withdraw"]}](${withdrawalPaths.function}) (saat vahvistuksen heti), sähköpostilla osoitteeseen [${contact.email}](mailto:${contact.email}), [yhteydenottolomakkeella](/contact?reason=returns), kirjeellä tai puhelimitse. Voit käyttää alla olevaa [peruuttamislomaketta](#withdrawal-form), mutta se ei ole pakollista.`,
          `Lähetä tuotteet takaisin ${withdrawalDays} päivän kuluessa ilmoituksestasi. Saat meiltä ilmaisen palautustarran. Jos olet käyttänyt tuotteita enemmän kuin sovittamiseen, voimme vähentää niiden arvon alenemisen.`,
          `Lain lisäksi annamme sinulle ${promotions.returnDays} päivää toimituksesta palauttaa käyttämättömät tuotteet sekä ilmaiset vaihdot. Katso [Palautukset](/returns).`,
        ],
      },
      {
        id: "refunds",
        title: "Hyvitykset",
        blocks: [
          `${refundSentence()} Saat takaisin maksamasi summan samalla maksutavalla, jolla maksoit, ilman kuluja. ${shippingRefundSentence()}`,
        ],
      },
      {
        id: "withdrawal-form",
        title: "Peruuttamislomake",
        blocks: [
          "Täytä ja palauta tämä lomake ainoastaan, jos haluat peruuttaa kaupan. [Tulostettava versio](/withdrawal-form).",
          {
            list: [
              `Vastaanottaja ${companyName}, ${address}, ${contact.email}:`,
              "Ilmoitan/Ilmoitamme, että haluan/haluamme peruuttaa tekemäni/tekemämme sopimuksen, joka koskee seuraavien tavaroiden toimittamista:",
              "Tilauspäivä / vastaanottopäivä:",
              "Kuluttajan nimi / Kuluttajien nimet:",
              "Kuluttajan osoite / Kuluttajien osoitteet:",
              "Kuluttajan allekirjoitus / Kuluttajien allekirjoitukset, vain jos lomake lähetetään paperilla:",
              "Päiväys:",
            ],
          },
        ],
      },
      {
        id: "complaints",
        title: "Virheelliset tuotteet",
        blocks: [
          "Vastaamme virheistä, jotka tuotteissa oli, kun sait ne. Se, kuinka kauan voit reklamoida, riippuu maasta, johon lähetimme tilauksen:",
          { list: legalGuaranteeList() },
          "Kun reklamoit kahden kuukauden kuluessa virheen huomaamisesta, olet aina ajoissa. Korjaamme tai vaihdamme tuotteen, alennamme hintaa tai hyvitämme sinulle, ja maksamme palautuksen. [Reklamoi tästä](/complaint): saat vahvistuksen heti ja vastauksemme 14 päivän kuluessa.",
        ],
      },
      {
        id: "our-content",
        title: "Sisältömme ja arvostelusi",
        blocks: [
          `Kaupan tekstit, kuvat ja tavaramerkit kuuluvat yritykselle ${companyName} tai sen lisenssinantajille. Kun lähetät arvostelun, annat meidän näyttää sen etunimelläsi ja paikkakunnallasi. Luemme arvostelut ennen kuin julkaisemme ne. Lue, [miten arvostelut tarkistetaan](/reviews/how), mitkä lasketaan mukaan ja mitkä hylkäämme.`,
        ],
      },
      {
        id: "liability",
        title: "Vastuu",
        blocks: [
          "Emme vastaa viivästyksistä, jotka johtuvat meistä riippumattomista tapahtumista, kuten lakoista, äärimmäisestä säästä tai yleisten verkkojen häiriöistä. Tämä ei rajoita pakottavia oikeuksiasi kuluttajana.",
        ],
      },
      {
        id: "disputes",
        title: "Riidat ja sovellettava laki",
        blocks: [
          "Sovellamme Ruotsin lakia. Tämä ei rajoita asuinmaasi lain mukaisia pakottavia oikeuksiasi. Ota ensin yhteyttä meihin: useimmat asiat voimme ratkaista yhdessä.",
          "Jos emme pääse sopuun, voit kääntyä näiden tahojen puoleen sen mukaan, mihin lähetimme tilauksesi. Noudatamme ARN:n suosituksia.",
          { list: shippingCountries.map(complaintSentenceWithLinks) },
        ],
      },
      {
        id: "changes",
        title: "Muutokset",
        blocks: [
          "Tilaukseesi sovelletaan ehtoja, jotka näytettiin, kun tilasit. Julkaisemme uudet ehdot tällä sivulla.",
        ],
      },
    ],
  };
}
