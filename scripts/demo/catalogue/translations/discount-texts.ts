import type { PrefixedLanguage } from "#app/shared/language/languages.ts";

/** What tells of the demo shop's discounts, by its English. Kronor are kr to their own readers alone, as in prices (`shared/money.ts`). */
const texts: Readonly<Record<string, Readonly<Record<PrefixedLanguage, string>>>> = {
  "10% off your first order": {
    sv: "10 % rabatt på din första beställning",
    nb: "10 % rabatt på din første bestilling",
    da: "10 % rabat på din første ordre",
    fi: "10 % alennus ensimmäisestä tilauksestasi",
  },
  "15% off for our race crew": {
    sv: "15 % rabatt för vårt tävlingslag",
    nb: "15 % rabatt til konkurranselaget vårt",
    da: "15 % rabat til vores løbshold",
    fi: "15 % alennus kilpajoukkueellemme",
  },
  "20% off over Midsummer": {
    sv: "20 % rabatt i midsommar",
    nb: "20 % rabatt i midtsommeren",
    da: "20 % rabat ved midsommer",
    fi: "20 % alennus juhannuksena",
  },
  "200 kr off orders of 1 500 kr or more": {
    sv: "200 kr rabatt på beställningar från 1 500 kr",
    nb: "200 SEK rabatt på bestillinger fra 1 500 SEK",
    da: "200 SEK rabat på ordrer fra 1 500 SEK",
    fi: "200 SEK alennusta, kun tilaus on vähintään 1 500 SEK",
  },
  "50 kr off as a thank-you": {
    sv: "50 kr rabatt som tack",
    nb: "50 SEK rabatt som takk",
    da: "50 SEK rabat som tak",
    fi: "50 SEK alennusta kiitokseksi",
  },
  "25% off, up to 300 kr": {
    sv: "25 % rabatt, högst 300 kr",
    nb: "25 % rabatt, opptil 300 SEK",
    da: "25 % rabat, op til 300 SEK",
    fi: "25 % alennus, enintään 300 SEK",
  },
  "15% off for the first week of the year": {
    sv: "15 % rabatt årets första vecka",
    nb: "15 % rabatt årets første uke",
    da: "15 % rabat i årets første uge",
    fi: "15 % alennus vuoden ensimmäisellä viikolla",
  },
  "50% off, up to 400 kr": {
    sv: "50 % rabatt, högst 400 kr",
    nb: "50 % rabatt, opptil 400 SEK",
    da: "50 % rabat, op til 400 SEK",
    fi: "50 % alennus, enintään 400 SEK",
  },
  "20% off selected leggings, on orders of 500 kr or more": {
    sv: "20 % rabatt på utvalda leggings, vid köp från 500 kr",
    nb: "20 % rabatt på utvalgte leggings, ved kjøp fra 500 SEK",
    da: "20 % rabat på udvalgte leggings, ved køb fra 500 SEK",
    fi: "20 % alennus valituista leggingseistä, kun tilaus on vähintään 500 SEK",
  },
  "Free standard delivery": {
    sv: "Fri standardfrakt",
    nb: "Fri standardfrakt",
    da: "Fri standardfragt",
    fi: "Ilmainen normaali toimitus",
  },
  "Buy 2 pairs of socks, get 1 free": {
    sv: "Köp 2 par strumpor, få 1 par på köpet",
    nb: "Kjøp 2 par sokker, få 1 par gratis",
    da: "Køb 2 par sokker, få 1 par gratis",
    fi: "Osta 2 sukkaparia, saat 1 ilmaiseksi",
  },
  "75 kr off orders of 600 kr or more": {
    sv: "75 NOK rabatt på beställningar från 600 NOK",
    nb: "75 kr rabatt på bestillinger fra 600 kr",
    da: "75 NOK rabat på ordrer fra 600 NOK",
    fi: "75 NOK alennusta, kun tilaus on vähintään 600 NOK",
  },
  "Buy 2 pairs of leggings, get 1 at half price": {
    sv: "Köp 2 par leggings, få 1 par för halva priset",
    nb: "Kjøp 2 par leggings, få 1 par til halv pris",
    da: "Køb 2 par leggings, få 1 par til halv pris",
    fi: "Osta 2 leggingsit, saat kolmannet puoleen hintaan",
  },
};

/** What tells of a discount of the demo shop, in another language; undefined where that is forgotten. */
export function localDiscountText(english: string, language: PrefixedLanguage): string | undefined {
  // An amount stays in one line.
  return texts[english]?.[language].replaceAll(/(?<=\d) (?=\d{3}|%|kr|SEK|NOK)/g, "\u00a0");
}
