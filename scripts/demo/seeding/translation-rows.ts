import type { translations } from "#app/db/schema/translations.server.ts";
import type { TranslatedCollectionField } from "#app/features/catalogue/collections/translated-fields.ts";
import { fieldText, type TranslatedProductField } from "#app/features/catalogue/products/translated-fields.ts";
import type { PrefixedLanguage } from "#app/shared/language/languages.ts";
import { slugOf } from "#app/shared/slug.ts";
import { slugField, translatedDiscountFields } from "#app/shared/translations.ts";

import { demoClaims } from "../catalogue/claims.ts";
import { demoCollections } from "../catalogue/collections.ts";
import { type ColorId, colors } from "../catalogue/colors.ts";
import { complianceOf } from "../catalogue/compliance.ts";
import { describe } from "../catalogue/describe.ts";
import { demoDiscountCodes } from "../catalogue/discount-codes.ts";
import { altOf, localAltOf } from "../catalogue/picture-views.ts";
import { demoProducts } from "../catalogue/products.ts";
import { sizesOf } from "../catalogue/sizes.ts";
import { demoStaff } from "../catalogue/staff.ts";
import { localAddress } from "../catalogue/translations/addresses.ts";
import { da } from "../catalogue/translations/da.ts";
import { localDiscountText } from "../catalogue/translations/discount-texts.ts";
import { fi } from "../catalogue/translations/fi.ts";
import { claimText, lawTexts } from "../catalogue/translations/law-texts.ts";
import { nb } from "../catalogue/translations/nb.ts";
import { localSizeText } from "../catalogue/translations/size-texts.ts";
import { sv } from "../catalogue/translations/sv.ts";
import type { DemoTranslations } from "../catalogue/translations/types.ts";
import type { DemoProduct } from "../catalogue/types.ts";
import { claimId } from "./claim-id.ts";
import { collectionId } from "./collection-id.ts";
import { pictureId, picturesOf } from "./pictures.ts";
import { daysBefore } from "./time.ts";

type Row = typeof translations.$inferInsert;
type Pair = { source: string; text: string | undefined };
const byLanguage: Record<PrefixedLanguage, DemoTranslations> = { sv, nb, da, fi };

const sizeDescriptions = [
  ...new Set(
    demoProducts.flatMap((product) =>
      sizesOf(product).flatMap(({ name, description }) => (name === description ? [] : description)),
    ),
  ),
];

/** Every text of the demo shop that is translated, as rows. */
export function translationRows(now: Date): Row[] {
  const change = { updatedAt: daysBefore(now, 10), updatedBy: demoStaff[0]?.username ?? "" };
  return (Object.entries(byLanguage) as [PrefixedLanguage, DemoTranslations][]).flatMap(([language, of]) => {
    const rows = (kind: Row["kind"], itemId: string, texts: Record<string, Pair | null>): Row[] =>
      Object.entries(texts).flatMap(([field, pair]) =>
        pair?.text && pair.source
          ? [{ kind, itemId, field, language, text: pair.text, source: pair.source, ...change }]
          : [],
      );
    return [
      ...demoProducts.flatMap((product) =>
        rows("product", product.id, {
          ...productTexts(product, of),
          ...productLawTexts(product, language),
          ...pictureTexts(product, of),
          [slugField]: { source: product.id, text: localAddress(product.id, language) },
        }),
      ),
      ...demoCollections.flatMap((collection, index) =>
        rows("collection", collectionId(index), collectionTexts(collection, of)),
      ),
      ...(Object.keys(colors) as ColorId[]).flatMap((id) =>
        rows("option", colors[id].name, { name: { source: colors[id].name, text: of.colors[id] } }),
      ),
      ...sizeDescriptions.flatMap((english) =>
        rows("size", english, { text: { source: english, text: localSizeText(english, language) } }),
      ),
      ...demoDiscountCodes.flatMap((discount) =>
        translatedDiscountFields.flatMap((field) =>
          rows("discount", discount[field], {
            [field]: { source: discount[field], text: localDiscountText(discount[field], language) },
          }),
        ),
      ),
    ];
  });
}

function productTexts(product: DemoProduct, of: DemoTranslations): Partial<Record<TranslatedProductField, Pair>> {
  const english = describe(product);
  const own = of.products[product.id];
  const family = of.families[product.family];
  return {
    shortDescription: { source: product.shortDescription, text: own?.shortDescription },
    description: { source: product.description.join("\n\n"), text: own?.description.join("\n\n") },
    sizeFitDescription: { source: english.sizeFitDescription, text: own?.fit },
    fitGuide: { source: english.fitGuide, text: family?.fitGuide },
    sizeRecommendations: { source: english.sizeRecommendations ?? "", text: family?.recommendation },
    careInstructions: list(english.careInstructions, of.care),
    materials: list(english.materials, of.materials),
  };
}

/** What its pictures show. */
function pictureTexts(product: DemoProduct, { pictures }: DemoTranslations): Record<string, Pair> {
  return Object.fromEntries(
    picturesOf(product).map(({ color, view }, position) => [
      `picture.${pictureId(product.id, position)}`,
      { source: altOf(product, color, view), text: localAltOf(product, color, view, pictures) },
    ]),
  );
}

/** What it says by law, and what is claimed of it. */
function productLawTexts(product: DemoProduct, language: PrefixedLanguage): Record<string, Pair> {
  const { warnings, guarantee } = complianceOf(product);
  const texts = lawTexts[language];
  const claims = demoClaims.flatMap((claim, index): [string, Pair][] =>
    claim.productId === product.id && !claim.isWithdrawn
      ? [[`claim.${claimId(index)}`, { source: claim.text, text: claimText(claim, language) }]]
      : [],
  );
  return {
    warnings: list(
      warnings.map(({ text }) => text),
      texts.warnings,
    ),
    ...(guarantee ? { guaranteeConditions: { source: guarantee.conditions, text: texts.conditions } } : {}),
    ...Object.fromEntries(claims),
  };
}

/** A list, translated once each of its lines is. */
function list(lines: readonly string[], words: Readonly<Record<string, string>>): Pair {
  const translated = lines.flatMap((line) => words[line] ?? []);
  return {
    source: fieldText(lines),
    text: translated.length === lines.length ? fieldText(translated) : undefined,
  };
}

function collectionTexts(
  { handle, title, text }: (typeof demoCollections)[number],
  of: DemoTranslations,
): Record<TranslatedCollectionField | typeof slugField, Pair | null> {
  const own = of.collections[handle];
  const slug = slugOf(own?.title ?? "");
  return {
    title: { source: title, text: own?.title },
    text: { source: text, text: own?.text },
    seoTitle: null,
    seoDescription: null,
    // Its handle stays where its title is the same.
    [slugField]: own?.title === title ? null : { source: handle, text: slug },
  };
}
