import type { InLink } from "#app/features/shop/mail/mail-parts.tsx";
import { localised } from "#app/shared/language/localised.ts";

export const newsletterConfirmTexts = localised({
  subject: {
    en: (shop: string) => `Confirm your subscription to ${shop}`,
    sv: (shop: string) => `Bekräfta din prenumeration hos ${shop}`,
    nb: (shop: string) => `Bekreft påmeldingen din hos ${shop}`,
    da: (shop: string) => `Bekræft din tilmelding hos ${shop}`,
    fi: (shop: string) => `Vahvista uutiskirjeen tilaus | ${shop}`,
  },
  preview: {
    en: "One click and you're on the list.",
    sv: "Ett klick så är du med på listan.",
    nb: "Ett klikk, så er du på listen.",
    da: "Ét klik, så er du på listen.",
    fi: "Yksi klikkaus, niin olet listalla.",
  },
  heading: {
    en: "Confirm your email",
    sv: "Bekräfta din e-postadress",
    nb: "Bekreft e-postadressen din",
    da: "Bekræft din e-mailadresse",
    fi: "Vahvista sähköpostiosoitteesi",
  },
  footer: {
    en: "Not you? Ignore this email, and we won't send another.",
    sv: "Inte du? Bry dig inte om mejlet, så skickar vi inget mer.",
    nb: "Ikke deg? Se bort fra e-posten, så sender vi ikke flere.",
    da: "Ikke dig? Se bort fra e-mailen, så sender vi ikke flere.",
    fi: "Etkö se ollut sinä? Jätä viesti huomiotta, niin emme lähetä toista.",
  },
  intro: {
    en: (purposes: string, shop: string) =>
      `Confirm that you want ${purposes} from ${shop}: a few emails a month. Unsubscribe anytime.`,
    sv: (purposes: string, shop: string) =>
      `Bekräfta att du vill ha ${purposes} från ${shop}: några mejl i månaden. Avsluta när du vill.`,
    nb: (purposes: string, shop: string) =>
      `Bekreft at du vil ha ${purposes} fra ${shop}: noen få e-poster i måneden. Meld deg av når du vil.`,
    da: (purposes: string, shop: string) =>
      `Bekræft, at du vil have ${purposes} fra ${shop}: et par e-mails om måneden. Afmeld dig når som helst.`,
    fi: (purposes: string, shop: string) =>
      `Vahvista tilauksesi: ${purposes} (${shop}). Muutama viesti kuukaudessa. Voit perua tilauksen milloin vain.`,
  },
  confirm: { en: "Confirm", sv: "Bekräfta", nb: "Bekreft", da: "Bekræft", fi: "Vahvista" },
  days: {
    en: (days: number) => `The link works for ${days} days.`,
    sv: (days: number) => `Länken gäller i ${days} dagar.`,
    nb: (days: number) => `Lenken virker i ${days} dager.`,
    da: (days: number) => `Linket virker i ${days} dage.`,
    fi: (days: number) => `Linkki toimii ${days} päivää.`,
  },
});

export const newsletterWelcomeTexts = localised({
  subject: {
    en: (shop: string, code: string) => `Welcome to ${shop}: ${code} inside`,
    sv: (shop: string, code: string) => `Välkommen till ${shop}: här är ${code}`,
    nb: (shop: string, code: string) => `Velkommen til ${shop}: Her er ${code}`,
    da: (shop: string, code: string) => `Velkommen til ${shop}: Her er ${code}`,
    fi: (shop: string, code: string) => `${shop} toivottaa sinut tervetulleeksi: tässä on ${code}`,
  },
  offer: {
    en: "Enter this code in your cart for 10% off your first order:",
    sv: "Ange koden i varukorgen, så får du 10 % rabatt på din första beställning:",
    nb: "Skriv inn koden i handlekurven og få 10 % rabatt på din første bestilling:",
    da: "Indtast koden i kurven, og få 10 % rabat på din første ordre:",
    fi: "Syötä tämä koodi ostoskorissa, niin saat 10 % alennusta ensimmäisestä tilauksestasi:",
  },
  heading: {
    en: (shop: string) => `Welcome to ${shop}`,
    sv: (shop: string) => `Välkommen till ${shop}`,
    nb: (shop: string) => `Velkommen til ${shop}`,
    da: (shop: string) => `Velkommen til ${shop}`,
    fi: (shop: string) => `${shop} toivottaa sinut tervetulleeksi`,
  },
  footer: {
    en: "You're getting this email because you confirmed your subscription.",
    sv: "Du får det här mejlet eftersom du har bekräftat din prenumeration.",
    nb: "Du får denne e-posten fordi du har bekreftet påmeldingen din.",
    da: "Du får denne e-mail, fordi du har bekræftet din tilmelding.",
    fi: "Saat tämän viestin, koska vahvistit tilauksesi.",
  },
  onTheList: {
    en: (tagline: string) =>
      `${tagline}. You're on the list: new drops, restocks and training tips, a few times a month.`,
    sv: (tagline: string) =>
      `${tagline}. Du är med på listan: nyheter, varor som är tillbaka i lager och träningstips, några gånger i månaden.`,
    nb: (tagline: string) =>
      `${tagline}. Du er på listen: nyheter, varer tilbake på lager og treningstips noen ganger i måneden.`,
    da: (tagline: string) =>
      `${tagline}. Du er på listen: nyheder, varer tilbage på lager og træningstips et par gange om måneden.`,
    fi: (tagline: string) =>
      `${tagline}. Olet listalla: uutuuksia, täydennyksiä ja treenivinkkejä muutaman kerran kuukaudessa.`,
  },
  shop: {
    en: "Shop the collection",
    sv: "Handla kollektionen",
    nb: "Se kolleksjonen",
    da: "Se kollektionen",
    fi: "Tutustu mallistoon",
  },
  unsubscribe: {
    en: (leave: InLink) => <>Not for you? {leave("Unsubscribe")} anytime.</>,
    sv: (leave: InLink) => <>Inget för dig? {leave("Avsluta prenumerationen")} när du vill.</>,
    nb: (leave: InLink) => <>Ikke noe for deg? {leave("Meld deg av")} når du vil.</>,
    da: (leave: InLink) => <>Ikke noget for dig? {leave("Afmeld dig")} når som helst.</>,
    fi: (leave: InLink) => <>Etkö halua viestejä? {leave("Peru uutiskirje")} milloin vain.</>,
  },
});
