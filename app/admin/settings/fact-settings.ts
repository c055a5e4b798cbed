import { ossThresholdOre } from "#app/features/shop/shipping/vat-rates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { paymentMethods } from "#app/shared/payment-methods.ts";

import type { SettingField, SettingSection } from "./setting-fields.ts";

const rates: readonly SettingField[] = [
  { name: "freeThresholdOre", label: "Free from", kind: "kronor" },
  { name: "standardOre", label: "Standard", kind: "kronor" },
  { name: "expressOre", label: "Express", kind: "kronor" },
  { name: "priorityOre", label: "Priority (not offered)", kind: "kronor" },
];

const pricesOrders = "Applies to orders placed after you save. Existing orders keep their prices.";

/** The settings that are facts: who the shop is, what it charges, how it behaves. */
export const factSettings: readonly SettingSection[] = [
  {
    id: "identity",
    title: "Name and company",
    about: "The name, taglines and company, on every page and in every email.",
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
        hint: "SE, the organization number and 01. Leave blank only if the company isn't registered for VAT.",
      },
    ],
  },
  {
    id: "contact",
    title: "Contact",
    about: "How customers reach you: contact page, footer, legal texts, emails.",
    seenAt: "/contact",
    fields: [
      { name: "email", label: "Support email", kind: "email" },
      { name: "phone", label: "Phone", kind: "text" },
      { name: "street", label: "Street", kind: "text" },
      { name: "postalCode", label: "Postal code", kind: "text" },
      { name: "city", label: "City", kind: "text" },
      { name: "country", label: "Country", kind: "text" },
      {
        name: "dataProtectionOfficer",
        label: "Data protection officer's email",
        kind: "text",
        hint: "Only if one is appointed and notified to IMY.",
      },
    ],
  },
  {
    id: "social",
    title: "Social links",
    about: "Your profiles. Leave blank to hide a network.",
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
    about: "Phone hours, for example 09:00-18:00 or Closed.",
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
    about: "Delivery prices in kronor, and in other currencies for products priced in them.",
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
          { name: "NOK", label: "Norwegian krone", kind: "group", fields: rates },
          { name: "DKK", label: "Danish krone", kind: "group", fields: rates },
          { name: "USD", label: "US dollar", kind: "group", fields: rates },
        ],
      },
    ],
  },
  {
    id: "vat",
    title: "VAT",
    about: "Whether prices include VAT, the rate, and VAT of other countries.",
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
      { name: "rateHundredths", label: "Rate in Sweden (%)", kind: "percent" },
      {
        name: "oss",
        label: "Registered for the One Stop Shop (OSS)",
        kind: "flag",
        hint: `Orders to Denmark and Finland then carry Danish and Finnish VAT. You need it once those orders pass ${formatPrice(ossThresholdOre)} in a year, without VAT.`,
      },
      {
        name: "voec",
        label: "Norway (VOEC)",
        kind: "group",
        fields: [
          {
            name: "isRegistered",
            label: "Registered for VOEC",
            kind: "flag",
            hint: "Orders to Norway then carry Norwegian VAT if we send every item ourselves and each costs less than NOK 3,000 without VAT. The buyer pays nothing on delivery.",
          },
          {
            name: "number",
            label: "VOEC number",
            kind: "text",
            hint: "Seven digits. It's on receipts and in what carriers are told of a parcel, and on no page that shoppers see.",
          },
          {
            name: "nokPerSek",
            label: "Norwegian kroner for one Swedish krona",
            kind: "rate",
            hint: "For example 0,9875. Decides which items are below NOK 3,000, and nothing else. Update it when it changes.",
          },
          {
            name: "account",
            label: "Account for Norwegian VAT",
            kind: "number",
            hint: "In the bookkeeping file (SIE). Use one that nothing else is booked on.",
          },
        ],
      },
    ],
  },
  {
    id: "promotions",
    title: "Promotions and popup",
    about: "The welcome offer and the return period.",
    seenAt: "/returns",
    fields: [
      { name: "popupShown", label: "Show the welcome popup", kind: "flag" },
      { name: "popupOffer", label: "Offer", kind: "text" },
      { name: "popupDelaySeconds", label: "Seconds until it shows", kind: "number" },
      { name: "welcomeCode", label: "Welcome code", kind: "text", hint: "Set its value under Discounts." },
      { name: "returnDays", label: "Days to return", kind: "number", hint: "At least 14 by law." },
    ],
  },
  {
    id: "checkout",
    title: "Checkout",
    about: "Who can order, what we ask for, and how they pay.",
    seenAt: "/checkout",
    fields: [
      {
        name: "guestCheckout",
        label: "Guest checkout",
        kind: "flag",
        hint: "There are no customer accounts: if you turn this off, no one can order.",
      },
      { name: "phoneRequired", label: "Ask for a phone number", kind: "flag" },
      {
        name: "closedPayments",
        label: "Payment methods",
        kind: "open-choices",
        options: paymentMethods.map(({ id, name }) => [id, name] as const),
      },
      {
        name: "reservationMinutes",
        label: "Minutes to hold stock for an unpaid order",
        kind: "number",
        hint: "Counted from the start of the payment.",
      },
    ],
  },
  {
    id: "accessibility",
    title: "Accessibility statement",
    about: "What /accessibility says about the law. Only changes the text.",
    seenAt: "/accessibility",
    fields: [
      {
        name: "isMicroEnterprise",
        label: "The company is a micro-enterprise",
        kind: "flag",
        hint: "Fewer than ten people, and up to 2 million euros in annual turnover or balance sheet (2023:254, 10 §).",
      },
    ],
  },
  {
    id: "display",
    title: "Display",
    about: "The opening screen, the home page and what happens after adding to cart.",
    seenAt: "/",
    fields: [
      {
        name: "splash",
        label: "Opening screen",
        kind: "choice",
        options: [
          ["home", "When a visit starts on the home page"],
          ["everywhere", "On every first page"],
          ["off", "Never"],
        ],
      },
      { name: "reloadReturnsHome", label: "Reload returns to home", kind: "flag" },
      {
        name: "opensBag",
        label: "Open the cart after adding an item",
        kind: "flag",
        hint: "Shows the item, the amount left to free shipping and checkout. Turned off, shoppers only see a message.",
      },
      { name: "featuredProducts", label: "Featured products on the home page", kind: "number" },
    ],
  },
];
