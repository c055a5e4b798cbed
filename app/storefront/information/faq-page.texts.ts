import { localised } from "#app/shared/language/localised.ts";

/** What stands around the questions. */
export const faqPageTexts = localised({
  title: {
    en: "Frequently Asked Questions",
    sv: "Vanliga frågor",
    nb: "Ofte stilte spørsmål",
    da: "Ofte stillede spørgsmål",
    fi: "Usein kysyttyä",
  },
  metaDescription: {
    en: "Delivery, returns, sizes, payment and more: the questions we hear most.",
    sv: "Leverans, returer, storlekar, betalning med mera: frågorna vi oftast får.",
    nb: "Levering, returer, størrelser, betaling og mer: spørsmålene vi oftest får.",
    da: "Levering, returnering, størrelser, betaling og mere: de spørgsmål, vi oftest får.",
    fi: "Toimitus, palautukset, koot, maksaminen ja muuta: yleisimmät kysymykset.",
  },
  still: {
    en: "Still have questions?",
    sv: "Fler frågor?",
    nb: "Flere spørsmål?",
    da: "Flere spørgsmål?",
    fi: "Onko vielä kysyttävää?",
  },
  contact: { en: "Contact us", sv: "Kontakta oss", nb: "Kontakt oss", da: "Kontakt os", fi: "Ota yhteyttä" },
  home: { en: "Back to Home", sv: "Till startsidan", nb: "Til forsiden", da: "Til forsiden", fi: "Etusivulle" },
});
