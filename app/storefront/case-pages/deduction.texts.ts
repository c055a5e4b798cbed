import { localised } from "#app/shared/language/localised.ts";

export const deductionTexts = localised({
  title: {
    en: "Deduction from your refund",
    sv: "Avdrag från din återbetalning",
    nb: "Fradrag i tilbakebetalingen din",
    da: "Fradrag i din tilbagebetaling",
    fi: "Vähennys hyvityksestäsi",
  },
  broken: {
    en: "Open the latest email about your return, or contact us.",
    sv: "Öppna det senaste mejlet om din retur eller kontakta oss.",
    nb: "Åpne den siste e-posten om returen din, eller kontakt oss.",
    da: "Åbn den seneste e-mail om din returnering, eller kontakt os.",
    fi: "Avaa uusin palautustasi koskeva sähköposti tai ota yhteyttä.",
  },
  number: {
    en: (number: string, order: string) => `Return ${number}, order ${order}`,
    sv: (number: string, order: string) => `Retur ${number}, beställning ${order}`,
    nb: (number: string, order: string) => `Retur ${number}, bestilling ${order}`,
    da: (number: string, order: string) => `Returnering ${number}, ordre ${order}`,
    fi: (number: string, order: string) => `Palautus ${number}, tilaus ${order}`,
  },
  picture: {
    en: (view: number) => `Your returned item, view ${view}`,
    sv: (view: number) => `Din returnerade vara, bild ${view}`,
    nb: (view: number) => `Den returnerte varen din, visning ${view}`,
    da: (view: number) => `Din returnerede vare, billede ${view}`,
    fi: (view: number) => `Palauttamasi tuote, kuva ${view}`,
  },
  // With the space before the amount, and a full stop after it.
  used: {
    en: (item: string) => `Your ${item} came back used, not just tried on. We're deducting `,
    sv: (item: string) => `${item} har använts mer än vad som behövs för att prova. Vi drar av `,
    nb: (item: string) => `Varen din ${item} er brukt mer enn det som trengs for å prøve den. Vi trekker fra `,
    da: (item: string) => `Din vare ${item} er brugt mere, end der kræves for at prøve den. Fradraget er på `,
    fi: (item: string) => `${item}: tuotetta oli käytetty enemmän kuin sovittamiseen. Vähennämme `,
  },
  why: {
    en: (reason: string) => `Why: ${reason}`,
    sv: (reason: string) => `Anledning: ${reason}`,
    nb: (reason: string) => `Hvorfor: ${reason}`,
    da: (reason: string) => `Hvorfor: ${reason}`,
    fi: (reason: string) => `Syy: ${reason}`,
  },
  dropped: {
    en: "We looked again and won't deduct anything.",
    sv: "Vi har tittat en gång till och drar inte av något.",
    nb: "Vi har sett på det igjen og trekker ikke fra noe.",
    da: "Vi har set på det igen og trækker ikke noget fra.",
    fi: "Katsoimme asiaa uudelleen emmekä vähennä mitään.",
  },
  stands: {
    en: "We looked again, and the deduction stands.",
    sv: "Vi har tittat en gång till, och avdraget står fast.",
    nb: "Vi har sett på det igjen, og fradraget står fast.",
    da: "Vi har set på det igen, og fradraget står ved magt.",
    fi: "Katsoimme asiaa uudelleen, ja vähennys pysyy voimassa.",
  },
  objected: {
    en: (time: string) => `We received your objection on ${time}. A person will look again and reply by email.`,
    sv: (time: string) => `Vi fick din invändning ${time}. En person tittar en gång till och svarar via e-post.`,
    nb: (time: string) => `Vi mottok innsigelsen din ${time}. En medarbeider ser på det igjen og svarer på e-post.`,
    da: (time: string) => `Vi modtog din indsigelse ${time}. En medarbejder ser på det igen og svarer på e-mail.`,
    fi: (time: string) => `Saimme vastalauseesi ${time}. Työntekijämme katsoo asiaa uudelleen ja vastaa sähköpostitse.`,
  },
  disagree: {
    en: "Disagree? Press the button, and a person will look again. You don't need to say why.",
    sv: "Håller du inte med? Tryck på knappen, så tittar en person en gång till. Du behöver inte säga varför.",
    nb: "Er du uenig? Trykk på knappen, så ser en medarbeider på det igjen. Du trenger ikke si hvorfor.",
    da: "Er du uenig? Tryk på knappen, så ser en medarbejder på det igen. Du behøver ikke sige hvorfor.",
    fi: "Oletko eri mieltä? Paina painiketta, niin työntekijämme katsoo asiaa uudelleen. Sinun ei tarvitse kertoa syytä.",
  },
  object: {
    en: "Object to this deduction",
    sv: "Invänd mot avdraget",
    nb: "Protester mot fradraget",
    da: "Gør indsigelse mod fradraget",
    fi: "Vastusta vähennystä",
  },
});
