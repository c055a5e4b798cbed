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

/** The terms of `terms-of-service.ts` in Danish. */
export function termsOfServiceDa({ identity, contact, shipping, vat, promotions, checkout }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber, vatNumber } = identity;
  const address = `${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}`;
  const rates = toldRates(shipping);
  return {
    title: pageNames()["/terms-of-service"],
    intro: `Disse betingelser gælder mellem dig og ${companyName}, når du handler hos ${siteName}. Dine lovbestemte rettigheder som forbruger går altid forud.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "who-we-are",
        title: "Hvem vi er",
        blocks: [
          `${siteName} drives af ${companyName}, organisationsnummer ${organizationNumber} i den svenske selskabsmyndigheds register (Bolagsverket)${vatNumber ? `, momsnummer ${vatNumber}` : ""}, ${address}. Du kan kontakte os på [${contact.email}](mailto:${contact.email}) og ${contact.phone}.`,
          "Under [Tilgængelighed](/accessibility) kan du se, hvor tilgængelig butikken er, og hvordan du fortæller om et problem.",
        ],
      },
      {
        id: "shopping-with-us",
        title: "Når du handler hos os",
        blocks: [
          "Du handler som gæst: Der er ingen kundekonti. Hvis vi engang tilbyder konti, skal du være fyldt 18 år for at oprette en. Er du under 18 år, skal du have samtykke fra en forælder eller værge for at købe.",
          `Vi leverer til privatpersoner i ${countriesText(shipping)}.`,
        ],
      },
      {
        id: "orders",
        title: "Bestilling og aftale",
        blocks: [
          "Din bestilling er et tilbud om at købe. Vi har en aftale, når vi har bekræftet din ordre pr. e-mail. Læs bekræftelsen igennem, og sig til med det samme, hvis noget er forkert.",
          "Hvis en pris eller vores lager ændrer sig, mens du handler, får du det at vide ved kassen, før du betaler. Hvis vi alligevel ikke kan levere, annullerer vi ordren og betaler det hele tilbage. Vi kan afvise bestillinger, der er åbenlyse fejl, eller som er afgivet med henblik på videresalg.",
        ],
      },
      {
        id: "prices",
        title: "Priser og moms",
        blocks: [
          vatText(vat, shipping),
          `Fragten koster ${rates.standard} for standard${rates.express ? ` og ${rates.express} for ekspres` : ""} og er gratis for bestillinger på mindst ${rates.free} efter rabat. Den overstregede pris ved siden af en nedsat pris er vores laveste pris i de 30 dage før udsalget.`,
        ],
      },
      {
        id: "discounts",
        title: "Rabatkoder",
        blocks: [
          `Du kan bruge én kode pr. ordre. Du skriver den i kurven. En kode kan have et mindste ordrebeløb, en højeste rabat og en slutdato. Den kan ikke ombyttes til penge. Velkomstkoden ${promotions.welcomeCode} giver 10 % rabat på en første ordre.`,
        ],
      },
      {
        id: "payment",
        title: "Betaling",
        blocks: [
          `Du kan betale med ${paymentBrandsText(checkout?.closedPayments, toldCurrency(shipping))}.${offersPayLater(checkout) ? ` ${paymentMethodName("klarna-pay-later")} og ${paymentMethodName("klarna-flexible")} er kredit fra Klarna, på Klarnas vilkår.` : ""} Betalingen håndteres af betalingstjenester over en krypteret forbindelse. Dit kortnummer når aldrig vores servere.`,
        ],
      },
      {
        id: "delivery",
        title: "Levering",
        blocks: [
          "Vi behandler ordrer inden for 24 timer på hverdage. Leveringstider og fragtpriser finder du under [Levering](/shipping). Hvis en levering er forsinket og ikke kommer inden for en rimelig ekstra frist, kan du hæve købet og få pengene tilbage. Vi bærer risikoen for varerne, til du har modtaget dem.",
        ],
      },
      {
        id: "right-of-withdrawal",
        title: "Fortrydelsesret",
        blocks: [
          `Efter den svenske lov om fjernsalg (distansavtalslagen 2005:59) kan du fortryde dit køb inden for ${withdrawalDays} dage fra den dag, du modtog den sidste vare i din ordre, uden at give nogen grund. Giv os tydelig besked inden da på den måde, du vil: [${pageNames()["/withdraw"]}](${withdrawalPaths.function}) (du får en kvittering med det samme), pr. e-mail til [${contact.email}](mailto:${contact.email}), med [kontaktformularen](/contact?reason=returns), med brev eller pr. telefon. Du kan bruge [standardformularen](#withdrawal-form) nedenfor, men du behøver ikke.`,
          `Send varerne tilbage inden for ${withdrawalDays} dage, efter at du har givet os besked. Du får en gratis returlabel af os. Hvis du har brugt varerne mere end at prøve dem, kan vi trække det fra, som de er faldet i værdi.`,
          `Ud over loven giver vi dig ${promotions.returnDays} dage efter leveringen til at returnere ubrugte varer, og gratis ombytning. Se [Returnering](/returns).`,
        ],
      },
      {
        id: "refunds",
        title: "Tilbagebetaling",
        blocks: [
          `${refundSentence()} Du får det tilbage, du har betalt, på samme måde, som du betalte, og uden gebyrer. ${shippingRefundSentence()}`,
        ],
      },
      {
        id: "withdrawal-form",
        title: "Standardfortrydelsesformular",
        blocks: [
          "Denne formular udfyldes og returneres kun, hvis du vil fortryde købet. [Udgave til udskrift](/withdrawal-form).",
          {
            list: [
              `Til ${companyName}, ${address}, ${contact.email}:`,
              "Jeg/vi meddeler herved, at jeg/vi ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vor købsaftale om følgende varer:",
              "Bestilt den / modtaget den:",
              "Forbrugerens navn (forbrugernes navne):",
              "Forbrugerens adresse (forbrugernes adresser):",
              "Forbrugerens underskrift (forbrugernes underskrifter), kun hvis formularen sendes på papir:",
              "Dato:",
            ],
          },
        ],
      },
      {
        id: "complaints",
        title: "Mangler ved varen",
        blocks: [
          "Vi hæfter for mangler, som varerne havde, da du modtog dem. Hvor længe du kan reklamere, afhænger af, hvilket land vi sendte til:",
          { list: legalGuaranteeList() },
          "Hvis du reklamerer inden for to måneder, efter at du opdagede manglen, er det altid i tide. Vi reparerer eller ombytter varen, giver dig et afslag i prisen eller betaler pengene tilbage, og vi betaler for returneringen. [Reklamér her](/complaint): Du får en kvittering med det samme og svar fra os inden for 14 dage.",
        ],
      },
      {
        id: "our-content",
        title: "Vores indhold og dine anmeldelser",
        blocks: [
          `Butikkens tekster, billeder og varemærker tilhører ${companyName} eller dets licensgivere. Når du sender en anmeldelse, lader du os vise den med dit fornavn og din by. Vi læser anmeldelser, før vi offentliggør dem. Læs, [hvordan anmeldelser kontrolleres](/reviews/how), hvilke der tæller med, og hvad vi afviser.`,
        ],
      },
      {
        id: "liability",
        title: "Ansvar",
        blocks: [
          "Vi er ikke ansvarlige for forsinkelser, der skyldes begivenheder uden for vores kontrol, for eksempel strejker, ekstremt vejr eller svigt i offentlige net. Det begrænser ikke dine ufravigelige rettigheder som forbruger.",
        ],
      },
      {
        id: "disputes",
        title: "Tvister og lovvalg",
        blocks: [
          "Svensk lov gælder. Det begrænser ikke dine ufravigelige rettigheder efter loven i det land, du bor i. Kontakt os først: Det meste kan vi løse sammen.",
          "Hvis vi ikke kan blive enige, kan du henvende dig her, afhængigt af hvor vi sendte din ordre hen. Vi følger ARN's anbefalinger.",
          { list: shippingCountries.map(complaintSentenceWithLinks) },
        ],
      },
      {
        id: "changes",
        title: "Ændringer",
        blocks: [
          "For din ordre gælder de betingelser, der blev vist, da du bestilte. Nye betingelser offentliggør vi på denne side.",
        ],
      },
    ],
  };
}
