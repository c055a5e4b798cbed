import type { InLink } from "#app/features/shop/mail/mail-parts.tsx";
import { localised } from "#app/shared/language/localised.ts";

export const backInStockMailTexts = localised({
  subject: {
    en: (what: string) => `Back in stock: ${what}`,
    sv: (what: string) => `Tillbaka i lager: ${what}`,
    nb: (what: string) => `Tilbake på lager: ${what}`,
    da: (what: string) => `Tilbage på lager: ${what}`,
    fi: (what: string) => `Taas varastossa: ${what}`,
  },
  preview: {
    en: (product: string, variant: string) => `${product} in ${variant}.`,
    sv: (product: string, variant: string) => `${product} i ${variant}.`,
    nb: (product: string, variant: string) => `${product} i ${variant}.`,
    da: (product: string, variant: string) => `${product} i ${variant}.`,
    fi: (product: string, variant: string) => `${product}: ${variant}.`,
  },
  heading: {
    en: "It's back",
    sv: "Nu är den tillbaka",
    nb: "Nå er den tilbake",
    da: "Nu er den tilbage",
    fi: "Se on taas täällä",
  },
  footer: {
    en: (shop: string) => `You're getting this email because you asked ${shop} to tell you. We won't send another.`,
    sv: (shop: string) => `Du får det här mejlet eftersom du bad ${shop} säga till. Vi skickar inget mer.`,
    nb: (shop: string) => `Du får denne e-posten fordi du ba ${shop} si fra. Vi sender ikke flere.`,
    da: (shop: string) => `Du får denne e-mail, fordi du bad ${shop} give besked. Vi sender ikke flere.`,
    fi: (shop: string) => `Saat tämän viestin, koska pyysit siitä tiedon (${shop}). Emme lähetä toista.`,
  },
  intro: {
    en: "Good news: this is back in stock.",
    sv: "Goda nyheter: den här är tillbaka i lager.",
    nb: "Gode nyheter: Denne er tilbake på lager.",
    da: "Gode nyheder: Denne er tilbage på lager.",
    fi: "Hyviä uutisia: tätä on taas varastossa.",
  },
  shop: { en: "Shop now", sv: "Handla nu", nb: "Handle nå", da: "Køb nu", fi: "Osta nyt" },
  noReserve: {
    en: "We can't reserve it for you: first come, first served.",
    sv: "Vi kan inte reservera den åt dig: först till kvarn gäller.",
    nb: "Vi kan ikke reservere den til deg: førstemann til mølla.",
    da: "Vi kan ikke reservere den til dig: først til mølle.",
    fi: "Emme voi varata sitä sinulle: nopeimmat ehtivät.",
  },
  delete: {
    en: (request: InLink) => <>Changed your mind? {request("Delete your request")}.</>,
    sv: (request: InLink) => <>Har du ändrat dig? {request("Ta bort din bevakning")}.</>,
    nb: (request: InLink) => <>Har du ombestemt deg? {request("Slett ønsket ditt")}.</>,
    da: (request: InLink) => <>Har du ombestemt dig? {request("Slet dit ønske")}.</>,
    fi: (request: InLink) => <>Muutitko mielesi? {request("Poista pyyntösi")}.</>,
  },
});

export const backInStockConfirmTexts = localised({
  subject: {
    en: (product: string) => `Confirm: email me when ${product} is back`,
    sv: (product: string) => `Bekräfta: mejla mig när ${product} är tillbaka`,
    nb: (product: string) => `Bekreft: Send meg en e-post når ${product} er tilbake`,
    da: (product: string) => `Bekræft: Send mig en e-mail, når ${product} er tilbage`,
    fi: (product: string) => `Vahvista: haluan tiedon, kun ${product} on taas varastossa`,
  },
  preview: {
    en: "One click, and we'll email you when it's back.",
    sv: "Ett klick, så mejlar vi dig när den är tillbaka.",
    nb: "Ett klikk, så sender vi deg en e-post når den er tilbake.",
    da: "Ét klik, så sender vi dig en e-mail, når den er tilbage.",
    fi: "Yksi klikkaus, niin ilmoitamme, kun sitä on taas.",
  },
  heading: {
    en: "Want to know when it's back?",
    sv: "Vill du veta när den är tillbaka?",
    nb: "Vil du vite når den er tilbake?",
    da: "Vil du vide, når den er tilbage?",
    fi: "Haluatko tietää, kun sitä on taas?",
  },
  footer: {
    en: "Not you? Ignore this email, and we won't send another.",
    sv: "Inte du? Bry dig inte om mejlet, så skickar vi inget mer.",
    nb: "Ikke deg? Se bort fra e-posten, så sender vi ikke flere.",
    da: "Ikke dig? Se bort fra e-mailen, så sender vi ikke flere.",
    fi: "Etkö se ollut sinä? Jätä viesti huomiotta, niin emme lähetä toista.",
  },
  intro: {
    en: "Confirm, and we'll email you when this is back in stock:",
    sv: "Bekräfta, så mejlar vi dig när den här är tillbaka i lager:",
    nb: "Bekreft, så sender vi deg en e-post når denne er tilbake på lager:",
    da: "Bekræft, så sender vi dig en e-mail, når denne er tilbage på lager:",
    fi: "Vahvista, niin lähetämme sähköpostia, kun tätä on taas varastossa:",
  },
  confirm: { en: "Confirm", sv: "Bekräfta", nb: "Bekreft", da: "Bekræft", fi: "Vahvista" },
  once: {
    en: (days: number) =>
      `We'll send you that one email and nothing else. Confirm within ${days} days. You can use the same link to cancel later.`,
    sv: (days: number) =>
      `Vi skickar bara det mejlet och inget annat. Länken gäller i ${days} dagar, och med den kan du också avsluta bevakningen.`,
    nb: (days: number) =>
      `Vi sender bare den ene e-posten og ikke noe annet. Lenken virker i ${days} dager, og du kan bruke den til å trekke ønsket tilbake senere.`,
    da: (days: number) =>
      `Vi sender kun den ene e-mail og intet andet. Linket virker i ${days} dage, og du kan bruge det til at trække ønsket tilbage senere.`,
    fi: (days: number) =>
      `Lähetämme vain tuon yhden viestin. Linkki toimii ${days} päivää, ja voit perua pyynnön sillä myöhemmin.`,
  },
});
