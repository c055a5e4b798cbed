import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** Why it is safe to buy. */
export const trustTexts = localised({
  secure: {
    en: "Secure checkout",
    sv: "Säker betalning",
    nb: "Sikker betaling",
    da: "Sikker betaling",
    fi: "Turvallinen maksu",
  },
  secureText: {
    en: "Your payment is encrypted. We never see your card number.",
    sv: "Din betalning är krypterad. Vi ser aldrig ditt kortnummer.",
    nb: "Betalingen din er kryptert. Vi ser aldri kortnummeret ditt.",
    da: "Din betaling er krypteret. Vi ser aldrig dit kortnummer.",
    fi: "Maksusi on salattu. Emme näe korttinumeroasi.",
  },
  questions: {
    en: "Questions?",
    sv: "Frågor?",
    nb: "Spørsmål?",
    da: "Spørgsmål?",
    fi: "Kysyttävää?",
  },
  emailOrPhone: {
    en: (email: ReactNode, phone: ReactNode) => (
      <>
        {email} or {phone}
      </>
    ),
    sv: (email: ReactNode, phone: ReactNode) => (
      <>
        {email} eller {phone}
      </>
    ),
    nb: (email: ReactNode, phone: ReactNode) => (
      <>
        {email} eller {phone}
      </>
    ),
    da: (email: ReactNode, phone: ReactNode) => (
      <>
        {email} eller {phone}
      </>
    ),
    fi: (email: ReactNode, phone: ReactNode) => (
      <>
        {email} tai {phone}
      </>
    ),
  },
});
