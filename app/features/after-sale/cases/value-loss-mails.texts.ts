import { localised } from "#app/shared/language/localised.ts";

export const valueLossMailTexts = localised({
  footer: {
    en: "You're getting this email because you returned an order. Questions? We're happy to help:",
    sv: "Du får det här mejlet eftersom du har returnerat en beställning. Har du frågor? Vi hjälper gärna till:",
    nb: "Du får denne e-posten fordi du har returnert en bestilling. Har du spørsmål? Vi hjelper deg gjerne:",
    da: "Du får denne e-mail, fordi du har returneret en ordre. Har du spørgsmål? Vi hjælper gerne:",
    fi: "Saat tämän viestin, koska palautit tilauksen. Kysyttävää? Autamme mielellämme:",
  },
  subject: {
    en: (number: string) => `A deduction from your refund: return ${number}`,
    sv: (number: string) => `Ett avdrag från din återbetalning: retur ${number}`,
    nb: (number: string) => `Et fradrag i tilbakebetalingen: retur ${number}`,
    da: (number: string) => `Et fradrag i din tilbagebetaling: returnering ${number}`,
    fi: (number: string) => `Vähennys hyvityksestäsi: palautus ${number}`,
  },
  preview: {
    en: (amount: string, item: string) => `We're deducting ${amount} for ${item}. You can object.`,
    sv: (amount: string, item: string) => `Vi drar av ${amount} för ${item}. Du kan invända mot det.`,
    nb: (amount: string, item: string) => `Vi trekker fra ${amount} for ${item}. Du kan protestere.`,
    da: (amount: string, item: string) => `Vi trækker ${amount} fra for ${item}. Du kan gøre indsigelse.`,
    fi: (amount: string, item: string) => `Vähennämme ${amount}: ${item}. Voit vastustaa vähennystä.`,
  },
  heading: {
    en: "A deduction from your refund",
    sv: "Ett avdrag från din återbetalning",
    nb: "Et fradrag i tilbakebetalingen",
    da: "Et fradrag i din tilbagebetaling",
    fi: "Vähennys hyvityksestäsi",
  },
  deduction: { en: "Deduction", sv: "Avdrag", nb: "Fradrag", da: "Fradrag", fi: "Vähennys" },
  cameUsed: {
    en: (item: string, amount: string) =>
      `${item} came back used, not just tried on. We're deducting ${amount} from your refund. You get the rest back.`,
    sv: (item: string, amount: string) =>
      `${item} har använts mer än vad som behövs för att prova. Vi drar av ${amount} från din återbetalning. Resten får du tillbaka.`,
    nb: (item: string, amount: string) =>
      `${item} er brukt mer enn det som trengs for å prøve den. Vi trekker ${amount} fra tilbakebetalingen. Resten får du tilbake.`,
    da: (item: string, amount: string) =>
      `${item} er brugt mere, end der kræves for at prøve den. Vi trækker ${amount} fra din tilbagebetaling. Resten får du tilbage.`,
    fi: (item: string, amount: string) =>
      `${item}: tuotetta oli käytetty enemmän kuin sovittamiseen. Vähennämme hyvityksestäsi ${amount}. Saat loput takaisin.`,
  },
  why: {
    en: (reason: string) => `Why: ${reason}`,
    sv: (reason: string) => `Anledning: ${reason}`,
    nb: (reason: string) => `Grunn: ${reason}`,
    da: (reason: string) => `Hvorfor: ${reason}`,
    fi: (reason: string) => `Syy: ${reason}`,
  },
  disagree: {
    en: "Disagree? Use the button below, and a person will look again.",
    sv: "Håller du inte med? Säg till med ett tryck, så tittar en person en gång till.",
    nb: "Er du uenig? Si fra med ett trykk, så ser en medarbeider på det igjen.",
    da: "Er du uenig? Sig til med ét tryk, så ser en medarbejder på det igen.",
    fi: "Oletko eri mieltä? Kerro se yhdellä napautuksella, niin työntekijämme katsoo asiaa uudelleen.",
  },
  review: {
    en: "Review or object",
    sv: "Granska eller invänd",
    nb: "Se eller protester",
    da: "Se eller gør indsigelse",
    fi: "Katso tai vastusta",
  },
  law: {
    en: "The law allows a deduction for value lost through use that goes beyond trying an item on (Distance Contracts Act, chapter 2, section 15).",
    sv: "Enligt lagen får vi göra avdrag för värdeminskning när en vara har använts mer än vad som behövs för att prova den (2 kap. 15 § distansavtalslagen).",
    nb: "Loven tillater fradrag for verdi som er gått tapt ved at varen er brukt mer enn det som trengs for å prøve den (den svenske distansavtalslagen, kapittel 2 § 15).",
    da: "Loven tillader fradrag for den værdi, der er gået tabt, fordi varen er brugt mere, end der kræves for at prøve den (den svenske distansavtalslag, kapitel 2, § 15).",
    fi: "Laki sallii vähennyksen, jos tuotteen arvo on alentunut, koska sitä on käytetty enemmän kuin sovittamiseen (Ruotsin laki etäsopimuksista, 2 luvun 15 §).",
  },
  objectionSubject: {
    en: (number: string) => `Your objection: return ${number}`,
    sv: (number: string) => `Din invändning: retur ${number}`,
    nb: (number: string) => `Innsigelsen din: retur ${number}`,
    da: (number: string) => `Din indsigelse: returnering ${number}`,
    fi: (number: string) => `Vastalauseesi: palautus ${number}`,
  },
  refundToo: {
    en: (amount: string) => `We'll refund the ${amount}, too.`,
    sv: (amount: string) => `Vi betalar tillbaka även ${amount}.`,
    nb: (amount: string) => `Vi betaler også tilbake ${amount}.`,
    da: (amount: string) => `Vi betaler også ${amount} tilbage.`,
    fi: (amount: string) => `Hyvitämme myös ${amount}.`,
  },
  lookedAgain: {
    en: "We looked again.",
    sv: "Vi har tittat en gång till.",
    nb: "Vi har sett på det igjen.",
    da: "Vi har set på det igen.",
    fi: "Katsoimme asiaa uudelleen.",
  },
  lookedAgainHeading: {
    en: "We looked again",
    sv: "Vi har tittat en gång till",
    nb: "Vi har sett på det igjen",
    da: "Vi har set på det igen",
    fi: "Katsoimme asiaa uudelleen",
  },
  noDeduction: {
    en: "No deduction after all",
    sv: "Inget avdrag trots allt",
    nb: "Ikke noe fradrag likevel",
    da: "Alligevel intet fradrag",
    fi: "Ei vähennystä sittenkään",
  },
  dropped: {
    en: (item: string, amount: string) =>
      `We looked at your ${item} again and won't deduct anything. We'll refund the ${amount}, too, the way you paid.`,
    sv: (item: string, amount: string) =>
      `Vi har tittat en gång till på ${item} och drar inte av något. Vi betalar tillbaka även ${amount}, på samma sätt som du betalade.`,
    nb: (item: string, amount: string) =>
      `Vi har sett på ${item} igjen og trekker ikke fra noe. Vi betaler også tilbake ${amount}, på samme måte som du betalte.`,
    da: (item: string, amount: string) =>
      `Vi har set på ${item} igen og trækker ikke noget fra. Vi betaler også ${amount} tilbage på samme måde, som du betalte.`,
    fi: (item: string, amount: string) =>
      `${item}: katsoimme tuotetta uudelleen emmekä vähennä mitään. Hyvitämme myös ${amount} samalla tavalla kuin maksoit.`,
  },
  stands: {
    en: (item: string, amount: string, reason: string) =>
      `We looked at your ${item} again, and the ${amount} deduction stands: ${reason}`,
    sv: (item: string, amount: string, reason: string) =>
      `Vi har tittat en gång till på ${item}, och avdraget på ${amount} står fast: ${reason}`,
    nb: (item: string, amount: string, reason: string) =>
      `Vi har sett på ${item} igjen, og fradraget på ${amount} står fast: ${reason}`,
    da: (item: string, amount: string, reason: string) =>
      `Vi har set på ${item} igen, og fradraget på ${amount} står ved magt: ${reason}`,
    fi: (item: string, amount: string, reason: string) =>
      `${item}: katsoimme tuotetta uudelleen, ja vähennys ${amount} pysyy voimassa: ${reason}`,
  },
});
