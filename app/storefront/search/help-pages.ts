import type { Place } from "#app/features/catalogue/search/find-places.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import type { PagePath, pages } from "#app/shared/pages.ts";

/** The pages of help and law: each can be searched for. */
type HelpPage = {
  [Path in PagePath]: (typeof pages)[Path] extends { column: "Help" | "About" | "Legal" } ? Path : never;
}[PagePath];

/** What people call the shop's help pages, in English, Swedish, Norwegian, Danish and Finnish. */
const words: Readonly<Record<HelpPage | "/order-link" | "/withdrawal-form" | "/newsletter", string>> = {
  "/shipping":
    "shipping, delivery, postage, free shipping, delivery time, frakt, fraktfritt, leverans, leveranstid, leverera, fri frakt, levering, leveringstid, fragt, fri fragt, forsendelse, toimitus, toimituskulut, toimitusaika, postikulut",
  "/returns":
    "returns, return, return shipping, returfrakt, returfragt, exchange, refund, send back, free returns, retur, returer, returnera, byte, byta, återbetalning, skicka tillbaka, returnere, bytte, refusjon, ombytning, bytte vare, refundering, palautus, palautukset, palauttaminen, vaihto, hyvitys",
  "/order-link":
    "find my order, find order, lost email, order link, hitta min order, hitta order, finn ordre, find ordre",
  "/withdraw":
    "withdraw, withdrawal, cancel order, right of withdrawal, cooling off, ångra, ångra köp, ångerrätt, ångerköp, avbeställa, angre, angrerett, angre kjøp, fortryd, fortrydelsesret, fortryde køb, peruutus, peruuttamisoikeus, peruuta tilaus",
  "/withdrawal-form": "withdrawal form, ångerblankett, angrerettskjema, fortrydelsesformular, peruuttamislomake",
  "/complaint":
    "complaint, complain, faulty, broken, defect, reklamation, reklamera, klagomål, trasig, reklamasjon, klage, defekt, reklamere, reklamaatio, valitus, virhe, rikki",
  "/legal-guarantee": "guarantee, legal guarantee, garanti, garantier, takuu, virhevastuu",
  "/size-guide":
    "size guide, size chart, sizing, size table, measurements, storleksguide, storlekstabell, storlekar, mått, måttabell, størrelsesguide, størrelsestabell, størrelser, størrelsesskema, kokotaulukko, kokoopas, koko opas, mittataulukko, mitat",
  "/faq":
    "faq, questions, help, frequently asked questions, frågor, vanliga frågor, hjälp, frågor och svar, spørsmål, ofte stilte spørsmål, hjelp, spørgsmål, hjælp, ofte stillede spørgsmål, kysymykset, usein kysyttyä, ohje, apua, payment, payments, payment methods, ways to pay, how to pay, pay later, klarna, swish, visa, mastercard, paypal, apple pay, google pay, invoice, discount code, discount codes, promo code, promo codes, voucher, voucher code, coupon, coupon code, coupons, betalning, betalningar, betala, betalsätt, betalningssätt, betalningsmetoder, faktura, delbetalning, rabattkod, rabattkoder, kampanjkod, värdekod, betaling, betale, betalingsmåter, betalingsmåte, betalingsmetoder, betalingsmetode, delbetaling, rabattkode, rabattkoder, kampanjekode, rabatkode, rabatkoder, maksu, maksut, maksaa, maksaminen, maksutapa, maksutavat, lasku, osamaksu, alennuskoodi, alennuskoodit",
  "/contact":
    "contact, customer service, where is my order, my order, track order, order status, spåra order, spåra paket, var är min order, sporing, spor pakke, hvor er min ordre, seuraa tilausta, missä tilaukseni on, receipt, kvitto, kvittering, kuitti, support, phone, email, chat, kontakt, kontakta oss, kundtjänst, kundservice, telefon, mejl, kundeservice, kontakt oss, asiakaspalvelu, yhteystiedot, ota yhteyttä",
  "/reviews/how":
    "how reviews are checked, fake reviews, falska recensioner, falske anmeldelser, väärennetyt arvostelut",
  "/reviews": "reviews, ratings, recensioner, omdömen, betyg, anmeldelser, omtaler, arvostelut, arviot",
  "/how-we-rank": "how we rank, ranking, rangordning, rangering",
  "/about":
    "about, about us, store, stores, butik, butiker, butikk, butikker, forretning, myymälä, kauppa, who we are, om oss, om os, tietoa meistä, meistä",
  "/terms-of-service":
    "terms, terms of service, terms and conditions, villkor, köpvillkor, allmänna villkor, vilkår, kjøpsvilkår, betingelser, handelsbetingelser, ehdot, käyttöehdot, toimitusehdot",
  "/privacy-policy":
    "privacy, privacy policy, integritet, integritetspolicy, personvern, personvernerklæring, privatlivspolitik, tietosuoja, tietosuojaseloste",
  "/data-protection":
    "data protection, gdpr, dataskydd, personuppgifter, databeskyttelse, personopplysninger, henkilötiedot",
  "/privacy/my-data": "my data, mina uppgifter, mine data, mine opplysninger, omat tiedot",
  "/cookie-policy": "cookies, cookie policy, kakor, cookiepolicy, informasjonskapsler, evästeet",
  "/accessibility": "accessibility, tillgänglighet, tilgjengelighet, tilgængelighed, saavutettavuus",
  "/newsletter": "newsletter, nyhetsbrev, nyhedsbrev, uutiskirje",
};

/** The help pages with what they are called. */
export function helpPages(): (Place & { title: string })[] {
  const titles = pageNames();
  return Object.entries(words).map(([path, called]) => ({
    path,
    title: titles[path as keyof typeof words],
    words: called,
  }));
}
