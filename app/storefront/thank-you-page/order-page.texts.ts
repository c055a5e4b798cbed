import { localised } from "#app/shared/language/localised.ts";

/** What can be done with an order, and what was done with it. */
export const orderPageTexts = localised({
  parcels: {
    en: (count: number): string => (count === 1 ? "Parcel" : "Parcels"),
    sv: (_count: number): string => "Paket",
    nb: (count: number): string => (count === 1 ? "Pakke" : "Pakker"),
    da: (count: number): string => (count === 1 ? "Pakke" : "Pakker"),
    fi: (count: number): string => (count === 1 ? "Paketti" : "Paketit"),
  },
  sentOnly: {
    en: (date: string) => `, shipped ${date}, on its way`,
    sv: (date: string) => `, skickat ${date}, på väg`,
    nb: (date: string) => `, sendt ${date}, på vei`,
    da: (date: string) => `, sendt ${date}, på vej`,
    fi: (date: string) => `, lähetetty ${date}, matkalla`,
  },
  sentAndDelivered: {
    en: (sent: string, delivered: string) => `, shipped ${sent}, delivered ${delivered}`,
    sv: (sent: string, delivered: string) => `, skickat ${sent}, levererat ${delivered}`,
    nb: (sent: string, delivered: string) => `, sendt ${sent}, levert ${delivered}`,
    da: (sent: string, delivered: string) => `, sendt ${sent}, leveret ${delivered}`,
    fi: (sent: string, delivered: string) => `, lähetetty ${sent}, toimitettu ${delivered}`,
  },
  receipt: {
    en: (number: string) => `Receipt ${number} (PDF)`,
    sv: (number: string) => `Kvitto ${number} (PDF)`,
    nb: (number: string) => `Kvittering ${number} (PDF)`,
    da: (number: string) => `Kvittering ${number} (PDF)`,
    fi: (number: string) => `Kuitti ${number} (PDF)`,
  },
  creditNote: {
    en: (number: string) => `Credit note ${number} (PDF)`,
    sv: (number: string) => `Kreditfaktura ${number} (PDF)`,
    nb: (number: string) => `Kreditnota ${number} (PDF)`,
    da: (number: string) => `Kreditnota ${number} (PDF)`,
    fi: (number: string) => `Hyvityslasku ${number} (PDF)`,
  },
  terms: {
    en: "Terms you agreed to (PDF)",
    sv: "Villkoren du godkände (PDF)",
    nb: "Vilkårene du godtok (PDF)",
    da: "Vilkår, du accepterede (PDF)",
    fi: "Hyväksymäsi ehdot (PDF)",
  },
  information: {
    en: "Right of withdrawal, with form (PDF)",
    sv: "Ångerrätten, med blankett (PDF)",
    nb: "Angreretten, med skjema (PDF)",
    da: "Fortrydelsesret, med formular (PDF)",
    fi: "Peruuttamisoikeus ja lomake (PDF)",
  },
  documents: {
    en: "Documents",
    sv: "Dokument",
    nb: "Dokumenter",
    da: "Dokumenter",
    fi: "Asiakirjat",
  },
  returned: {
    en: (number: string, units: string) => `Return ${number}: ${units}`,
    sv: (number: string, units: string) => `Retur ${number}: ${units}`,
    nb: (number: string, units: string) => `Retur ${number}: ${units}`,
    da: (number: string, units: string) => `Returnering ${number}: ${units}`,
    fi: (number: string, units: string) => `Palautus ${number}: ${units}`,
  },
  refunded: {
    en: (price: string, number: string) => `Refunded: ${price} (credit note ${number})`,
    sv: (price: string, number: string) => `Återbetalt: ${price} (kreditfaktura ${number})`,
    nb: (price: string, number: string) => `Tilbakebetalt: ${price} (kreditnota ${number})`,
    da: (price: string, number: string) => `Tilbagebetalt: ${price} (kreditnota ${number})`,
    fi: (price: string, number: string) => `Hyvitetty: ${price} (hyvityslasku ${number})`,
  },
  returnsAndRefunds: {
    en: "Returns and refunds",
    sv: "Returer och återbetalningar",
    nb: "Returer og tilbakebetalinger",
    da: "Returneringer og tilbagebetalinger",
    fi: "Palautukset ja hyvitykset",
  },
  yourItems: {
    en: "Your items",
    sv: "Dina varor",
    nb: "Varene dine",
    da: "Dine varer",
    fi: "Tuotteesi",
  },
});
