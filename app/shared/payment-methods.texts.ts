import { localised } from "./language/localised.ts";

/** What the ways to pay are called and how each is paid, where it isn't the brand's name. */
export const paymentMethodTexts = localised({
  card: { en: "Card", sv: "Kort", nb: "Kort", da: "Kort", fi: "Kortti" },
  // In a list of ways to pay: 'Swish, Klarna, card or PayPal'.
  cardInList: { en: "card", sv: "kort", nb: "kort", da: "kort", fi: "kortti" },
  klarnaPayNow: {
    en: "Klarna Pay now",
    sv: "Klarna Betala nu",
    nb: "Klarna Betal nå",
    da: "Klarna Betal nu",
    fi: "Klarna Maksa heti",
  },
  klarnaPayLater: {
    en: "Klarna Pay later",
    sv: "Klarna Betala senare",
    nb: "Klarna Betal senere",
    da: "Klarna Betal senere",
    fi: "Klarna Maksa myöhemmin",
  },
  klarnaFlexible: {
    en: "Klarna Flexible",
    sv: "Klarna Delbetalning",
    nb: "Klarna Delbetaling",
    da: "Klarna Delbetaling",
    fi: "Klarna Osamaksu",
  },
  inSwish: {
    en: "Confirm in the Swish app",
    sv: "Godkänn i Swish-appen",
    nb: "Godkjenn i Swish-appen",
    da: "Godkend i Swish-appen",
    fi: "Vahvista Swish-sovelluksessa",
  },
  inMobilePay: {
    en: "Confirm in the MobilePay app",
    sv: "Godkänn i MobilePay-appen",
    nb: "Godkjenn i MobilePay-appen",
    da: "Godkend i MobilePay-appen",
    fi: "Vahvista MobilePay-sovelluksessa",
  },
  byBankTransfer: {
    en: "Pay now by bank transfer",
    sv: "Betala nu med banköverföring",
    nb: "Betal nå med bankoverføring",
    da: "Betal nu med bankoverførsel",
    fi: "Maksa heti tilisiirrolla",
  },
  onDevice: {
    en: "Confirm on your device",
    sv: "Godkänn på din enhet",
    nb: "Godkjenn på enheten din",
    da: "Godkend på din enhed",
    fi: "Vahvista laitteellasi",
  },
  withPayPal: {
    en: "With your PayPal account",
    sv: "Med ditt PayPal-konto",
    nb: "Med PayPal-kontoen din",
    da: "Med din PayPal-konto",
    fi: "PayPal-tililläsi",
  },
  onCredit: {
    en: "Credit from Klarna, on Klarna's terms",
    sv: "Kredit från Klarna, på Klarnas villkor",
    nb: "Kreditt fra Klarna, på Klarnas vilkår",
    da: "Kredit fra Klarna, på Klarnas vilkår",
    fi: "Luotto Klarnalta, Klarnan ehdoin",
  },
  onCreditInParts: {
    en: "Credit from Klarna in parts, on Klarna's terms",
    sv: "Delbetalning med kredit från Klarna, på Klarnas villkor",
    nb: "Kreditt fra Klarna i avdrag, på Klarnas vilkår",
    da: "Kredit fra Klarna i rater, på Klarnas vilkår",
    fi: "Luotto Klarnalta, maksu osissa, Klarnan ehdoin",
  },
});
