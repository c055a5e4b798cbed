import { z } from "zod";

import { linkAddress, optionalWords, words } from "./text-rules.ts";
import { usualCollectionTexts } from "./usual-collection-texts.ts";

/** A picture of the brand by its name, or one that staff uploaded by its address. */
const heroPicture = z
  .string()
  .regex(/^(home-[123]|mens|womens|accessories|about|contact|reviews|\/media\/[\w/-]+\.\w+)$/, "Choose a picture.");

const benefitIcons = ["truck", "return", "lock", "bolt"] as const;

const chipsPerCollection = 5;

const lines = (max: number, most: number, texts: string[]) =>
  z
    .array(z.object({ text: words(max) }))
    .min(1, "At least one is needed.")
    .max(most, `At most ${most}.`)
    .default(texts.map((text) => ({ text })));

const collectionTexts = (usual: (typeof usualCollectionTexts)[keyof typeof usualCollectionTexts]) =>
  z
    .object({
      title: words(40).default(usual.title),
      tagline: words(120).default(usual.tagline),
      intro: words(400).default(usual.intro),
      all: words(30).default(usual.all),
      /** The chips in their order (`products/facets.ts`); one without a label has its usual one. */
      chips: z
        .array(z.object({ label: optionalWords(30), shown: z.boolean() }))
        .length(chipsPerCollection)
        .default(Array.from({ length: chipsPerCollection }, () => ({ label: "", shown: true }))),
    })
    .prefault({});

/** The short texts of the storefront. Each may hold placeholders (`placeholders.ts`). */
export const textSections = {
  announcement: z.object({
    lines: lines(60, 3, [
      "Free shipping from {freeShipping}",
      "{returnDays}-day returns, free exchanges",
      "1-3 business days across Sweden with express",
    ]),
  }),
  hero: z.object({
    slides: z
      .array(
        z.object({
          picture: heroPicture,
          title: words(40),
          text: words(160),
          to: linkAddress,
          action: words(30),
        }),
      )
      .min(1, "Add at least one slide.")
      .max(5, "Use up to 5 slides.")
      .default([
        {
          picture: "home-1",
          title: "Enter the mode",
          text: "{tagline}",
          to: "/shop?category=new",
          action: "Shop new arrivals",
        },
        {
          picture: "home-2",
          title: "Built for −10 °C",
          text: "Layers that breathe on the way up and hold the warmth on the way down.",
          to: "/mens-collection",
          action: "Shop men",
        },
        {
          picture: "home-3",
          title: "Support that moves with you",
          text: "Support that stays put from the first warm-up to the last set.",
          to: "/womens-collection",
          action: "Shop women",
        },
      ]),
  }),
  mindset: z.object({
    thoughts: lines(60, 8, [
      "The session you didn't feel like",
      "The second lap in the rain",
      "The weight you couldn't lift last week",
      "Up before everyone else",
    ]),
    text: words(400).default(
      "We make training clothes in a small town by the Baltic, test them in wind, sleet and crowded gyms, and refine them until all you notice is the workout.",
    ),
    benefits: z
      .array(z.object({ icon: z.enum(benefitIcons), title: words(40), text: words(120) }))
      .min(1, "At least one is needed.")
      .max(4, "At most 4.")
      .default([
        {
          icon: "truck",
          title: "1-3 business days",
          text: "Across Sweden with express. Free shipping from {freeShipping}.",
        },
        {
          icon: "return",
          title: "{returnDays}-day returns",
          text: "From delivery. Exchanges are free.",
        },
        {
          icon: "lock",
          title: "Secure checkout",
          text: "{paymentBrands} and more. We never see your card number.",
        },
        { icon: "bolt", title: "Limited drops", text: "Small runs, made properly. When it's gone, it's gone." },
      ]),
  }),
  newsletter: z.object({
    title: words(40).default("Stay in the mode"),
    homeText: words(200).default(
      "Be first to hear about new drops, and get 10% off your first order with {welcomeCode}.",
    ),
    firstOrderText: words(120).default("Be first to hear about new drops, and get 10% off your first order."),
    returningText: words(120).default("Be first to hear about new drops."),
    smallPrint: words(200).default("How we handle your data:"),
  }),
  footer: z.object({
    text: words(160).default("{tagline}"),
    promise: words(160).default("Free shipping from {freeShipping}. {returnDays}-day returns."),
    company: words(160).default("© {companyName}, org. no. {organizationNumber}"),
  }),
  categories: z.object({
    mens: collectionTexts(usualCollectionTexts.mens),
    womens: collectionTexts(usualCollectionTexts.womens),
    accessories: collectionTexts(usualCollectionTexts.accessories),
  }),
} as const;
