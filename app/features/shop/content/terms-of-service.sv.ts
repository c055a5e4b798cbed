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

/** The terms of `terms-of-service.ts` in Swedish. */
export function termsOfServiceSv({ identity, contact, shipping, vat, promotions, checkout }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber, vatNumber } = identity;
  const address = `${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}`;
  const rates = toldRates(shipping);
  return {
    title: pageNames()["/terms-of-service"],
    intro: `De här villkoren gäller mellan dig och ${companyName} när du handlar hos ${siteName}. Dina lagstadgade rättigheter som konsument går alltid först.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "who-we-are",
        title: "Vilka vi är",
        blocks: [
          `${siteName} drivs av ${companyName}, organisationsnummer ${organizationNumber} i Bolagsverkets register${vatNumber ? `, momsregistreringsnummer ${vatNumber}` : ""}, ${address}. Du når oss på [${contact.email}](mailto:${contact.email}) och ${contact.phone}.`,
          "Under [Tillgänglighet](/accessibility) står hur tillgänglig butiken är och hur du berättar om ett problem.",
        ],
      },
      {
        id: "shopping-with-us",
        title: "Handla hos oss",
        blocks: [
          "Du handlar som gäst: det finns inga kundkonton. Om vi någon gång erbjuder konton måste du ha fyllt 18 år för att skapa ett. Är du under 18 år behöver du en förälders eller annan vårdnadshavares samtycke för att handla.",
          `Vi levererar till privatpersoner i ${countriesText(shipping)}.`,
        ],
      },
      {
        id: "orders",
        title: "Beställning och avtal",
        blocks: [
          "Din beställning är ett erbjudande om köp. Vi har ett avtal när vi har bekräftat din beställning med e-post. Läs igenom bekräftelsen och hör av dig direkt om något är fel.",
          "Om ett pris eller vårt lager ändras medan du handlar får du veta det i kassan innan du betalar. Om vi ändå inte kan leverera avbryter vi beställningen och betalar tillbaka allt. Vi kan neka beställningar som är uppenbara misstag eller görs för återförsäljning.",
        ],
      },
      {
        id: "prices",
        title: "Priser och moms",
        blocks: [
          vatText(vat, shipping),
          `Frakten kostar ${rates.standard} för standard${rates.express ? ` och ${rates.express} för express` : ""}, och är fri för beställningar på minst ${rates.free} efter rabatt. Det överstrukna priset bredvid ett reapris är vårt lägsta pris under de 30 dagarna före rean.`,
        ],
      },
      {
        id: "discounts",
        title: "Rabattkoder",
        blocks: [
          `Du kan använda en kod per beställning. Du skriver in den i varukorgen. En kod kan ha ett minsta orderbelopp, en högsta rabatt och ett slutdatum. Den kan inte bytas mot pengar. Välkomstkoden ${promotions.welcomeCode} ger 10 % rabatt på en första beställning.`,
        ],
      },
      {
        id: "payment",
        title: "Betalning",
        blocks: [
          `Du kan betala med ${paymentBrandsText(checkout?.closedPayments, toldCurrency(shipping))}.${offersPayLater(checkout) ? ` ${paymentMethodName("klarna-pay-later")} och ${paymentMethodName("klarna-flexible")} är krediter från Klarna, på Klarnas villkor.` : ""} Betalningen hanteras av betaltjänster över en krypterad anslutning. Ditt kortnummer når aldrig våra servrar.`,
        ],
      },
      {
        id: "delivery",
        title: "Leverans",
        blocks: [
          "Vi behandlar beställningar inom 24 timmar på vardagar. Leveranstider och fraktpriser finns under [Leverans](/shipping). Om en leverans är försenad och inte kommer inom en skälig tilläggstid kan du häva köpet och få pengarna tillbaka. Vi står risken för varorna tills du har fått dem.",
        ],
      },
      {
        id: "right-of-withdrawal",
        title: "Ångerrätt",
        blocks: [
          `Enligt distansavtalslagen (2005:59) har du rätt att ångra ditt köp inom ${withdrawalDays} dagar från den dag då du fick den sista varan i din beställning, utan att ange något skäl. Meddela oss tydligt före dess på det sätt du vill: [${pageNames()["/withdraw"]}](${withdrawalPaths.function}) (du får en bekräftelse direkt), med e-post till [${contact.email}](mailto:${contact.email}), med [kontaktformuläret](/contact?reason=returns), med brev eller per telefon. Du kan använda [standardblanketten](#withdrawal-form) nedan, men du måste inte.`,
          `Skicka tillbaka varorna inom ${withdrawalDays} dagar från att du meddelade oss. Du får en gratis returetikett av oss. Om du har använt varorna mer än att prova dem får vi dra av det som de har minskat i värde.`,
          `Utöver lagen ger vi dig ${promotions.returnDays} dagar från leveransen att returnera oanvända varor, och fria byten. Se [Returer](/returns).`,
        ],
      },
      {
        id: "refunds",
        title: "Återbetalning",
        blocks: [
          `${refundSentence()} Du får tillbaka det du har betalat, på samma sätt som du betalade och utan avgifter. ${shippingRefundSentence()}`,
        ],
      },
      {
        id: "withdrawal-form",
        title: "Standardblankett för ångerrätt",
        blocks: [
          "Fyll i och skicka in den här blanketten endast om du vill frånträda köpet. [Version att skriva ut](/withdrawal-form).",
          {
            list: [
              `Till ${companyName}, ${address}, ${contact.email}:`,
              "Jag/Vi meddelar härmed att jag/vi frånträder mitt/vårt köpeavtal avseende följande varor:",
              "Beställdes den / mottogs den:",
              "Konsumentens/Konsumenternas namn:",
              "Konsumentens/Konsumenternas adress:",
              "Konsumentens/Konsumenternas underskrift, endast om blanketten skickas på papper:",
              "Datum:",
            ],
          },
        ],
      },
      {
        id: "complaints",
        title: "Fel på varan",
        blocks: [
          "Vi ansvarar för fel som varorna hade när du fick dem. Hur länge du kan reklamera beror på vilket land vi skickade till:",
          { list: legalGuaranteeList() },
          "Om du reklamerar inom två månader från att du märkte felet är det alltid i tid. Vi reparerar eller byter ut varan, ger dig prisavdrag eller betalar tillbaka, och vi betalar returen. [Reklamera här](/complaint): du får en bekräftelse direkt och svar från oss inom 14 dagar.",
        ],
      },
      {
        id: "our-content",
        title: "Vårt innehåll och dina recensioner",
        blocks: [
          `Butikens texter, bilder och varumärken tillhör ${companyName} eller dess licensgivare. När du skickar en recension låter du oss visa den med ditt förnamn och din ort. Vi läser recensioner innan vi publicerar dem. Läs [hur recensioner granskas](/reviews/how), vilka som räknas och vad vi tackar nej till.`,
        ],
      },
      {
        id: "liability",
        title: "Ansvar",
        blocks: [
          "Vi ansvarar inte för förseningar som beror på händelser utanför vår kontroll, till exempel strejker, extremt väder eller avbrott i allmänna nät. Det begränsar inte dina tvingande rättigheter som konsument.",
        ],
      },
      {
        id: "disputes",
        title: "Tvister och lag",
        blocks: [
          "Svensk lag gäller. Det begränsar inte dina tvingande rättigheter enligt lagen i landet där du bor. Kontakta oss först: det mesta kan vi lösa tillsammans.",
          "Om vi inte kommer överens kan du vända dig hit, beroende på vart vi skickade din beställning. Vi följer ARN:s rekommendationer.",
          { list: shippingCountries.map(complaintSentenceWithLinks) },
        ],
      },
      {
        id: "changes",
        title: "Ändringar",
        blocks: [
          "För din beställning gäller de villkor som visades när du beställde. Nya villkor publicerar vi på den här sidan.",
        ],
      },
    ],
  };
}
