import { z } from "zod";

import { type FilterChoice, filterGroups } from "#app/features/catalogue/filters/filter-choice.ts";
import { sortOrders } from "#app/features/catalogue/products/listing.ts";
import { filterEntries } from "#app/storefront/listing/filter-address.ts";
import { parseFilters } from "#app/storefront/listing/parse-filters.ts";

import { afterPage, queryList } from "./query-fields.ts";

const price = z.string().max(10).optional();
const on = z.literal("1").optional();
const values = queryList(z.string().max(60));

/** What a list of products may be filtered by: the parameters of the shop's own lists. */
const filterFields = {
  size: values,
  color: values,
  kind: values,
  fit: values,
  sport: values,
  fabric: values,
  min: price,
  max: price,
  stock: on,
  new: on,
  sale: on,
  rating: z.string().max(3).optional(),
};

/** The parameters of a list of products: its filters, its order, and where it goes on. */
export const listingFields = {
  ...filterFields,
  sort: z.enum(sortOrders.map(({ id }) => id)).optional(),
  after: afterPage,
};

type Given = { [Name in keyof typeof filterFields]?: string | readonly string[] | undefined };

/** The choice that parameters say. */
export function choiceOf(given: Given): FilterChoice {
  return parseFilters(new URLSearchParams(entriesOf(given)));
}

/** Refuses a value that the shop's lists do not know: it would be left out, and the answer be that of another question. */
export function refuseUnknownValues(given: Given, context: z.RefinementCtx): void {
  const understood = filterEntries(choiceOf(given));
  for (const [name, value] of entriesOf(given)) {
    const isKnown = understood.some(([known, text]) => known === name && (!isGroup(name) || text === value));
    if (!isKnown)
      context.addIssue({
        code: "custom",
        path: [name],
        message: `Not a value of ${name}: ${isGroup(name) ? "take the id of one that the shop's lists offer" : "send a number"}`,
      });
  }
}

const isGroup = (name: string) => filterGroups.some((group) => group === name);

function entriesOf(given: Given): [string, string][] {
  return Object.keys(filterFields).flatMap((name) =>
    [given[name as keyof Given] ?? []].flat().map((value): [string, string] => [name, value]),
  );
}
