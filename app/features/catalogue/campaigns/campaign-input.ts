import { z } from "zod";

import { maxNamedProducts, productList } from "#app/features/catalogue/products/product-list.ts";
import { marketIds } from "#app/shared/market-ids.ts";
import { fromSwedishField } from "#app/shared/swedish-time.ts";

import { type CampaignFacet, campaignFacets } from "./campaign-facets.ts";

/** A sale that lasts longer is no sale: the price is the usual one. */
const longestDays = 56;

const facetIds = Object.keys(campaignFacets) as [CampaignFacet, ...CampaignFacet[]];

const moment = z.string().transform((text, context) => {
  const iso = fromSwedishField(text.trim());
  if (iso === null) context.addIssue({ code: "custom", message: "Enter a date and a time" });
  return iso ?? z.NEVER;
});
const empty = z.literal("").transform(() => null);

const fieldsSchema = z.object({
  name: z.string().trim().min(1, { error: "Give it a name" }).max(80, { error: "At most 80 characters" }),
  market: z.enum(marketIds).default("se"),
  kind: z.enum(["percent", "price"]),
  value: z
    .string()
    .trim()
    .regex(/^\d{1,6}(?:[.,]\d{1,2})?$/, { error: "Enter a number, such as 20 or 299" })
    .transform((text) => Math.round(Number(text.replace(",", ".")) * 100)),
  scope: z.enum([...facetIds, "named"]),
  products: productList,
  startsAt: moment,
  endsAt: z.union([empty, moment]),
});

/** What a campaign's form says, as it is stored: hundredths of the market's money, ISO times, either a percentage or a price, either a listing or products. */
export const campaignInputSchema = fieldsSchema
  .check((context) => {
    const { kind, value, scope, products, startsAt, endsAt } = context.value;
    const refuse = (field: string, message: string) =>
      context.issues.push({ code: "custom", path: [field], message, input: context.value });
    if (kind === "percent" && (value % 100 !== 0 || value < 1_00 || value > 90_00))
      refuse("value", "A percentage is a whole number from 1 to 90");
    if (kind === "price" && value === 0) refuse("value", "Enter more than 0");
    if (scope === "named" && products.length === 0) refuse("products", "Select at least one product");
    if (products.length > maxNamedProducts) refuse("products", `At most ${maxNamedProducts} products`);
    if (endsAt === null) return;
    if (endsAt <= startsAt) refuse("endsAt", "It must end after it starts");
    if (Date.parse(endsAt) - Date.parse(startsAt) > longestDays * 86_400_000 + 3_600_000)
      refuse("endsAt", "A sale lasts eight weeks at most");
  })
  .transform(({ name, market, kind, value, scope, products, startsAt, endsAt }) => ({
    name,
    market,
    percent: kind === "percent" ? value / 100 : null,
    priceOre: kind === "price" ? value : null,
    facet: scope === "named" ? null : scope,
    productIds: scope === "named" ? products : [],
    startsAt,
    endsAt,
  }));
export type CampaignInput = z.output<typeof campaignInputSchema>;
