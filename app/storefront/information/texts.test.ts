import { globSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { about } from "#app/features/shop/content/about.ts";
import { claimWords, warrantyWords } from "#app/features/shop/content/claim-words.ts";
import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { cookiePolicy } from "#app/features/shop/content/cookie-policy.ts";
import { dataProtection } from "#app/features/shop/content/data-protection.ts";
import type { Block, TextPage } from "#app/features/shop/content/document.ts";
import { faqEntries } from "#app/features/shop/content/faq.ts";
import { privacyPolicy } from "#app/features/shop/content/privacy-policy.ts";
import { siteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { termsOfService } from "#app/features/shop/content/terms-of-service.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { retentionPeriods } from "#app/features/shop/retention/retention-periods.ts";
import { retentionText, retentionWords } from "#app/features/shop/retention/retention-text.ts";
import { supportQuestions } from "#app/storefront/support/questions.ts";

import { productTerms } from "./product-terms.ts";
import { returnsPage } from "./returns.ts";
import { shippingPage } from "./shipping.ts";

/** As with every processor in use. */
const inUse = { stripe: true, resend: true, maps: true, shipmondo: true };
const pages = {
  cookiePolicy,
  dataProtection: (site: SiteFacts) => dataProtection(site, inUse),
  privacyPolicy,
  returnsPage,
  shippingPage,
  termsOfService,
};
const siteWith = (stored: Record<string, unknown>): SiteFacts =>
  siteFacts(parseSiteConfiguration(stored), "https://shop.example");

/** Every sentence of every text of the shop, by where it stands. */
function textsOf(site: SiteFacts): [place: string, text: string][] {
  const told: [string, string][] = Object.entries(pages).flatMap(([name, page]) =>
    sentencesOf(page(site)).map((text): [string, string] => [name, text]),
  );
  const questions = [...faqEntries(site), ...supportQuestions(site)].flatMap(({ question, answer }) => [
    question,
    answer,
  ]);
  const terms = ["local", "cjdropshipping"].flatMap((source) => Object.values(productTerms(source, site)).flat());
  const values = about().values.flatMap(({ title, text }) => [title, text]);
  return [
    ...told,
    ...questions.map((text): [string, string] => ["questions", text]),
    ...terms.map((text): [string, string] => ["product terms", text]),
    ...[...about().story.map(({ text }) => text), ...values].map((text): [string, string] => ["about", text]),
  ].map(([place, text]) => [place, text.replaceAll("\u00A0", " ")]);
}

function sentencesOf({ title, intro, sections }: TextPage): string[] {
  const blocks = (block: Block) => {
    if (typeof block === "string") return [block];
    return "list" in block ? block.list : [...block.table.head, ...block.table.rows.flat()];
  };
  return [title, intro, ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(blocks)])];
}

const usual = textsOf(siteWith({}));

