import { z } from "zod";

import { splashModes, vatModes } from "#app/shared/states.ts";

const amountOre = z.int().min(0);

const otherRates = (standardOre: number, expressOre: number, priorityOre: number, freeThresholdOre: number) =>
  z
    .object({
      freeThresholdOre: amountOre.default(freeThresholdOre),
      standardOre: amountOre.default(standardOre),
      expressOre: amountOre.default(expressOre),
      priorityOre: amountOre.default(priorityOre),
    })
    .prefault({});

/**
 * Everything about the site that staff may change, a section each, with the values a new shop starts with. Amounts in
 * öre, times in seconds where the name says so. A stored section that no longer parses falls back to its default.
 */
export const siteSections = {
  identity: z.object({
    siteName: z.string().min(1).default("Pulse Mode"),
    tagline: z.string().default("Not Just Apparel, A Mode You Enter, A Mindset You Wear"),
    secondTagline: z.string().default("Where the Mode Begins."),
    companyName: z.string().default("Pulse Mode AB"),
    organizationNumber: z.string().default("556000-0000"),
  }),
  contact: z.object({
    email: z.email().default("support@pulsemode.example"),
    phone: z.string().default("+46 70 174 06 05"),
    street: z.string().default("Västra Långgatan 12"),
    postalCode: z.string().default("619 30"),
    city: z.string().default("Trosa"),
    country: z.string().default("Sweden"),
  }),
  social: z.object({
    tiktok: z.url().default("https://tiktok.example/pulsemode"),
    instagram: z.url().default("https://instagram.example/pulsemode"),
    facebook: z.url().default("https://facebook.example/pulsemode"),
  }),
  hours: z.object({
    weekdays: z.string().default("09:00-18:00"),
    saturday: z.string().default("10:00-16:00"),
    sunday: z.string().default("Closed"),
  }),
  shipping: z.object({
    freeThresholdOre: amountOre.default(899_00),
    standardOre: amountOre.default(49_00),
    expressOre: amountOre.default(99_00),
    priorityOre: amountOre.default(69_00),
    /** What shipping costs in hundredths of another currency, for orders of products priced in it. */
    otherCurrencies: z
      .object({ EUR: otherRates(4_90, 9_90, 6_90, 89_00), USD: otherRates(5_90, 10_90, 7_90, 99_00) })
      .prefault({}),
  }),
  vat: z.object({
    mode: z.enum(vatModes).default("added"),
    /** Hundredths of a percent: 25 % is 2500. */
    rateHundredths: z.int().min(0).max(100_00).default(25_00),
  }),
  promotions: z.object({
    welcomeCode: z.string().default("WELCOME10"),
    popupDelaySeconds: z.int().min(0).default(20),
    returnDays: z.int().min(14).default(30),
  }),
  checkout: z.object({
    reservationMinutes: z.int().min(5).max(240).default(30),
  }),
  display: z.object({
    reloadReturnsHome: z.boolean().default(true),
    splash: z.enum(splashModes).default("home"),
  }),
} as const;

export type SiteConfiguration = { [S in keyof typeof siteSections]: z.infer<(typeof siteSections)[S]> };

/** The terms an order's total is calculated by. */
export interface OrderTerms extends Pick<SiteConfiguration, "shipping" | "vat"> {
  /** Minutes that an unpaid order holds its stock after its payment was started. */
  reservationMinutes: number;
}

/**
 * The terms of an order from the stored sections. Throws a ZodError when one of them is invalid: nobody is charged by a
 * default that staff did not choose.
 */
export function parseOrderTerms(rows: readonly { section: string; content: unknown }[]): OrderTerms {
  const stored = storedSections(rows);
  return {
    shipping: siteSections.shipping.parse(stored["shipping"] ?? {}),
    vat: siteSections.vat.parse(stored["vat"] ?? {}),
    reservationMinutes: siteSections.checkout.parse(stored["checkout"] ?? {}).reservationMinutes,
  };
}

/** The rows of the site configuration by section. */
export function storedSections(rows: readonly { section: string; content: unknown }[]): Record<string, unknown> {
  return Object.fromEntries(rows.map(({ section, content }) => [section, content]));
}

/** The whole configuration from what is stored by section; a missing or invalid section takes its default. */
export function parseSiteConfiguration(stored: Record<string, unknown>): SiteConfiguration {
  const sections = Object.entries(siteSections).map(([name, schema]) => {
    const parsed = schema.safeParse(stored[name] ?? {});
    return [name, parsed.success ? parsed.data : schema.parse({})];
  });
  return Object.fromEntries(sections) as SiteConfiguration;
}
