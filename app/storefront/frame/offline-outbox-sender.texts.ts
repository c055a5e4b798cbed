import { localised } from "#app/shared/language/localised.ts";

export const outboxTexts = localised({
  online: {
    en: "You're back online",
    sv: "Du är online igen",
    nb: "Du er på nett igjen",
    da: "Du er online igen",
    fi: "Yhteys on palautunut",
  },
  sent: {
    en: "We've sent what was waiting.",
    sv: "Det som väntade är skickat.",
    nb: "Det som ventet, er sendt.",
    da: "Det, der ventede, er sendt.",
    fi: "Odottaneet tiedot on lähetetty.",
  },
});
