import { z } from "zod";

import { currentMarket } from "#app/features/shop/markets/current-market.ts";
import type { ShippingTerms } from "#app/features/shop/shipping/rates.ts";
import type { VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import { paymentMethodIds } from "#app/shared/payment-methods.ts";
import { splashModes, vatModes } from "#app/shared/states.ts";

import { returnAddressOfOpen } from "./sections-statement.server.ts";
import { siteWords } from "./site-words.texts.ts";
import { optionalWebAddress, words } from "./text-rules.ts";
import { textSections } from "./text-sections.server.ts";

/** A Swedish VAT number: `SE` and twelve digits (E-commerce Act 2002:562, 8 §); empty for a company that has none. */
const vatNumber = z
  .string()
  .trim()
  .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ""))
  .pipe(z.string().regex(/^(SE\d{12})?$/, "Enter SE and twelve digits, for example SE556000000001."));

/** The number of a shop in Norway's VOEC register, seven digits; empty while it has none. */
const voecNumber = z
  .string()
  .trim()
  .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, "").replace(/^VOEC/, ""))
  .pipe(z.string().regex(/^(\d{7})?$/, "Enter the seven digits of the VOEC number, for example 2012345."));

/** How orders to Norway are sold by VOEC, once the shop is registered with Norway's tax authority. */
const voecTerms = z
  .object({
    isRegistered: z.boolean().default(false),
    number: voecNumber.default(""),
    /** Ten-thousandths of a Norwegian krone for a Swedish one: what tells whether an item costs less than the limit, and nothing else. */
    nokPerSek: z
      .int("Enter a rate with at most four decimals, for example 0,9875.")
      .min(0, "At least 0.")
      .max(10_00_00, "At most 10.")
      .default(0),
    /** Where the bookkeeping file has the VAT that is owed to Norway. */
    account: z
      .int("Enter an account of four digits.")
      .min(2000, "Enter an account of debts, from 2000 to 2999.")
      .max(2999, "Enter an account of debts, from 2000 to 2999.")
      .default(2675),
  })
  .superRefine(({ isRegistered, number, nokPerSek }, context) => {
    if (!isRegistered) return;
    if (number === "") context.addIssue({ code: "custom", path: ["number"], message: "Enter the VOEC number." });
    if (nokPerSek < 50_00 || nokPerSek > 2_00_00)
      context.addIssue({ code: "custom", path: ["nokPerSek"], message: "Enter today's rate, from 0,5 to 2." });
  });

/** An identity that was stored before it had a VAT number, with the one that follows from its organization number. */
function withVatNumber(content: unknown): unknown {
  if (typeof content !== "object" || content === null || "vatNumber" in content) return content;
  const { organizationNumber = "556000-0000" } = content as { organizationNumber?: unknown };
  const digits = String(organizationNumber).replaceAll(/\D/g, "");
  return { ...content, vatNumber: digits.length === 10 ? `SE${digits}01` : "" };
}

const amountOre = z
  .int("Enter an amount, for example 49 or 49,50.")
  .min(0, "At least 0.")
  .max(1_000_000_00, "Too large.");
const openingTime = z
  .string()
  .trim()
  .regex(/^(\d\d:\d\d-\d\d:\d\d|Closed)$/, "Enter times as 09:00-18:00, or Closed.");

const otherRates = (standardOre: number, expressOre: number, priorityOre: number, freeThresholdOre: number) =>
  z
    .object({
      freeThresholdOre: amountOre.default(freeThresholdOre),
      standardOre: amountOre.default(standardOre),
      expressOre: amountOre.default(expressOre),
      priorityOre: amountOre.default(priorityOre),
    })
    .prefault({});

const tidy = (max: number) => z.string().trim().min(1, "Fill in this field.").max(max, `At most ${max} characters.`);
const days = (least: number) => z.int("Enter a whole number.").min(least, `At least ${least}.`);

