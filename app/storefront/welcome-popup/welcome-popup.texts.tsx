import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

export const welcomeTexts = localised({
  close: { en: "Close offer", sv: "Stäng erbjudandet", nb: "Lukk tilbudet", da: "Luk tilbuddet", fi: "Sulje tarjous" },
  activated: {
    en: "Discount Activated!",
    sv: "Rabatten är aktiverad!",
    nb: "Rabatten er aktivert!",
    da: "Rabatten er aktiveret!",
    fi: "Alennus on käytössä!",
  },
  applies: {
    en: (code: ReactNode) => (
      <>We'll apply {code} in your cart. To get our newsletter, too, confirm with the link we emailed you.</>
    ),
    sv: (code: ReactNode) => (
      <>{code} dras av i varukorgen. Bekräfta med länken i vårt mejl om du också vill ha nyhetsbrevet.</>
    ),
    nb: (code: ReactNode) => (
      <>{code} trekkes fra i handlekurven. Bekreft med lenken i e-posten vår for å få nyhetsbrevet også.</>
    ),
    da: (code: ReactNode) => (
      <>{code} trækkes fra i kurven. Bekræft med linket i vores mail for også at få nyhedsbrevet.</>
    ),
    fi: (code: ReactNode) => (
      <>{code} tulee käyttöön ostoskorissa. Saat myös uutiskirjeen, kun vahvistat sen sähköpostin linkistä.</>
    ),
  },
  email: { en: "Email", sv: "E-post", nb: "E-post", da: "E-mail", fi: "Sähköposti" },
  activating: {
    en: "Activating...",
    sv: "Aktiverar...",
    nb: "Aktiverer...",
    da: "Aktiverer...",
    fi: "Otetaan käyttöön...",
  },
  activate: {
    en: "ACTIVATE DISCOUNT",
    sv: "AKTIVERA RABATTEN",
    nb: "AKTIVER RABATTEN",
    da: "AKTIVER RABATTEN",
    fi: "OTA ALENNUS KÄYTTÖÖN",
  },
  terms: {
    en: (consent: string) => `Includes our newsletter. ${consent}`,
    sv: (consent: string) => `Vårt nyhetsbrev ingår. ${consent}`,
    nb: (consent: string) => `Nyhetsbrevet vårt er med. ${consent}`,
    da: (consent: string) => `Vores nyhedsbrev er med. ${consent}`,
    fi: (consent: string) => `Sisältää uutiskirjeemme. ${consent}`,
  },
  privacy: {
    en: "Privacy Policy",
    sv: "Integritetspolicy",
    nb: "Personvernerklæring",
    da: "Privatlivspolitik",
    fi: "Tietosuojaseloste",
  },
  offline: {
    en: "You're offline. Your address is still here: try again when you're connected.",
    sv: "Du är offline. Din adress finns kvar här: försök igen när du har uppkoppling.",
    nb: "Du er frakoblet. Adressen din står her fortsatt: Prøv igjen når du er på nett.",
    da: "Du er offline. Din adresse står her stadig: Prøv igen, når du er online.",
    fi: "Verkkoyhteyttä ei ole. Osoitteesi on yhä tässä: yritä uudelleen, kun yhteys toimii.",
  },
});