describe("the texts of the shop", () => {
  it.each([
    ["refunds that wait for the parcel", /14 days of (receiving|the return|getting)|once we have received/i],
    ["a tracking link", /tracking link|you will hear from us when/i],
    ["that we never see or store a card", /never (see|store)[^.]*card|cards? (details )?(is|are) never stored/i],
    ["speed that nobody keeps", /within seconds|in seconds|instantly/i],
    [
      "services that are not in use",
      /google analytics|_ga\b|_fbp\b|youronlinechoices|26 months|social network|support desk service/i,
    ],
    ["a warranty", /warrant(y|ies)/i],
    ["that all goods leave our own warehouse", /everything is sent from/i],
    ["free shipping over the threshold, which is reached at it", /free over|shipping over/i],
    ["a repair guide or a free repair for ever", /repair guide|darn/i],
  ])("do not promise %s", (_, promise) => {
    for (const [place, text] of usual) expect(text, place).not.toMatch(promise);
  });

  it("claim nothing for the environment, nor a warranty: that takes a claim with its evidence", () => {
    for (const [place, text] of usual) expect([place, claimWords(text), warrantyWords(text)]).toEqual([place, [], []]);
  });

  it("claim nothing of it in e-mails, screens and what staff begin with, either", () => {
    const sources = globSync([
      "app/features/**/*email*.tsx",
      "app/features/shop/mail/*.tsx",
      "app/storefront/**/*.{ts,tsx}",
      "app/features/*/{configuration,newsletter,brand,search,checkout,cart}/*.{ts,tsx}",
      "app/features/shop/content/*.ts",
    ]).filter((file) => !/\.test\.tsx?$|claim-words\.ts$/.test(file));
    expect(sources.length).toBeGreaterThan(150);
    for (const file of sources) {
      // The two names of fields are no texts.
      const source = readFileSync(file, "utf8").replaceAll(/\b(?:sustainability|warranty)Info\b/g, "");
      expect([file, claimWords(source), warrantyWords(source)]).toEqual([file, [], []]);
    }
  });

  it("count the refund from the notice, with the right to wait for goods or proof, in terms, returns and FAQ", () => {
    const sites = siteWith({});
    const wholes = [termsOfService(sites), returnsPage(sites)].map((page) => sentencesOf(page).join("\n"));
    const faq = faqEntries(sites)
      .map(({ answer }) => answer)
      .join("\n");
    for (const whole of [...wholes, faq]) {
      expect(whole).toMatch(/within 14 days of the day you tell us/);
      expect(whole).toMatch(/wait until we have the items back or you show us that you sent them/);
    }
  });

  it("follow the site configuration: nothing that staff can change is typed", () => {
    const changed = textsOf(
      siteWith({
        identity: { siteName: "Other Name", companyName: "Other AB", organizationNumber: "559999-0000" },
        contact: {
          email: "hello@other.example",
          phone: "+46 70 174 06 99",
          street: "Other Street 1",
          postalCode: "111 11",
          city: "Åre",
        },
        hours: { weekdays: "08:00-12:00", saturday: "Closed", sunday: "Closed" },
        shipping: { freeThresholdOre: 700_00, standardOre: 59_00, expressOre: 109_00, priorityOre: 79_00 },
        promotions: { welcomeCode: "HELLO5", returnDays: 60 },
      }),
    );
    const typed =
      /Pulse Mode|556000|pulsemode|06 05\b|Långgatan|619 30|09:00|10:00-16:00|899|\b49\skr|\b99\skr|WELCOME10|\b30[ -]days? (after|of|from) delivery|^30 days$/;
    for (const [place, text] of changed) if (place !== "about") expect(text, place).not.toMatch(typed);
  });

  it("name Stripe, Resend, the maps service and Shipmondo only where they are in use, and Cloudflare always", () => {
    const named = { stripe: "Stripe", resend: "Resend", maps: "Google Maps", shipmondo: "Shipmondo" };
    const none = { stripe: false, resend: false, maps: false, shipmondo: false };
    for (const one of ["stripe", "resend", "maps", "shipmondo"] as const) {
      const text = (used: boolean) => sentencesOf(dataProtection(siteWith({}), { ...none, [one]: used })).join();
      expect([text(true).includes(named[one]), text(false).includes(named[one])]).toEqual([true, false]);
      expect(text(false)).toContain("Cloudflare");
    }
  });

  it("name a data protection officer only where one is appointed", () => {
    const text = (contact: object) => sentencesOf(dataProtection(siteWith({ contact }), inUse)).join();
    expect(text({ dataProtectionOfficer: "dpo@shop.example" })).toContain("dpo@shop.example");
    expect(text({})).toContain("not required to have a data protection officer");
  });

  it("name every retention period as the daily job keeps it", () => {
    const whole = sentencesOf(dataProtection(siteWith({}), inUse))
      .join("\n")
      .toLowerCase();
    for (const kind of Object.keys(retentionPeriods) as (keyof typeof retentionPeriods)[]) {
      expect(whole).toContain(retentionText(kind).toLowerCase());
      expect(whole).toContain(retentionWords.en.kinds[kind].data.toLowerCase());
    }
    const typed = usual.filter(
      ([place, text]) => place === "privacyPolicy" && /\b\d+ (days|years|months)\b/.test(text),
    );
    const periods = Object.keys(retentionPeriods).map((kind) => retentionText(kind as keyof typeof retentionPeriods));
    for (const [, text] of typed)
      expect(
        periods.some((period) => text.includes(period)),
        text,
      ).toBe(true);
  });

  it("have links to pages and sections that exist", () => {
    const sections = new Map(
      Object.values(pages).map((page) => [page(siteWith({})).title, page(siteWith({})).sections.map(({ id }) => id)]),
    );
    const all = new Set([...sections.values()].flat());
    for (const [, text] of usual) {
      for (const [, hash] of text.matchAll(/\]\((?:\/[a-z-]*)?#([a-z-]+)\)/g)) expect(all, text).toContain(hash);
    }
  });
});
