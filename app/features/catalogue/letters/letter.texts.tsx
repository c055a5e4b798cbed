import type { InLink } from "#app/features/shop/mail/mail-parts.tsx";
import { localised } from "#app/shared/language/localised.ts";

/** What stands around a letter, and beside its products. */
export const letterTexts = localised({
  reason: {
    en: (purpose: string, shop: string) =>
      `You're getting this email because you confirmed that you want ${purpose} from ${shop}.`,
    sv: (purpose: string, shop: string) =>
      `Du får det här mejlet eftersom du har bekräftat att du vill ha ${purpose} från ${shop}.`,
    nb: (purpose: string, shop: string) =>
      `Du får denne e-posten fordi du har bekreftet at du vil ha ${purpose} fra ${shop}.`,
    da: (purpose: string, shop: string) =>
      `Du får denne e-mail, fordi du har bekræftet, at du vil have ${purpose} fra ${shop}.`,
    fi: (purpose: string, shop: string) => `Saat tämän viestin, koska vahvistit tilauksen: ${purpose} (${shop}).`,
  },
  unsubscribe: {
    en: (leave: InLink) => <>Had enough? {leave("Unsubscribe")} anytime.</>,
    sv: (leave: InLink) => <>Har du fått nog? {leave("Avsluta prenumerationen")} när du vill.</>,
    nb: (leave: InLink) => <>Har du fått nok? {leave("Meld deg av")} når du vil.</>,
    da: (leave: InLink) => <>Har du fået nok? {leave("Afmeld dig")} når som helst.</>,
    fi: (leave: InLink) => <>Riittikö? {leave("Lopeta viestit")} milloin vain.</>,
  },
  soldOut: { en: "Sold out", sv: "Slutsåld", nb: "Utsolgt", da: "Udsolgt", fi: "Loppuunmyyty" },
  from: {
    en: (price: string) => `From ${price}`,
    sv: (price: string) => `Från ${price}`,
    nb: (price: string) => `Fra ${price}`,
    da: (price: string) => `Fra ${price}`,
    fi: (price: string) => `Alkaen ${price}`,
  },
  lowest: {
    en: (price: string) => `(lowest in the 30 days before: ${price})`,
    sv: (price: string) => `(lägsta på 30 dagar: ${price})`,
    nb: (price: string) => `(laveste på 30 dager: ${price})`,
    da: (price: string) => `(laveste på 30 dage: ${price})`,
    fi: (price: string) => `(alin 30 päivään: ${price})`,
  },
});
