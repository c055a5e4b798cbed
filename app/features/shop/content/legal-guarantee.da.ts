import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { complaintSentenceWithLinks } from "./complaint-bodies.ts";
import type { TextPage } from "./document.ts";
import { legalGuaranteeList } from "./guarantee-terms.ts";

/** The notice of `legal-guarantee.ts` in Danish. */
export const legalGuaranteePageDa = (): TextPage => ({
  title: "Din reklamationsret",
  intro:
    "Alt, hvad du køber, skal svare til beskrivelsen og holde så længe, som du med rimelighed kan forvente. Hvis det ikke gør det, bestemmer loven i dit land, hvor længe du kan reklamere: mindst 2 år i EU.",
  updated: "2026-11-29",
  sections: [
    {
      id: "how-long",
      title: "Hvor længe den gælder",
      blocks: [
        "Fristen regnes fra den dag, du modtager varen.",
        { list: legalGuaranteeList() },
        "Hvis en mangel viser sig inden for 2 år fra leveringen, formodes den at have været der fra starten, medmindre vi kan vise noget andet.",
      ],
    },
    {
      id: "what-you-get",
      title: "Hvad du har krav på",
      blocks: [
        {
          list: [
            "Gratis reparation eller en ny vare, inden for rimelig tid og uden væsentlig ulempe for dig. Du vælger hvilken, medmindre det er umuligt eller ville koste os langt mere end den anden.",
            "Et afslag i prisen eller pengene tilbage, hvis vi ikke kan afhjælpe manglen i tide, eller hvis varen svigter igen.",
            "Gratis fragt begge veje.",
          ],
        },
      ],
    },
    {
      id: "how",
      title: "Sådan reklamerer du",
      blocks: [
        "[Fortæl os om manglen](/complaint) inden for rimelig tid, efter at du opdagede den. To måneder er altid i tide. Du skal kun bruge dit ordrenummer. Du får en kvittering for reklamationen med det samme og svar fra os inden for 14 dage.",
        "Hvis vi ikke kan blive enige, kan du henvende dig her, afhængigt af hvor vi sendte din ordre hen.",
        { list: shippingCountries.map(complaintSentenceWithLinks) },
      ],
    },
    {
      id: "other-guarantees",
      title: "Andre garantier",
      blocks: [
        "Nogle produkter har desuden en gratis holdbarhedsgaranti fra producenten, som gælder længere. På produktets side kan du se, hvor mange år den gælder, mærke og model, hvem der giver den, og hvad den omfatter. Din reklamationsret gælder stadig.",
      ],
    },
  ],
});
