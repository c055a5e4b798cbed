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

/** The terms of `terms-of-service.ts` in Norwegian. */
export function termsOfServiceNb({ identity, contact, shipping, vat, promotions, checkout }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber, vatNumber } = identity;
  const address = `${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}`;
  const rates = toldRates(shipping);
  return {
    title: pageNames()["/terms-of-service"],
    intro: `Disse vilkårene gjelder mellom deg og ${companyName} når du handler hos ${siteName}. Dine lovfestede rettigheter som forbruker går alltid foran.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "who-we-are",
        title: "Hvem vi er",
        blocks: [
          `${siteName} drives av ${companyName}, organisasjonsnummer ${organizationNumber} i det svenske foretaksregisteret (Bolagsverket)${vatNumber ? `, mva-nummer ${vatNumber}` : ""}, ${address}. Du når oss på [${contact.email}](mailto:${contact.email}) og ${contact.phone}.`,
          "Under [Tilgjengelighet](/accessibility) står det hvor tilgjengelig butikken er, og hvordan du melder fra om et problem.",
        ],
      },
      {
        id: "shopping-with-us",
        title: "Handle hos oss",
        blocks: [
          "Du handler som gjest: Det finnes ingen kundekontoer. Hvis vi noen gang tilbyr kontoer, må du ha fylt 18 år for å opprette en. Er du under 18 år, trenger du samtykke fra en forelder eller foresatt for å kjøpe.",
          `Vi leverer til privatpersoner i ${countriesText(shipping)}.`,
        ],
      },
      {
        id: "orders",
        title: "Bestilling og avtale",
        blocks: [
          "Bestillingen din er et tilbud om å kjøpe. Vi har en avtale når vi har bekreftet bestillingen på e-post. Les gjennom bekreftelsen, og si fra med en gang hvis noe er feil.",
          "Hvis en pris eller lageret vårt endrer seg mens du handler, får du vite det i kassen før du betaler. Hvis vi likevel ikke kan levere, avbestiller vi bestillingen og betaler tilbake alt. Vi kan avvise bestillinger som er åpenbare feil, eller som er ment for videresalg.",
        ],
      },
      {
        id: "prices",
        title: "Priser og mva",
        blocks: [
          vatText(vat, shipping),
          `Frakten koster ${rates.standard} for standard${rates.express ? ` og ${rates.express} for ekspress` : ""}, og er gratis for bestillinger på minst ${rates.free} etter rabatt. Den overstrøkne prisen ved siden av en nedsatt pris er vår laveste pris de 30 dagene før salget.`,
        ],
      },
      {
        id: "discounts",
        title: "Rabattkoder",
        blocks: [
          `Du kan bruke én kode per bestilling. Du skriver den inn i handlekurven. En kode kan ha et minste ordrebeløp, en høyeste rabatt og en sluttdato. Den kan ikke byttes i penger. Velkomstkoden ${promotions.welcomeCode} gir 10 % rabatt på en første bestilling.`,
        ],
      },
      {
        id: "payment",
        title: "Betaling",
        blocks: [
          `Du kan betale med ${paymentBrandsText(checkout?.closedPayments, toldCurrency(shipping))}.${offersPayLater(checkout) ? ` ${paymentMethodName("klarna-pay-later")} og ${paymentMethodName("klarna-flexible")} er kreditt fra Klarna, på Klarnas vilkår.` : ""} Betalingen håndteres av betalingstjenester over en kryptert forbindelse. Kortnummeret ditt når aldri serverne våre.`,
        ],
      },
      {
        id: "delivery",
        title: "Levering",
        blocks: [
          "Vi behandler bestillinger innen 24 timer på virkedager. Leveringstider og fraktpriser finner du under [Levering](/shipping). Hvis en levering er forsinket og ikke kommer innen en rimelig tilleggsfrist, kan du heve kjøpet og få pengene tilbake. Vi har risikoen for varene til du har fått dem.",
        ],
      },
      {
        id: "right-of-withdrawal",
        title: "Angrerett",
        blocks: [
          `Etter den svenske loven om fjernsalg (distansavtalslagen 2005:59) kan du gå fra kjøpet innen ${withdrawalDays} dager fra den dagen du fikk den siste varen i bestillingen din, uten å oppgi noen grunn. Gi oss tydelig beskjed før det på den måten du vil: [${pageNames()["/withdraw"]}](${withdrawalPaths.function}) (du får en bekreftelse med en gang), på e-post til [${contact.email}](mailto:${contact.email}), med [kontaktskjemaet](/contact?reason=returns), i brev eller på telefon. Du kan bruke [angreskjemaet](#withdrawal-form) nedenfor, men du må ikke.`,
          `Send varene tilbake innen ${withdrawalDays} dager etter at du ga oss beskjed. Du får en gratis returetikett av oss. Hvis du har brukt varene mer enn å prøve dem, kan vi trekke fra det de har sunket i verdi.`,
          `Ut over loven gir vi deg ${promotions.returnDays} dager fra leveringen til å returnere ubrukte varer, og gratis bytte. Se [Returer](/returns).`,
        ],
      },
      {
        id: "refunds",
        title: "Tilbakebetaling",
        blocks: [
          `${refundSentence()} Du får tilbake det du har betalt, på samme måte som du betalte og uten gebyrer. ${shippingRefundSentence()}`,
        ],
      },
      {
        id: "withdrawal-form",
        title: "Angreskjema",
        blocks: [
          "Fyll ut og send dette skjemaet bare hvis du ønsker å gå fra kjøpet. [Versjon til utskrift](/withdrawal-form).",
          {
            list: [
              `Til ${companyName}, ${address}, ${contact.email}:`,
              "Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende varer:",
              "Bestilt den / mottatt den:",
              "Forbrukerens/forbrukernes navn:",
              "Forbrukerens/forbrukernes adresse:",
              "Forbrukerens/forbrukernes underskrift, bare hvis skjemaet sendes på papir:",
              "Dato:",
            ],
          },
        ],
      },
      {
        id: "complaints",
        title: "Mangler ved varen",
        blocks: [
          "Vi svarer for mangler som varene hadde da du fikk dem. Hvor lenge du kan reklamere, avhenger av hvilket land vi sendte til:",
          { list: legalGuaranteeList() },
          "Hvis du reklamerer innen to måneder etter at du oppdaget mangelen, er det alltid i tide. Vi reparerer eller bytter varen, gir deg prisavslag eller betaler tilbake, og vi betaler returen. [Reklamer her](/complaint): Du får en bekreftelse med en gang og svar fra oss innen 14 dager.",
        ],
      },
      {
        id: "our-content",
        title: "Innholdet vårt og anmeldelsene dine",
        blocks: [
          `Butikkens tekster, bilder og varemerker tilhører ${companyName} eller deres lisensgivere. Når du sender en anmeldelse, lar du oss vise den med fornavnet og stedet ditt. Vi leser anmeldelser før vi publiserer dem. Les [hvordan anmeldelser kontrolleres](/reviews/how), hvilke som teller, og hva vi avviser.`,
        ],
      },
      {
        id: "liability",
        title: "Ansvar",
        blocks: [
          "Vi er ikke ansvarlige for forsinkelser som skyldes hendelser utenfor vår kontroll, for eksempel streiker, ekstremvær eller svikt i offentlige nett. Dette begrenser ikke dine ufravikelige rettigheter som forbruker.",
        ],
      },
      {
        id: "disputes",
        title: "Tvister og lovvalg",
        blocks: [
          "Svensk lov gjelder. Dette begrenser ikke dine ufravikelige rettigheter etter loven i landet du bor i. Kontakt oss først: Det meste kan vi løse sammen.",
          "Hvis vi ikke blir enige, kan du henvende deg hit, avhengig av hvor vi sendte bestillingen din. Vi følger anbefalingene fra ARN.",
          { list: shippingCountries.map(complaintSentenceWithLinks) },
        ],
      },
      {
        id: "changes",
        title: "Endringer",
        blocks: [
          "For bestillingen din gjelder vilkårene som ble vist da du bestilte. Nye vilkår publiserer vi på denne siden.",
        ],
      },
    ],
  };
}
