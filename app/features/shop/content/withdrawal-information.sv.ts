import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import { goodsAddress, type WithdrawalFacts, type WithdrawalInformation } from "./withdrawal-information.ts";
import { withdrawalPaths } from "./withdrawal-paths.ts";
import { withdrawalDays } from "./withdrawal-terms.ts";

/** The instructions and the form of `withdrawal-information.ts` in Swedish, in the words of the annex where it has them. */
export function withdrawalInformationSv({ identity, contact, shipping }: WithdrawalFacts): WithdrawalInformation {
  const post = `${identity.companyName}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}`;
  const sendTo = goodsAddress(identity, shipping);
  const reach = `${post}, e-post ${contact.email}, telefon ${contact.phone}`;
  return {
    title: "Ångerrätt",
    sections: [
      {
        id: "your-right",
        title: "Din ångerrätt",
        blocks: [
          `Du har rätt att frånträda detta avtal inom ${withdrawalDays} dagar utan att ange något skäl.`,
          `Ångerfristen löper ut ${withdrawalDays} dagar efter den dag då du, eller någon annan än transportören som du har angett, fick den sista varan i din beställning i sin besittning. Om den dagen är en lördag, söndag eller helgdag löper fristen ut nästa vardag.`,
          `Om du vill utöva ångerrätten ska du skicka oss (${reach}) ett klart och tydligt meddelande om ditt beslut, till exempel ett brev eller ett e-postmeddelande. Du kan använda standardblanketten nedan, men det är inte obligatoriskt.`,
          `Du kan också frånträda avtalet online, med funktionen [${pageNames()["/withdraw"]}](${withdrawalPaths.function}) längst ner på butikens alla sidor. Vi skickar då utan dröjsmål en bekräftelse med e-post, med det som du meddelade och dag och tid då vi tog emot det.`,
          "För att hinna i tid räcker det att du skickar ditt meddelande innan ångerfristen har löpt ut.",
        ],
      },
      {
        id: "effects",
        title: "Vad som händer sedan",
        blocks: [
          `Om du frånträder avtalet betalar vi tillbaka alla betalningar som vi har fått från dig, inklusive leveranskostnaden (men inte det som du valt att betala utöver vår billigaste standardleverans), utan onödigt dröjsmål och senast ${withdrawalDays} dagar från den dag då vi fick veta ditt beslut. Vi använder samma betalningsmedel som du själv har använt, om du inte uttryckligen har gått med på något annat, och återbetalningen kostar dig ingenting.`,
          "Vi får vänta tills vi har fått tillbaka varorna eller du har visat att du har skickat dem, beroende på vilket som inträffar först.",
          `Skicka tillbaka varorna${sendTo ? ` till ${sendTo}` : ""}, eller lämna över dem till oss, utan onödigt dröjsmål och senast ${withdrawalDays} dagar från den dag då du meddelade oss. Du är i tid om du skickar dem innan de ${withdrawalDays} dagarna har gått. Vi betalar returen: du får en etikett.`,
          "Du ansvarar endast för varornas minskade värde till följd av annan hantering än vad som är nödvändigt för att fastställa deras art, egenskaper och funktion.",
        ],
      },
    ],
    form: {
      title: pageNames()["/withdrawal-form"],
      note: "Fyll i och skicka tillbaka den här blanketten endast om du vill frånträda avtalet.",
      to: `Till ${reach}:`,
      statement:
        "Jag/Vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor:",
      fields: [
        "Varor och ordernummer",
        "Beställdes den (*) / mottogs den (*)",
        "Konsumentens/Konsumenternas namn",
        "Konsumentens/Konsumenternas adress",
        "Konsumentens/Konsumenternas underskrift, endast om blanketten skickas på papper",
        "Datum",
      ],
    },
  };
}
