import { localised } from "#app/shared/language/localised.ts";

/** What pickup points are called. */
export const pickupPointTexts = localised({
  pickupPoint: {
    en: "Pickup point",
    sv: "Utlämningsställe",
    nb: "Hentested",
    da: "Udleveringssted",
    fi: "Noutopiste",
  },
  shop: { en: "Service point", sv: "Ombud", nb: "Butikk", da: "Pakkeshop", fi: "Palvelupiste" },
  box: { en: "Parcel locker", sv: "Paketbox", nb: "Pakkeboks", da: "Pakkeboks", fi: "Pakettiautomaatti" },
});
