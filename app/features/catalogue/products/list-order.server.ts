import { type SQL, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import type { Currency } from "#app/shared/currencies.ts";

import { featuredRank, listOfFacet } from "./featured-rank.server.ts";
import { facetOfList, type OrderedList } from "./ordered-lists.ts";
import { lowestPrice } from "./variant-price-columns.server.ts";

/** A product as the order of a list shows it. */
export interface OrderedProduct {
  id: string;
  name: string;
  priceOre: number;
  currency: Currency;
  picture: string | null;
  /** Whether shoppers see it in the list: a draft keeps its place. */
  listed: number;
}

export interface ListOrder {
  /** What staff placed, in their order; deleted ones are not shown. */
  placed: OrderedProduct[];
  /** The first of the others, in the shop's own order. */
  rest: OrderedProduct[];
  /** The ids that are placed, deleted ones too: what an order to be saved is based on. */
  basedOn: string[];
}

/** How many of the others are shown; the rest are found by name. */
const restSize = 48;

/** A product `p` of a list. */
const orderedColumns = (list: OrderedList) => sql`p.id, p.name, ${lowestPrice} AS priceOre, p.currency,
  (SELECT url FROM product_media WHERE product_id = p.id ORDER BY position LIMIT 1) AS picture,
  EXISTS (SELECT 1 FROM product_facets WHERE facet = ${facetOfList(list)} AND product_id = p.id) AS listed`;

const placedIds = (list: OrderedList) => sql`(SELECT json_group_array(product_id) FROM
  (SELECT product_id FROM list_positions WHERE list = ${list} ORDER BY position, product_id))`;

/** Reads the order of a list; `find`, folded as searches are, narrows the products that are not placed to those whose name has it. */
export async function readListOrder(db: Database, list: OrderedList, find = ""): Promise<ListOrder> {
  const columns = orderedColumns(list);
  const [placed, rest, [order]] = await db.batch([
    statement<OrderedProduct>(
      db,
      sql`SELECT ${columns} FROM list_positions l JOIN products p ON p.id = l.product_id AND p.archived_at IS NULL
        WHERE l.list = ${list} ORDER BY l.position, l.product_id`,
    ),
    statement<OrderedProduct>(
      db,
      sql`SELECT ${columns} FROM product_facets f JOIN products p ON p.id = f.product_id
        WHERE f.facet = ${facetOfList(list)} AND (${find} = '' OR instr((SELECT name FROM search_entries WHERE product_id = p.id), ${find}))
          AND NOT EXISTS (SELECT 1 FROM list_positions l WHERE l.list = ${list} AND l.product_id = f.product_id)
        ORDER BY f.featured DESC, f.created_at DESC, f.product_id ${limitTo(restSize)}`,
    ),
    statement<{ ids: string }>(db, sql`SELECT ${placedIds(list)} AS ids`),
  ]);
  return { placed, rest, basedOn: JSON.parse(order?.ids ?? "[]") as string[] };
}

/** Products by their ids, in the order given, as the order of a list shows them. Deleted ones are left out. */
export function readOrderedProducts(db: Database, list: OrderedList, ids: readonly string[]) {
  return statement<OrderedProduct>(
    db,
    sql`SELECT ${orderedColumns(list)} FROM json_each(${JSON.stringify(ids)}) wanted
      JOIN products p ON p.id = wanted.value AND p.archived_at IS NULL ORDER BY wanted.key`,
  );
}

interface NewOrder {
  list: OrderedList;
  /** What the audit log calls it. */
  name: string;
  ids: readonly string[];
  /** The order that it was made from. */
  basedOn: readonly string[];
  /** The id of the audit log's entry. */
  entryId: string;
}

/**
 * Places products in a list in this order, first to last, and no others. `conflict` when somebody changed the order since: nothing was
 * written. Ids without a product are left out.
 */
export async function saveListOrder(
  db: Database,
  { list, name, ids, basedOn, entryId }: NewOrder,
  { actor, now }: { actor: string; now: Date },
): Promise<"saved" | "unchanged" | "conflict"> {
  const [before, after] = [basedOn, ids].map((order) => JSON.stringify(order));
  try {
    if (before === after)
      return (await readListOrder(db, list)).basedOn.join() === ids.join() ? "unchanged" : "conflict";
    await db.batch([
      abortBatchWhen(db, "another order", sql`${placedIds(list)} <> ${before}`),
      ...orderStatements(db, list, { before: basedOn, after: ids }, sql`TRUE`),
      auditStatement(
        db,
        {
          id: entryId,
          actor,
          action: "products.order",
          subject: { type: "list", id: list, name },
          before: { products: basedOn },
          after: { products: ids },
        },
        now,
      ),
    ]);
    return "saved";
  } catch (error) {
    if (violatedConstraint(error) !== "batch_guards_refuse") throw error;
    // The press was sent twice.
    return JSON.stringify((await readListOrder(db, list)).basedOn) === after ? "saved" : "conflict";
  }
}

/** Sets the order back that staff changed, if nobody changed it since. */
export const undoListOrder: Undo = async (shop, entry, change) => {
  const list = entry.subjectId as OrderedList;
  const [before, after] = [entry.before, entry.after].map((side) => (side?.["products"] ?? []) as string[]);
  const outcome = await undoEntry(shop.db, entry, change, {
    unchanged: sql`${placedIds(list)} = ${JSON.stringify(after)}`,
    writes: (happened) => orderStatements(shop.db, list, { before: after ?? [], after: before ?? [] }, happened),
  });
  if (outcome === "undone") invalidatePages(shop, { listings: true });
  return outcome;
};

/** Writes an order in place of another, and what listings sort by, where `condition` holds. */
function orderStatements(
  db: Database,
  list: OrderedList,
  { before, after }: { before: readonly string[]; after: readonly string[] },
  condition: SQL,
) {
  const touched = JSON.stringify([...new Set([...before, ...after])]);
  return [
    statement(db, sql`DELETE FROM list_positions WHERE list = ${list} AND ${condition}`),
    statement(
      db,
      sql`INSERT INTO list_positions (list, product_id, position)
        SELECT ${list}, p.id, key + 1 FROM json_each(${JSON.stringify(after)}) JOIN products p ON p.id = value WHERE ${condition}`,
    ),
    statement(
      db,
      sql`UPDATE product_facets SET featured = r.rank FROM (
          SELECT f.facet, f.product_id, ${featuredRank(sql`f.facet`)} AS rank
          FROM json_each(${touched}) t JOIN product_facets f ON f.product_id = t.value JOIN products p ON p.id = f.product_id
          WHERE ${listOfFacet(sql`f.facet`)} = ${list} OR (${list} = 'shop' AND f.facet GLOB 'c:*')) r
        WHERE product_facets.facet = r.facet AND product_facets.product_id = r.product_id
          AND product_facets.featured <> r.rank AND ${condition}`,
    ),
  ];
}
