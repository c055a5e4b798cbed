import { localised } from "#app/shared/language/localised.ts";

/** The offer to tell when something is back, as product pages show it. */
export const notifyOfferTexts = localised({
  offer: {
    en: "Email me when it's back",
    sv: "Mejla mig när den är tillbaka",
    nb: "Send meg en e-post når den er tilbake",
    da: "Send mig en mail, når den er tilbage",
    fi: "Ilmoita, kun tuotetta on taas",
  },
  withoutScripts: {
    en: "Your size sold out? Get an email when it's back",
    sv: "Är din storlek slutsåld? Få ett mejl när den är tillbaka",
    nb: "Er størrelsen din utsolgt? Få en e-post når den er tilbake",
    da: "Er din størrelse udsolgt? Få en mail, når den er tilbage",
    fi: "Onko kokosi loppu? Saat viestin, kun sitä on taas",
  },
});
