import { localised } from "#app/shared/language/localised.ts";

/** What shoppers are told of orders that leave the EU. */
export const exportTexts = localised({
  norwegianDuties: {
    en: "Norwegian VAT and any duties are due on delivery. They aren't included in the total.",
    sv: "Norsk moms och eventuell tull betalas vid leverans. De ingår inte i totalsumman.",
    nb: "Norsk mva og eventuell toll betales ved levering. De er ikke med i totalsummen.",
    da: "Norsk moms og eventuel told betales ved levering. De er ikke med i det samlede beløb.",
    fi: "Norjan arvonlisävero ja mahdollinen tulli maksetaan toimituksen yhteydessä. Ne eivät sisälly loppusummaan.",
  },
  nothingDue: {
    en: "The total includes Norwegian VAT. You pay no VAT or duties on delivery.",
    sv: "Norsk moms ingår i totalsumman. Du betalar ingen moms eller tull vid leverans.",
    nb: "Norsk mva er med i totalsummen. Du betaler ikke mva eller toll ved levering.",
    da: "Norsk moms er med i det samlede beløb. Du betaler ingen moms eller told ved levering.",
    fi: "Norjan arvonlisävero sisältyy loppusummaan. Toimituksen yhteydessä ei makseta arvonlisäveroa eikä tullia.",
  },
});
