import { paymentMethods } from "#app/shared/payment-methods.ts";

import type { SettingField, SettingSection } from "./setting-fields.ts";

const rates: readonly SettingField[] = [
  { name: "freeThresholdOre", label: "Free from", kind: "kronor" },
  { name: "standardOre", label: "Standard", kind: "kronor" },
  { name: "expressOre", label: "Express", kind: "kronor" },
  { name: "priorityOre", label: "Priority (not offered)", kind: "kronor" },
];

const pricesOrders =
  "Orders placed from the moment you save are priced by this. Orders already placed stay as they were agreed.";

/** The settings that are facts: who the shop is, what it charges, how it behaves. */
export const factSettings: readonly SettingSection[] = [
  {
    id: "identity",
    title: "Name and company",
    about: "The name, its taglines and the company behind it, on every page and in every e-mail.",
    seenAt: "/",
    fields: [
      { name: "siteName", label: "Site name", kind: "text" },
      { name: "tagline", label: "Tagline", kind: "text" },
      { name: "secondTagline", label: "Second tagline", kind: "text" },
      { name: "companyName", label: "Company", kind: "text" },
      { name: "organizationNumber", label: "Organization number", kind: "text" },
      {
        name: "vatNumber",
        label: "VAT number",
        kind: "text",
        hint: "SE, the organization number and 01. Empty only while the company is not registered for VAT.",
      },
    ],
  },
  {
    id: "contact",
    title: "Contact",
    about: "How customers reach you: contact page, footer, legal texts, e-mails.",
    seenAt: "/contact",
    fields: [
      { name: "email", label: "Support e-mail", kind: "email" },
      { name: "phone", label: "Phone", kind: "text" },
      { name: "street", label: "Street", kind: "text" },
      { name: "postalCode", label: "Postal code", kind: "text" },
      { name: "city", label: "City", kind: "text" },
      { name: "country", label: "Country", kind: "text" },
      {
        name: "dataProtectionOfficer",
        label: "Data protection officer, e-mail",
        kind: "text",
        hint: "Only if one is appointed and notified to IMY.",
      },
    ],
  },
  {
    id: "social",
    title: "Social links",
    about: "Your profiles. A network without an address is not shown.",
    seenAt: "/contact",
    fields: [
      { name: "instagram", label: "Instagram", kind: "text" },
      { name: "tiktok", label: "TikTok", kind: "text" },
      { name: "facebook", label: "Facebook", kind: "text" },
    ],
  },
  {
    id: "hours",
    title: "Business hours",
    about: "When the phone is answered, as 09:00-18:00 or Closed.",
    seenAt: "/contact",
    fields: [
      { name: "weekdays", label: "Monday to Friday", kind: "text" },
      { name: "saturday", label: "Saturday", kind: "text" },
      { name: "sunday", label: "Sunday", kind: "text" },
    ],
  },
  {
    id: "shipping",
    title: "Shipping",
    about: "What delivery costs, in kronor, and in other currencies for products priced in them.",
    seenAt: "/shipping",
    asks: pricesOrders,
    fields: [
      ...rates,
      {
        name: "otherCurrencies",
        label: "Other currencies",
        kind: "group",
        fields: [
          { name: "EUR", label: "Euro", kind: "group", fields: rates },
          { name: "USD", label: "US dollar", kind: "group", fields: rates },
        ],
      },
    ],
  },
  {
    id: "vat",
    title: "VAT",
    about: "Whether prices include VAT or it is added at checkout, and its rate.",
    seenAt: "/shop",
    asks: pricesOrders,
    fields: [
      {
        name: "mode",
        label: "Prices",
        kind: "choice",
        options: [
          ["included", "Prices include VAT"],
          ["added", "VAT is added at checkout"],
        ],
      },
      { name: "rateHundredths", label: "Rate in percent", kind: "percent" },
    ],
  },
  {
    id: "promotions",
    title: "Promotions and popup",
    about: "The welcome offer and how long customers may return what they bought.",
    seenAt: "/returns",
    fields: [
      { name: "popupShown", label: "Show the welcome popup", kind: "flag" },
      { name: "popupOffer", label: "Its offer", kind: "text" },
      { name: "popupDelaySeconds", label: "Seconds until it shows", kind: "number" },
      { name: "welcomeCode", label: "Welcome code", kind: "text", hint: "What it gives is set under Discounts." },
      { name: "returnDays", label: "Days to return", kind: "number", hint: "The law asks for at least 14." },
    ],
  },
  {
    id: "checkout",
    title: "Checkout",
    about: "Who can order, what they are asked for, and how they can pay.",
    seenAt: "/checkout",
    fields: [
      {
        name: "guestCheckout",
        label: "Guest checkout",
        kind: "flag",
        hint: "There are no customer accounts: switched off, nobody can order.",
      },
      { name: "phoneRequired", label: "Ask for a phone number", kind: "flag" },
      {
        name: "closedPayments",
        label: "Ways to pay",
        kind: "open-choices",
        options: paymentMethods.map(({ id, name }) => [id, name] as const),
      },
      {
        name: "reservationMinutes",
        label: "Minutes an unpaid order keeps its goods",
        kind: "number",
        hint: "From when the payment was begun.",
      },
    ],
  },
  {
    id: "accessibility",
    title: "Accessibility statement",
    about: "What /accessibility says of the law. It changes the words alone: the shop is as accessible either way.",
    seenAt: "/accessibility",
    fields: [
      {
        name: "isMicroEnterprise",
        label: "The company is a micro-enterprise",
        kind: "flag",
        hint: "Fewer than ten people, and at most 2 million euros of turnover or balance a year (2023:254, 10 §).",
      },
    ],
  },
  {
    id: "display",
    title: "Display",
    about: "How the shop opens, what the home page shows and what happens after adding to the cart.",
    seenAt: "/",
    fields: [
      {
        name: "splash",
        label: "Opening screen",
        kind: "choice",
        options: [
          ["home", "When a visit begins at the home page"],
          ["everywhere", "Wherever a visit begins"],
          ["off", "Never"],
        ],
      },
      { name: "reloadReturnsHome", label: "Reloading an empty visit leads home", kind: "flag" },
      {
        name: "opensBag",
        label: "Open the cart drawer after adding",
        kind: "flag",
        hint: "What was added, what is missing to free shipping and the way to the checkout. Switched off, only a message says that it was added.",
      },
      { name: "featuredProducts", label: "Featured products on the home page", kind: "number" },
    ],
  },
];
