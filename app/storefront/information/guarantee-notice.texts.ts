import { localised } from "#app/shared/language/localised.ts";

export const guaranteeNoticeTexts = localised({
  official: {
    en: "The EU's notice on the legal guarantee of conformity",
    sv: "EU:s information om den rättsliga garantin om avtalsenlighet",
    nb: "EUs informasjon om den lovfestede garantien for avtalemessighet",
    da: "EU's meddelelse om den retlige overensstemmelsesgaranti",
    fi: "EU:n ilmoitus lakisääteisestä vaatimustenmukaisuustakuusta",
  },
  title: {
    en: "Legal guarantee of conformity",
    sv: "Lagstadgad reklamationsrätt",
    nb: "Lovfestet reklamasjonsrett",
    da: "Lovbestemt reklamationsret",
    fi: "Lakisääteinen virhevastuu",
  },
  text: {
    en: "If an item is faulty or not as described, we'll repair or replace it free of charge. If we can't, you get a price reduction or a refund. The guarantee lasts at least 2\u00a0years in the EU.",
    sv: "Om en vara är felaktig eller inte som beskriven reparerar vi den eller byter ut den utan kostnad. Om vi inte kan det får du prisavdrag eller pengarna tillbaka. Den gäller i minst 2\u00a0år i EU.",
    nb: "Hvis en vare har feil eller ikke er som beskrevet, reparerer eller bytter vi den gratis. Kan vi ikke det, får du prisavslag eller pengene tilbake. Retten gjelder i minst 2\u00a0år i EU.",
    da: "Hvis en vare har fejl eller ikke er som beskrevet, reparerer eller ombytter vi den uden beregning. Kan vi ikke det, får du et afslag i prisen eller pengene tilbage. Den gælder i mindst 2\u00a0år i EU.",
    fi: "Jos tuote on viallinen tai ei vastaa kuvausta, korjaamme tai vaihdamme sen veloituksetta. Jos emme voi, saat hinnanalennuksen tai rahat takaisin. Vastuu kestää EU:ssa vähintään 2\u00a0vuotta.",
  },
  more: {
    en: "What it covers and how to use it",
    sv: "Vad den täcker och hur du använder den",
    nb: "Hva den dekker og hvordan du bruker den",
    da: "Hvad den dækker, og hvordan du bruger den",
    fi: "Mitä se kattaa ja miten siihen vedotaan",
  },
});