/** Facts and settings. Amounts in öre, times in seconds where the name says so. */
const factSections = {
  identity: z.preprocess(
    withVatNumber,
    z.object({
      siteName: tidy(40).default("Pulse Mode"),
      tagline: tidy(120).default(() => siteWords().tagline),
      secondTagline: tidy(60).default(() => siteWords().secondTagline),
      companyName: tidy(80).default("Pulse Mode AB"),
      organizationNumber: tidy(20).default("556000-0000"),
      vatNumber,
    }),
  ),
  contact: z.object({
    email: z.email("Enter an email address.").default("support@pulsemode.example"),
    phone: tidy(30)
      .regex(/^\+?[\d ()-]+$/, "Enter a phone number.")
      .default("+46 70 174 06 05"),
    street: tidy(80).default("Västra Långgatan 12"),
    postalCode: tidy(12).default("619 30"),
    city: tidy(40).default("Trosa"),
    country: tidy(40).default("Sweden"),
    /** The email address of the data protection officer; empty where none is appointed. */
    dataProtectionOfficer: z.union([z.literal(""), z.email("Enter an email address or leave blank.")]).default(""),
  }),
  social: z.object({
    tiktok: optionalWebAddress.default("https://tiktok.example/pulsemode"),
    instagram: optionalWebAddress.default("https://instagram.example/pulsemode"),
    facebook: optionalWebAddress.default("https://facebook.example/pulsemode"),
  }),
  hours: z.object({
    weekdays: openingTime.default("09:00-18:00"),
    saturday: openingTime.default("10:00-16:00"),
    sunday: openingTime.default("Closed"),
  }),
  shipping: z.object({
    freeThresholdOre: amountOre.default(899_00),
    standardOre: amountOre.default(49_00),
    expressOre: amountOre.default(99_00),
    priorityOre: amountOre.default(69_00),
    /** What shipping costs in hundredths of another currency, for orders of products priced in it. */
    otherCurrencies: z
      .object({
        EUR: otherRates(4_90, 9_90, 6_90, 89_00),
        USD: otherRates(5_90, 10_90, 7_90, 99_00),
        NOK: otherRates(59_00, 119_00, 79_00, 899_00),
        DKK: otherRates(39_00, 79_00, 49_00, 599_00),
      })
      .prefault({}),
  }),
  vat: z.object({
    mode: z.enum(vatModes).default("included"),
    /** Hundredths of a percent: 25 % is 2500. */
    rateHundredths: z.int("Enter a rate in %.").min(0, "At least 0.").max(100_00, "At most 100.").default(25_00),
    oss: z.boolean().default(false),
    voec: voecTerms.prefault({}),
  }),
  promotions: z.object({
    welcomeCode: tidy(30)
      .regex(/^[A-Z0-9-]+$/, "Use capital letters, digits and hyphens.")
      .default("WELCOME10"),
    popupShown: z.boolean().default(true),
    popupDelaySeconds: days(0).max(3_600, "At most an hour.").default(20),
    popupOffer: words(120).default(() => siteWords().popupOffer),
    returnDays: days(14).max(365, "At most 365.").default(30),
  }),
  checkout: z.object({
    guestCheckout: z.boolean().default(true),
    phoneRequired: z.boolean().default(false),
    /** Methods of payment that are switched off. */
    closedPayments: z
      .array(z.enum(paymentMethodIds))
      .max(paymentMethodIds.length - 1, "Keep at least one payment method.")
      .default([]),
    reservationMinutes: days(5).max(240, "At most 240.").default(30),
  }),
  accessibility: z.object({
    /** Fewer than ten people and at most 2 million euros a year: changes what /accessibility says of the law, and nothing else. */
    isMicroEnterprise: z.boolean().default(false),
  }),
  display: z.object({
    reloadReturnsHome: z.boolean().default(true),
    splash: z.enum(splashModes).default("home"),
    /** Whether the bag opens when something was put in it. */
    opensBag: z.boolean().default(true),
    featuredProducts: days(4).max(24, "At most 24.").default(12),
  }),
} as const;

/**
 * Everything about the site that staff may change, a section each, with the values a new shop starts with. A stored section
 * that no longer parses falls back to its default. Long texts are apart (`page-texts.server.ts`).
 */
export const siteSections = { ...factSections, ...textSections } as const;

export type SiteConfiguration = { [S in keyof typeof siteSections]: z.infer<(typeof siteSections)[S]> } & {
  shipping: ShippingTerms;
};

/** What VAT is charged by, of the section that staff fill in: pages are told it, and not the shop's VOEC number. */
export function vatTermsOf({ mode, rateHundredths, oss, voec }: SiteConfiguration["vat"]): VatTerms {
  return { mode, rateHundredths, oss, nokPerSek: voec.isRegistered ? voec.nokPerSek : null };
}

/** The terms an order's total is calculated by. */
export interface OrderTerms extends Pick<SiteConfiguration, "shipping"> {
  vat: VatTerms;
  /** What an order by VOEC keeps, for its receipt and its parcel. */
  voecNumber: string;
  /** Minutes that an unpaid order holds its stock after its payment was started. */
  reservationMinutes: number;
  checkout: Pick<SiteConfiguration["checkout"], "guestCheckout" | "phoneRequired" | "closedPayments">;
  /** Days from delivery in which the shop takes unused goods back. */
  returnDays: number;
}

/**
 * The terms of an order from the stored sections. Throws a ZodError when one of them is invalid: nobody is charged by a
 * default that staff did not choose.
 */
export function parseOrderTerms(rows: readonly { section: string; content: unknown }[]): OrderTerms {
  const stored = storedSections(rows);
  const { reservationMinutes, ...checkout } = siteSections.checkout.parse(stored["checkout"] ?? {});
  const vat = siteSections.vat.parse(stored["vat"] ?? {});
  return {
    shipping: siteSections.shipping.parse(stored["shipping"] ?? {}),
    vat: vatTermsOf(vat),
    voecNumber: vat.voec.number,
    reservationMinutes,
    checkout,
    // As the pages that promise it: the default where staff's section does not parse.
    returnDays: (siteSections.promotions.safeParse(stored["promotions"]).data ?? siteSections.promotions.parse({}))
      .returnDays,
  };
}

/** The rows of the site configuration by section. */
export function storedSections(rows: readonly { section: string; content: unknown }[]): Record<string, unknown> {
  return Object.fromEntries(rows.map(({ section, content }) => [section, content]));
}

/**
 * The whole configuration from what is stored by section; a missing or invalid section takes its default, whose texts are in the current
 * language. It is that of a market, once that is open: the page's, unless another is named.
 */
export function parseSiteConfiguration(stored: Record<string, unknown>, market = currentMarket()): SiteConfiguration {
  const sections = Object.entries(siteSections).map(([name, schema]) => {
    const parsed = schema.safeParse(Object.hasOwn(stored, name) ? stored[name] : {});
    return [name, parsed.success ? parsed.data : schema.parse({})];
  });
  const site = Object.fromEntries(sections) as SiteConfiguration;
  const returnAddress = returnAddressOfOpen(stored, market);
  return returnAddress === null ? site : { ...site, shipping: { ...site.shipping, market: market.id, returnAddress } };
}
