import { localised } from "#app/shared/language/localised.ts";

/** The box beside the order button in markets where one agrees to be charged at the order. */
export const chargeConsentTexts = localised({
  agree: {
    en: "I agree to be charged the full amount now, before my order ships.",
    sv: "Jag godkänner att ni drar hela beloppet nu, innan beställningen skickas.",
    nb: "Jeg godtar at dere trekker hele beløpet nå, før bestillingen sendes.",
    da: "Jeg accepterer, at I trækker hele beløbet nu, før ordren afsendes.",
    fi: "Hyväksyn, että veloitatte koko summan nyt, ennen kuin tilaus lähetetään.",
  },
  tick: {
    en: "Check the box to pay now.",
    sv: "Kryssa i rutan för att betala nu.",
    nb: "Kryss av i boksen for å betale nå.",
    da: "Sæt kryds i feltet for at betale nu.",
    fi: "Merkitse ruutu, jotta voit maksaa nyt.",
  },
});
