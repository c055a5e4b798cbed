import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { complaintSentenceWithLinks } from "./complaint-bodies.ts";
import type { TextPage } from "./document.ts";
import { legalGuaranteeList } from "./guarantee-terms.ts";

/** The notice of `legal-guarantee.ts` in Swedish. */
export const legalGuaranteePageSv = (): TextPage => ({
  title: "Din reklamationsrätt",
  intro:
    "Allt du köper ska stämma med beskrivningen och hålla så länge som du rimligen kan förvänta dig. Om det inte gör det bestämmer lagen i ditt land hur länge du kan reklamera: minst 2 år inom EU.",
  updated: "2026-11-29",
  sections: [
    {
      id: "how-long",
      title: "Hur länge den gäller",
      blocks: [
        "Tiden räknas från den dag du får varan.",
        { list: legalGuaranteeList() },
        "Om ett fel visar sig inom 2 år från leveransen anses det ha funnits från början, om vi inte kan visa något annat.",
      ],
    },
    {
      id: "what-you-get",
      title: "Vad du har rätt till",
      blocks: [
        {
          list: [
            "Gratis reparation eller en ny vara, inom rimlig tid och utan större besvär för dig. Du väljer vilket, om det inte är omöjligt eller skulle kosta oss mycket mer än det andra.",
            "Prisavdrag eller pengarna tillbaka, om vi inte kan avhjälpa felet i tid eller om varan går sönder igen.",
            "Fri frakt båda vägarna.",
          ],
        },
      ],
    },
    {
      id: "how",
      title: "Så reklamerar du",
      blocks: [
        "[Berätta om felet](/complaint) inom skälig tid efter att du märkte det. Två månader är alltid i tid. Allt du behöver är ditt ordernummer. Du får en bekräftelse direkt och svar från oss inom 14 dagar.",
        "Om vi inte kommer överens kan du vända dig hit, beroende på vart vi skickade din beställning.",
        { list: shippingCountries.map(complaintSentenceWithLinks) },
      ],
    },
    {
      id: "other-guarantees",
      title: "Andra garantier",
      blocks: [
        "Vissa produkter har dessutom en kostnadsfri hållbarhetsgaranti från tillverkaren, som gäller längre. På produktens sida står hur många år den gäller, märke och modell, vem som ger den och vad den omfattar. Din reklamationsrätt gäller ändå.",
      ],
    },
  ],
});
