import { localised } from "#app/shared/language/localised.ts";

/** Who sends an e-mail, at its foot. */
export const mailLayoutTexts = localised({
  company: {
    en: (organizationNumber: string, phone: string) => `Org. no. ${organizationNumber}, ${phone}`,
    sv: (organizationNumber: string, phone: string) => `Org.nr ${organizationNumber}, ${phone}`,
    nb: (organizationNumber: string, phone: string) => `Org.nr. ${organizationNumber}, ${phone}`,
    da: (organizationNumber: string, phone: string) => `Org.nr. ${organizationNumber}, ${phone}`,
    fi: (organizationNumber: string, phone: string) => `Yritystunnus ${organizationNumber}, ${phone}`,
  },
  companyWithVat: {
    en: (organizationNumber: string, vatNumber: string, phone: string) =>
      `Org. no. ${organizationNumber}, VAT no. ${vatNumber}, ${phone}`,
    sv: (organizationNumber: string, vatNumber: string, phone: string) =>
      `Org.nr ${organizationNumber}, momsreg.nr ${vatNumber}, ${phone}`,
    nb: (organizationNumber: string, vatNumber: string, phone: string) =>
      `Org.nr. ${organizationNumber}, mva-nr. ${vatNumber}, ${phone}`,
    da: (organizationNumber: string, vatNumber: string, phone: string) =>
      `Org.nr. ${organizationNumber}, momsnr. ${vatNumber}, ${phone}`,
    fi: (organizationNumber: string, vatNumber: string, phone: string) =>
      `Yritystunnus ${organizationNumber}, ALV-tunnus ${vatNumber}, ${phone}`,
  },
});
