import type { OpenMatter } from "#app/features/people/personal-data/open-matter-texts.ts";
import { localised } from "#app/shared/language/localised.ts";

/** What has to end before an erasure, by its kind: `name` is the order's number, or the complaint's. */
export const openMatterSentences = localised({
  unpaid: {
    en: (name: string) => `Order ${name} isn't paid yet. If you don't pay soon, it'll be canceled automatically.`,
    sv: (name: string) => `Beställning ${name} är inte betald än. Om du inte betalar snart avbryts den automatiskt.`,
    nb: (name: string) =>
      `Bestilling ${name} er ikke betalt ennå. Hvis du ikke betaler snart, kanselleres den automatisk.`,
    da: (name: string) => `Ordre ${name} er ikke betalt endnu. Hvis du ikke betaler snart, annulleres den automatisk.`,
    fi: (name: string) => `Tilausta ${name} ei ole vielä maksettu. Jos et maksa pian, se peruuntuu automaattisesti.`,
  },
  unfinished: {
    en: (name: string) => `Order ${name} hasn't arrived yet, and we need your address to deliver it.`,
    sv: (name: string) =>
      `Beställning ${name} har inte kommit fram än, och vi behöver din adress för att leverera den.`,
    nb: (name: string) => `Bestilling ${name} har ikke kommet fram ennå, og vi trenger adressen din for å levere den.`,
    da: (name: string) => `Ordre ${name} er ikke nået frem endnu, og vi skal bruge din adresse for at levere den.`,
    fi: (name: string) => `Tilaus ${name} ei ole vielä perillä, ja tarvitsemme osoitteesi sen toimittamiseen.`,
  },
  payment: {
    en: (name: string) => `Order ${name} has a payment that isn't confirmed yet.`,
    sv: (name: string) => `Beställning ${name} har en betalning som inte är bekräftad än.`,
    nb: (name: string) => `Bestilling ${name} har en betaling som ikke er bekreftet ennå.`,
    da: (name: string) => `Ordre ${name} har en betaling, der ikke er bekræftet endnu.`,
    fi: (name: string) => `Tilaukseen ${name} liittyy maksu, jota ei ole vielä vahvistettu.`,
  },
  refund: {
    en: (name: string) => `Order ${name} has a refund that hasn't reached you yet.`,
    sv: (name: string) => `Beställning ${name} har en återbetalning som inte har nått dig än.`,
    nb: (name: string) => `Bestilling ${name} har en tilbakebetaling som ikke har nådd deg ennå.`,
    da: (name: string) => `Ordre ${name} har en tilbagebetaling, der ikke er nået frem til dig endnu.`,
    fi: (name: string) => `Tilaukseen ${name} liittyy hyvitys, joka ei ole vielä saapunut sinulle.`,
  },
  dispute: {
    en: (name: string) => `Order ${name} has an open dispute with your bank.`,
    sv: (name: string) => `Beställning ${name} har en öppen tvist med din bank.`,
    nb: (name: string) => `Bestilling ${name} har en åpen tvist med banken din.`,
    da: (name: string) => `Ordre ${name} har en åben tvist med din bank.`,
    fi: (name: string) => `Tilaukseen ${name} liittyy maksuriita, jonka käsittely pankissasi on kesken.`,
  },
  discrepancy: {
    en: (name: string) => `Order ${name} has a payment we're still checking.`,
    sv: (name: string) => `Beställning ${name} har en betalning som vi fortfarande kontrollerar.`,
    nb: (name: string) => `Bestilling ${name} har en betaling vi fortsatt kontrollerer.`,
    da: (name: string) => `Ordre ${name} har en betaling, som vi stadig kontrollerer.`,
    fi: (name: string) => `Tilaukseen ${name} liittyy maksu, jota vielä tarkistamme.`,
  },
  return: {
    en: (name: string) => `Order ${name} has a return or exchange in progress.`,
    sv: (name: string) => `Beställning ${name} har en pågående retur eller ett pågående byte.`,
    nb: (name: string) => `Bestilling ${name} har en pågående retur eller et pågående bytte.`,
    da: (name: string) => `Ordre ${name} har en igangværende returnering eller ombytning.`,
    fi: (name: string) => `Tilauksen ${name} palautus tai vaihto on kesken.`,
  },
  objection: {
    en: (name: string) => `Order ${name} has a deduction you objected to, and we haven't decided yet.`,
    sv: (name: string) =>
      `Beställning ${name} har ett avdrag som du invände mot, och vi har inte fattat något beslut än.`,
    nb: (name: string) => `Bestilling ${name} har et fradrag du protesterte mot, og vi har ikke bestemt oss ennå.`,
    da: (name: string) =>
      `Ordre ${name} har et fradrag, du gjorde indsigelse mod, og vi har ikke truffet afgørelse endnu.`,
    fi: (name: string) => `Tilaukseen ${name} liittyy vähennys, jota vastustit, emmekä ole vielä päättäneet asiasta.`,
  },
  withdrawal: {
    en: (name: string) => `Order ${name} has a return we haven't finished handling.`,
    sv: (name: string) => `Beställning ${name} har en retur som vi inte är klara med.`,
    nb: (name: string) => `Bestilling ${name} har en retur vi ikke er ferdige med.`,
    da: (name: string) => `Ordre ${name} har en returnering, som vi ikke er færdige med.`,
    fi: (name: string) => `Tilaukseen ${name} liittyy palautus, jonka käsittely on kesken.`,
  },
  notice: {
    en: (_name: string) => "We haven't found the order for your return notice yet.",
    sv: (_name: string) => "Vi har inte hittat beställningen för ditt returmeddelande än.",
    nb: (_name: string) => "Vi har ikke funnet bestillingen til returmeldingen din ennå.",
    da: (_name: string) => "Vi har endnu ikke fundet ordren til din meddelelse om returnering.",
    fi: (_name: string) => "Emme ole vielä löytäneet tilausta, jota palautusilmoituksesi koskee.",
  },
  complaint: {
    en: (name: string) => `Order ${name} has an open complaint, and we'll reply to it first.`,
    sv: (name: string) => `Beställning ${name} har en öppen reklamation, och vi svarar på den först.`,
    nb: (name: string) => `Bestilling ${name} har en åpen reklamasjon, og vi svarer på den først.`,
    da: (name: string) => `Ordre ${name} har en åben reklamation, og vi svarer på den først.`,
    fi: (name: string) => `Tilaukseen ${name} liittyy avoin reklamaatio, ja vastaamme ensin siihen.`,
  },
  file: {
    en: (_name: string) => "Our staff is working on a file that may include your data. Try again in an hour.",
    sv: (_name: string) => "Vår personal arbetar med en fil som kan innehålla dina uppgifter. Försök igen om en timme.",
    nb: (_name: string) =>
      "Våre ansatte arbeider med en fil som kan inneholde opplysningene dine. Prøv igjen om en time.",
    da: (_name: string) =>
      "Vores medarbejdere arbejder med en fil, der kan indeholde dine oplysninger. Prøv igen om en time.",
    fi: (_name: string) =>
      "Henkilökuntamme käsittelee tiedostoa, jossa voi olla tietojasi. Yritä tunnin kuluttua uudelleen.",
  },
} satisfies Record<OpenMatter["kind"], Record<string, unknown>>);

/** Of a complaint that no order is known of. */
export const orderlessComplaint = localised({
  sentence: {
    en: (name: string) => `Complaint ${name} is still open, and we'll reply to it first.`,
    sv: (name: string) => `Reklamation ${name} är fortfarande öppen, och vi svarar på den först.`,
    nb: (name: string) => `Reklamasjon ${name} er fortsatt åpen, og vi svarer på den først.`,
    da: (name: string) => `Reklamation ${name} er stadig åben, og vi svarer på den først.`,
    fi: (name: string) => `Reklamaatio ${name} on vielä avoin, ja vastaamme ensin siihen.`,
  },
});
