import { localised } from "#app/shared/language/localised.ts";

/** What proves a claim. */
export const claimTexts = localised({
  certificate: {
    en: (scheme: string, number: string) => `${scheme}, certificate ${number}`,
    sv: (scheme: string, number: string) => `${scheme}, certifikat ${number}`,
    nb: (scheme: string, number: string) => `${scheme}, sertifikat ${number}`,
    da: (scheme: string, number: string) => `${scheme}, certifikat ${number}`,
    fi: (scheme: string, number: string) => `${scheme}, sertifikaatti ${number}`,
  },
  issuedBy: {
    en: (issuer: string) => `Issued by ${issuer}`,
    sv: (issuer: string) => `Utfärdat av ${issuer}`,
    nb: (issuer: string) => `Utstedt av ${issuer}`,
    da: (issuer: string) => `Udstedt af ${issuer}`,
    fi: (issuer: string) => `Myöntäjä: ${issuer}`,
  },
  document: {
    en: "We keep the document that proves it",
    sv: "Vi har dokumentet som bevisar det",
    nb: "Vi har dokumentet som beviser det",
    da: "Vi har dokumentet, der beviser det",
    fi: "Meillä on asiakirja, joka todistaa sen",
  },
  validUntil: {
    en: (day: string) => `Valid until ${day}`,
    sv: (day: string) => `Gäller till ${day}`,
    nb: (day: string) => `Gyldig til ${day}`,
    da: (day: string) => `Gyldig til ${day}`,
    fi: (day: string) => `Voimassa ${day} asti`,
  },
});
