import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { complaintSentenceWithLinks } from "./complaint-bodies.ts";
import type { TextPage } from "./document.ts";
import { legalGuaranteeList } from "./guarantee-terms.ts";

/** The notice of `legal-guarantee.ts` in Norwegian. */
export const legalGuaranteePageNb = (): TextPage => ({
  title: "Din reklamasjonsrett",
  intro:
    "Alt du kjøper, skal stemme med beskrivelsen og vare så lenge som du med rimelighet kan forvente. Hvis det ikke gjør det, bestemmer loven i landet ditt hvor lenge du kan reklamere: minst 2 år i EU.",
  updated: "2026-11-29",
  sections: [
    {
      id: "how-long",
      title: "Hvor lenge den gjelder",
      blocks: [
        "Fristen regnes fra den dagen du får varen.",
        { list: legalGuaranteeList() },
        "Hvis en mangel viser seg innen 2 år fra leveringen, regnes den for å ha vært der fra starten, med mindre vi kan vise noe annet.",
      ],
    },
    {
      id: "what-you-get",
      title: "Hva du har krav på",
      blocks: [
        {
          list: [
            "Gratis reparasjon eller ny vare, innen rimelig tid og uten vesentlig ulempe for deg. Du velger hvilken av delene, med mindre det er umulig eller ville koste oss langt mer enn det andre.",
            "Prisavslag eller pengene tilbake, hvis vi ikke kan rette mangelen i tide, eller hvis varen svikter igjen.",
            "Gratis frakt begge veier.",
          ],
        },
      ],
    },
    {
      id: "how",
      title: "Slik reklamerer du",
      blocks: [
        "[Fortell oss om mangelen](/complaint) innen rimelig tid etter at du oppdaget den. To måneder er alltid i tide. Du trenger bare ordrenummeret ditt. Du får en bekreftelse med en gang og svar fra oss innen 14 dager.",
        "Hvis vi ikke blir enige, kan du henvende deg hit, avhengig av hvor vi sendte bestillingen din.",
        { list: shippingCountries.map(complaintSentenceWithLinks) },
      ],
    },
    {
      id: "other-guarantees",
      title: "Andre garantier",
      blocks: [
        "Noen produkter har i tillegg en gratis holdbarhetsgaranti fra produsenten, som varer lenger. På produktets side står det hvor mange år den gjelder, merke og modell, hvem som gir den, og hva den omfatter. Reklamasjonsretten din gjelder likevel.",
      ],
    },
  ],
});
