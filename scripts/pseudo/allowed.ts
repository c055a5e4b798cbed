/** Words that are the same in every language, or a person's own: what stands outside messages on purpose, with why. */
export const allowedWords: readonly (readonly [words: RegExp, why: string])[] = [
  [/\S+@\S+|https?:\/\/\S+|www\.\S+/g, "addresses"],
  [/\b(Pulse Mode( AB)?|SE\d{12}|PM-\w+|WELCOME10)\b/g, "the brand, its numbers and codes"],
  [/\b(English|Suomi|Svenska|Norsk|Dansk)\b/g, "languages are called what their speakers call them"],
  [/\b(Swish|Klarna|Vipps|MobilePay|PayPal|Apple Pay|Google Pay|Visa|Mastercard|Stripe)\b/g, "ways to pay"],
  [/\b(PostNord|DHL|Bring|Budbee|Instabox|Instagram|TikTok|Facebook|YouTube)\b/g, "carriers and networks"],
  [/\b(XXS|XS|S|M|L|XL|XXL|3XL|EU|cm|mm|kg|ml|min|kr|SEK|PDF|FAQ|GDPR)\b/g, "sizes, units and signs"],
  [/(?<!\p{L})(Västra Långgatan|Trosa|SE-)(?!\p{L})/gu, "where the shop is"],
  [/[“”"](tee|qqqq)[“”"]( \|)?/g, "what was searched for"],
  [/\b(Global Recycled Standard|Nordisk Textilcertifiering AB)\b/g, "certificates and who gives them"],
  [/Hallå konsument|Allmänna reklamationsnämnden \(ARN\)/g, "authorities are called what they call themselves"],
  [/\bLIVE\b/g, "a sign that every language has"],
  [/\/legal-guarantee\b/g, "the address of a link in a text: between marks it is no link"],
  [/\b(SE|Ruotsi)\b/g, "Intl writes the countries of addresses"],
  [/\b(RT|CP|PMT|GRS)\S*\d/g, "numbers of returns, complaints, parcels and certificates"],
  // Days and months are written by the English message of a date, which has no words of its own to mark.
  [/(?<!\p{L})(Mon|Tue|Wed|Thu|Fri|Sat|Sun|GMT)(?!\p{L})/gu, "days of dates"],
  [
    /(?<!\p{L})(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(uary|ruary|ch|il|ust|ember|ober)?(?!\p{L})/gu,
    "months of dates",
  ],
  [/(?<!\p{L})(ja|tai)(?!\p{L})/gu, "Intl writes lists in the place's language"],
];

/** Where texts are whole in one language, or written by people: what stands there is in no message on purpose. */
export const allowedPlaces: readonly (readonly [selector: string, why: string])[] = [
  ["[lang]:not(html)", "says itself what language it is in"],
  ["textarea, [contenteditable]", "what a person typed"],
];

/** Pages whose body is a document that each language has whole, held together by legal-documents.test.ts. */
export const wholeDocuments: ReadonlySet<string> = new Set([
  "/terms-of-service",
  "/privacy-policy",
  "/data-protection",
  "/cookie-policy",
  "/legal-guarantee",
  "/accessibility",
  "/withdrawal-form",
]);
