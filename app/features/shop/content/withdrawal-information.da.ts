import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import { goodsAddress, type WithdrawalFacts, type WithdrawalInformation } from "./withdrawal-information.ts";
import { withdrawalPaths } from "./withdrawal-paths.ts";
import { withdrawalDays } from "./withdrawal-terms.ts";

/** The instructions and the form of `withdrawal-information.ts` in Danish, in the words of the annex where it has them. */
export function withdrawalInformationDa({ identity, contact, shipping }: WithdrawalFacts): WithdrawalInformation {
  const post = `${identity.companyName}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}`;
  const sendTo = goodsAddress(identity, shipping);
  const reach = `${post}, e-mail ${contact.email}, telefon ${contact.phone}`;
  return {
    title: "Fortrydelsesret",
    sections: [
      {
        id: "your-right",
        title: "Din fortrydelsesret",
        blocks: [
          `Du har ret til at træde tilbage fra denne aftale inden for ${withdrawalDays} dage uden begrundelse.`,
          `Fortrydelsesfristen udløber ${withdrawalDays} dage efter den dag, hvor du, eller en af dig angiven tredjemand, dog ikke transportøren, får den sidste vare i din ordre i fysisk besiddelse. Er den dag en lørdag, søndag eller helligdag, udløber fristen den næste hverdag.`,
          `For at udøve fortrydelsesretten skal du meddele os (${reach}) din beslutning i en utvetydig erklæring, for eksempel i et brev eller en e-mail. Du kan bruge standardformularen nedenfor, men det er ikke obligatorisk.`,
          `Du kan også træde tilbage online med funktionen [${pageNames()["/withdraw"]}](${withdrawalPaths.function}) nederst på alle butikkens sider. Så sender vi dig uden forsinkelse en kvittering pr. e-mail med det, du meddelte, og den dato og det klokkeslæt, hvor vi modtog det.`,
          "Fristen er overholdt, hvis du sender din meddelelse, inden fortrydelsesfristen er udløbet.",
        ],
      },
      {
        id: "effects",
        title: "Hvad der så sker",
        blocks: [
          `Hvis du udøver din fortrydelsesret, refunderer vi alle betalinger modtaget fra dig, herunder leveringsomkostninger (men ikke det, du har valgt at betale ud over vores billigste form for standardlevering), uden unødig forsinkelse og senest ${withdrawalDays} dage fra den dag, hvor vi har modtaget meddelelse om din beslutning. Vi bruger samme betalingsmiddel, som du benyttede, medmindre du udtrykkeligt har indvilget i noget andet, og du pålægges ingen gebyrer for tilbagebetalingen.`,
          "Vi kan vente, indtil vi har modtaget varerne retur, eller du har dokumenteret, at du har sendt dem, alt efter hvad der sker først.",
          `Send varerne retur${sendTo ? ` til ${sendTo}` : ""}, eller aflever dem til os, uden unødig forsinkelse og senest ${withdrawalDays} dage fra den dag, hvor du har givet os meddelelse. Fristen er overholdt, hvis du sender dem inden udløbet af de ${withdrawalDays} dage. Vi betaler for returneringen: Du får en label.`,
          "Du hæfter kun for en forringelse af varernes værdi, som skyldes anden håndtering end den, der er nødvendig for at fastslå varernes art, egenskaber og den måde, de fungerer på.",
        ],
      },
    ],
    form: {
      title: pageNames()["/withdrawal-form"],
      note: "Denne formular udfyldes og returneres kun, hvis fortrydelsesretten gøres gældende.",
      to: `Til ${reach}:`,
      statement:
        "Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vor (*) købsaftale om følgende varer:",
      fields: [
        "Varer og ordrenummer",
        "Bestilt den (*) / modtaget den (*)",
        "Forbrugerens navn (forbrugernes navne)",
        "Forbrugerens adresse (forbrugernes adresser)",
        "Forbrugerens underskrift (forbrugernes underskrifter), kun hvis formularen sendes på papir",
        "Dato",
      ],
    },
  };
}
