import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import { goodsAddress, type WithdrawalFacts, type WithdrawalInformation } from "./withdrawal-information.ts";
import { withdrawalPaths } from "./withdrawal-paths.ts";
import { withdrawalDays } from "./withdrawal-terms.ts";

/** The instructions and the form of `withdrawal-information.ts` in Norwegian, in the words of the annex where it has them. */
export function withdrawalInformationNb({ identity, contact, shipping }: WithdrawalFacts): WithdrawalInformation {
  const post = `${identity.companyName}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}`;
  const sendTo = goodsAddress(identity, shipping);
  const reach = `${post}, e-post ${contact.email}, telefon ${contact.phone}`;
  return {
    title: "Angrerett",
    sections: [
      {
        id: "your-right",
        title: "Din angrerett",
        blocks: [
          `Du har rett til å gå fra denne avtalen innen ${withdrawalDays} dager uten å oppgi noen grunn.`,
          `Angrefristen utløper ${withdrawalDays} dager etter den dagen du, eller en annen person enn transportøren som du har utpekt, har fått den siste varen i bestillingen din i hende. Hvis den dagen er en lørdag, søndag eller helligdag, utløper fristen neste virkedag.`,
          `For å bruke angreretten må du underrette oss (${reach}) om beslutningen din på en utvetydig måte, for eksempel i et brev eller en e-post. Du kan bruke angreskjemaet nedenfor, men det er ikke obligatorisk.`,
          `Du kan også gå fra avtalen på nett, med funksjonen [${pageNames()["/withdraw"]}](${withdrawalPaths.function}) nederst på alle sidene i butikken. Vi sender deg da uten opphold en bekreftelse på e-post, med det du meldte, og dato og klokkeslett da vi mottok det.`,
          "For å overholde fristen er det nok at du sender meldingen din før angrefristen utløper.",
        ],
      },
      {
        id: "effects",
        title: "Hva som skjer videre",
        blocks: [
          `Hvis du går fra avtalen, betaler vi tilbake alle betalinger som vi har mottatt fra deg, med leveringskostnadene (men ikke det du har valgt å betale ut over vår rimeligste standardlevering), uten unødig opphold og senest ${withdrawalDays} dager fra den dagen vi ble underrettet om beslutningen din. Vi bruker samme betalingsmiddel som du brukte, med mindre du uttrykkelig har avtalt noe annet med oss, og tilbakebetalingen koster deg ingenting.`,
          "Vi kan vente til vi har fått varene tilbake, eller til du har dokumentert at du har sendt dem, avhengig av hva som skjer først.",
          `Send varene tilbake${sendTo ? ` til ${sendTo}` : ""}, eller overlever dem til oss, uten unødig opphold og senest ${withdrawalDays} dager fra den dagen du underrettet oss. Fristen er overholdt hvis du sender dem før de ${withdrawalDays} dagene har gått. Vi betaler returen: Du får en etikett.`,
          "Du er bare ansvarlig for reduksjon i varenes verdi som følge av annen håndtering av varene enn det som er nødvendig for å fastslå deres art, egenskaper og funksjon.",
        ],
      },
    ],
    form: {
      title: pageNames()["/withdrawal-form"],
      note: "Fyll ut og returner dette skjemaet bare hvis du ønsker å gå fra avtalen.",
      to: `Til ${reach}:`,
      statement:
        "Jeg/vi (*) underretter herved om at jeg/vi (*) ønsker å gå fra min/vår (*) avtale om kjøp av følgende varer:",
      fields: [
        "Varer og ordrenummer",
        "Bestilt den (*) / mottatt den (*)",
        "Forbrukerens/forbrukernes navn",
        "Forbrukerens/forbrukernes adresse",
        "Forbrukerens/forbrukernes underskrift, bare hvis skjemaet sendes på papir",
        "Dato",
      ],
    },
  };
}
