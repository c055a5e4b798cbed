import { z } from "zod";

import { deliveryWords } from "./market-words.server.ts";
import { siteWords } from "./site-words.texts.ts";
import { line, linkAddress, optionalLine, words } from "./text-rules.ts";
import { usualCollectionTexts } from "./usual-collection-texts.ts";

/** A picture of the brand by its name, or one that staff uploaded by its address. */
const heroPicture = z
  .string()
  .regex(/^(home-[123]|mens|womens|accessories|about|contact|reviews|\/media\/[\w/-]+\.\w+)$/, "Choose a picture.");

const benefitIcons = ["truck", "return", "lock", "bolt"] as const;

const chipsPerCollection = 5;

/** Defaults are functions: they are in the language of the request that the section is read for. */
const lines = (max: number, most: number, texts: () => string[]) =>
  z
    .array(z.object({ text: line(max) }))
    .min(1, "At least one is needed.")
    .max(most, `At most ${most}.`)
    .default(() => texts().map((text) => ({ text })));

const collectionTexts = (collection: keyof ReturnType<typeof usualCollectionTexts>) => {
  const usual = () => usualCollectionTexts()[collection];
  return z
    .object({
      title: line(40).default(() => usual().title),
      tagline: line(120).default(() => usual().tagline),
      intro: words(400).default(() => usual().intro),
      all: line(30).default(() => usual().all),
      /** The chips in their order (`products/facets.ts`); one without a label has its usual one. */
      chips: z
        .array(z.object({ label: optionalLine(30), shown: z.boolean() }))
        .length(chipsPerCollection)
        .default(Array.from({ length: chipsPerCollection }, () => ({ label: "", shown: true }))),
    })
    .prefault({});
};

/** The short texts of the storefront. Each may hold placeholders (`placeholders.ts`). */
export const textSections = {
  announcement: z.object({
    lines: lines(60, 3, () => {
      const { freeShippingLine, returnsLine } = siteWords();
      return [freeShippingLine, returnsLine, deliveryWords().line];
    }),
  }),
  hero: z.object({
    slides: z
      .array(
        z.object({
          picture: heroPicture,
          title: line(40),
          text: words(160),
          to: linkAddress,
          action: line(30),
        }),
      )
      .min(1, "Add at least one slide.")
      .max(5, "Use up to 5 slides.")
      .default(() => [
        {
          picture: "home-1",
          title: siteWords().newTitle,
          text: "{tagline}",
          to: "/shop?category=new",
          action: siteWords().newAction,
        },
        {
          picture: "home-2",
          title: siteWords().coldTitle,
          text: siteWords().coldText,
          to: "/mens-collection",
          action: siteWords().coldAction,
        },
        {
          picture: "home-3",
          title: siteWords().supportTitle,
          text: siteWords().supportText,
          to: "/womens-collection",
          action: siteWords().supportAction,
        },
      ]),
  }),
  mindset: z.object({
    thoughts: lines(60, 8, () => {
      const { thoughtUnwilling, thoughtRain, thoughtWeight, thoughtEarly } = siteWords();
      return [thoughtUnwilling, thoughtRain, thoughtWeight, thoughtEarly];
    }),
    text: words(400).default(() => siteWords().story),
    benefits: z
      .array(z.object({ icon: z.enum(benefitIcons), title: line(40), text: line(120) }))
      .min(1, "At least one is needed.")
      .max(4, "At most 4.")
      .default(() => [
        { icon: "truck" as const, title: deliveryWords().title, text: deliveryWords().text },
        { icon: "return" as const, title: siteWords().returnsTitle, text: siteWords().returnsText },
        { icon: "lock" as const, title: siteWords().secureTitle, text: siteWords().secureText },
        { icon: "bolt" as const, title: siteWords().dropsTitle, text: siteWords().dropsText },
      ]),
  }),
  newsletter: z.object({
    title: line(40).default(() => siteWords().newsletterTitle),
    homeText: words(200).default(() => siteWords().newsletterHome),
    firstOrderText: line(120).default(() => siteWords().newsletterFirst),
    returningText: line(120).default(() => siteWords().newsletterReturning),
    smallPrint: words(200).default(() => siteWords().newsletterData),
  }),
  footer: z.object({
    text: line(160).default("{tagline}"),
    promise: line(160).default(() => siteWords().footerPromise),
    company: line(160).default(() => siteWords().footerCompany),
  }),
  categories: z.object({
    mens: collectionTexts("mens"),
    womens: collectionTexts("womens"),
    accessories: collectionTexts("accessories"),
  }),
} as const;
