import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { collectionFacet } from "#app/features/catalogue/products/collection-facet.ts";
import { nextVersion } from "#app/features/catalogue/products/plan-update.server.ts";
import { movedStatements } from "#app/features/catalogue/redirects/moved.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { type CollectionInput, handleOf } from "./collection-input.ts";
import { collectionPath } from "./collection-path.ts";
import { maxCollections, readCollection } from "./read-collections.server.ts";
import { inlineBatches, rebuildCollection } from "./rebuild.server.ts";

interface Change {
  actor: string;
  now: Date;
}

export type SaveCollectionOutcome = "saved" | "handle-taken" | "created-before" | "conflict" | "gone" | "full";

const subjectOf = (id: string, title: string) => ({ type: "collection", id, name: title });
/** What the audit log says of a collection: not its products, of which there may be many. */
function noted(fields: Omit<CollectionInput, "products">) {
  const { title, text, picture, seoTitle, seoDescription, kind, match, conditions, sort, published } = fields;
  const handle = handleOf(fields);
  const shown = { title, handle, text, picture, seoTitle, seoDescription, kind, match, conditions, sort, published };
  return { ...shown, menuPlace: menuPlaceOf(fields) };
}

/** Its place in the menu; null for one that isn't there. */
const menuPlaceOf = ({ inMenu, menuPlace }: Pick<CollectionInput, "inMenu" | "menuPlace">) =>
  inMenu ? menuPlace : null;

function fieldColumns(input: CollectionInput) {
  const { title, text, picture, seoTitle, seoDescription, kind, match, conditions, sort, published } = input;
  return sql`${handleOf(input)}, ${title}, ${text}, ${picture}, ${seoTitle}, ${seoDescription}, ${kind}, ${match},
    ${JSON.stringify(conditions)}, ${sort}, ${published}, ${input.inMenu}, ${input.menuPlace}, ''`;
}

/** Which of some ids are no product's. */
export async function unknownProducts(db: Database, ids: readonly string[]): Promise<string[]> {
  const unknown = await statement<{ id: string }>(
    db,
    sql`SELECT value AS id FROM json_each(${JSON.stringify(ids)}) WHERE value NOT IN (SELECT id FROM products)`,
  );
  return unknown.map(({ id }) => id);
}

/** The products of a collection by hand; one that is deleted meanwhile is left out. */
function productStatements(db: Database, id: string, { kind, products }: CollectionInput) {
  const ids = JSON.stringify(kind === "hand" ? products : []);
  return [
    statement(
      db,
      sql`DELETE FROM collection_products WHERE collection_id = ${id} AND product_id NOT IN (SELECT value FROM json_each(${ids}))`,
    ),
    statement(
      db,
      sql`INSERT INTO collection_products (collection_id, product_id)
        SELECT ${id}, p.id FROM json_each(${ids}) JOIN products p ON p.id = value WHERE TRUE ON CONFLICT DO NOTHING`,
    ),
  ];
}

/** Creates a collection under the id that its form made up, and lists its products; a repeat of the form is the same one, and changes nothing. */
export async function createCollection(
  db: Database,
  { id, input, isPictureSent = false }: { id: string; input: CollectionInput; isPictureSent?: boolean },
  { actor, now }: Change,
): Promise<SaveCollectionOutcome> {
  const time = now.toISOString();
  try {
    const [created] = await db.batch([
      statement<{ id: string }>(
        db,
        sql`INSERT INTO staff_collections (handle, title, text, picture, seo_title, seo_description, kind, match, conditions, sort,
            published, in_menu, menu_place, rebuild_after, id, created_at, updated_at)
          SELECT ${fieldColumns(input)}, ${id}, ${time}, ${time}
          WHERE (SELECT count(*) FROM staff_collections) < ${maxCollections} RETURNING id`,
      ),
      auditStatement(
        db,
        {
          actor,
          action: "collection.created",
          subject: subjectOf(id, input.title),
          after: noted(input),
          condition: sql`changes() > 0`,
        },
        now,
      ),
      ...productStatements(db, id, input),
      ...movedStatements(db, { from: null, to: collectionPath(handleOf(input)) }, { actor, now }),
    ]);
    if (created.length === 0) return "full";
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint !== "staff_collections.handle" && constraint !== "staff_collections.id") throw error;
    const created = await readCollection(db, id);
    if (!created) return "handle-taken";
    // A form that was sent twice finds its own, as long as it asks for the same.
    if (!isSame(created, input, isPictureSent)) return "created-before";
  }
  await rebuildCollection(db, id, inlineBatches);
  return "saved";
}

/** Whether a collection is what a form asks for. A picture that was sent with the form is stored under a new name each time. */
function isSame(created: CollectionInput, input: CollectionInput, isPictureSent: boolean): boolean {
  const asked = ({ kind, products, picture, ...fields }: CollectionInput) => ({
    ...noted({ ...fields, kind, picture: isPictureSent && picture ? "sent" : picture }),
    products: kind === "hand" ? products.toSorted() : [],
  });
  return JSON.stringify(asked(created)) === JSON.stringify(asked(input));
}

/**
 * Saves a collection over the version `basedOn`, and lists its products anew. Another address leads on from the one before. `conflict`
 * when somebody saved it meanwhile: nothing was written.
 */
export async function editCollection(
  db: Database,
  { id, input, basedOn }: { id: string; input: CollectionInput; basedOn: string },
  { actor, now }: Change,
): Promise<SaveCollectionOutcome> {
  const current = await readCollection(db, id);
  if (!current) return "gone";
  const updatedAt = nextVersion(current.updatedAt, now);
  const [before, after] = [noted(current), noted(input)];
  const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (fields: typeof after) => Object.fromEntries(changed.map((name) => [name, fields[name]]));
  const handle = handleOf(input);
  try {
    await db.batch([
      abortBatchWhen(
        db,
        "another version",
        sql`NOT EXISTS (SELECT 1 FROM staff_collections WHERE id = ${id} AND updated_at = ${basedOn})`,
      ),
      statement(
        db,
        sql`UPDATE staff_collections SET (handle, title, text, picture, seo_title, seo_description, kind, match, conditions, sort,
            published, in_menu, menu_place, rebuild_after, updated_at) = (SELECT ${fieldColumns(input)}, ${updatedAt}) WHERE id = ${id}`,
      ),
      ...productStatements(db, id, input),
      ...(handle === current.handle
        ? []
        : movedStatements(db, { from: collectionPath(current.handle), to: collectionPath(handle) }, { actor, now })),
      auditStatement(
        db,
        {
          actor,
          action: "collection.edited",
          subject: subjectOf(id, input.title),
          before: only(before),
          after: only(after),
        },
        now,
      ),
    ]);
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === "staff_collections.handle") return "handle-taken";
    if (constraint !== "batch_guards_refuse") throw error;
    return (await readCollection(db, id)) ? "conflict" : "gone";
  }
  await rebuildCollection(db, id, inlineBatches);
  return "saved";
}

/** Deletes a collection, its list and its order; twice is once. Its products stay. */
export async function deleteCollection(db: Database, id: string, { actor, now }: Change): Promise<void> {
  const current = await readCollection(db, id);
  if (!current) return;
  const facet = collectionFacet(id);
  await db.batch([
    statement(db, sql`DELETE FROM staff_collections WHERE id = ${id}`),
    auditStatement(
      db,
      {
        actor,
        action: "collection.deleted",
        subject: subjectOf(id, current.title),
        before: noted(current),
        condition: sql`changes() > 0`,
      },
      now,
    ),
    statement(db, sql`DELETE FROM collection_products WHERE collection_id = ${id}`),
    statement(db, sql`DELETE FROM list_positions WHERE list = ${facet}`),
    statement(db, sql`DELETE FROM product_facets WHERE facet = ${facet}`),
    statement(db, sql`DELETE FROM translations WHERE kind = 'collection' AND item_id = ${id}`),
  ]);
}
