import { inArray, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { redirects } from "#app/db/schema/redirects.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { pageAt } from "#app/shared/pages.ts";

import type { ReadRedirect, Target } from "./old-path.ts";
import { shopifyAddress } from "./shopify-address.ts";

export type Redirect = typeof redirects.$inferSelect;
export type NewRedirect = Extract<ReadRedirect, { kind: "read" }>;

interface Change {
  actor: string;
  now: Date;
}

/** What there is at the old paths of some new redirects and where they lead. */
export interface KnownPaths {
  redirects: ReadonlyMap<string, Redirect>;
  /** Paths of products and collections that the shop answers by itself, in any language. */
  live: ReadonlySet<string>;
}

/** Reads what there is at the old paths of some new redirects and where they lead. */
export async function readPaths(db: Database, wanted: readonly NewRedirect[]): Promise<KnownPaths> {
  const paths = wanted.flatMap(({ fromPath, target }) => [fromPath, target.toPath ?? fromPath]);
  const values = sql`(SELECT value FROM json_each(${JSON.stringify(paths)}))`;
  const [found, live] = await db.batch([
    db.select().from(redirects).where(inArray(redirects.fromPath, values)),
    statement<{ path: string }>(
      db,
      sql`SELECT w.value AS path FROM json_each(${JSON.stringify(paths)}) w
          JOIN products p ON p.id = substr(w.value, instr(w.value, 'product/') + length('product/'))
          WHERE (w.value GLOB '/product/*' OR w.value GLOB '/cj-product/*') AND ${forSale}
        UNION SELECT w.value FROM json_each(${JSON.stringify(paths)}) w
          JOIN staff_collections c ON c.handle = substr(w.value, length('/collections/') + 1)
          WHERE w.value GLOB '/collections/*' AND c.published = 1
        UNION SELECT w.value FROM json_each(${JSON.stringify(paths)}) w
          JOIN slugs s ON s.kind = 'product' AND s.slug = substr(w.value, length('/product/') + 1)
          JOIN products p ON p.id = s.item_id
          WHERE w.value GLOB '/product/*' AND ${forSale}
        UNION SELECT w.value FROM json_each(${JSON.stringify(paths)}) w
          JOIN slugs s ON s.kind = 'collection' AND s.slug = substr(w.value, length('/collections/') + 1)
          JOIN staff_collections c ON c.id = s.item_id
          WHERE w.value GLOB '/collections/*' AND c.published = 1`,
    ),
  ]);
  return {
    redirects: new Map(found.map((row) => [row.fromPath, row])),
    live: new Set(live.map(({ path }) => path)),
  };
}

/** Where a new redirect will lead: where its target is redirected to, that, so that a browser is sent on once. A reason when in a circle. */
export function finalTarget(
  { fromPath, target }: NewRedirect,
  { redirects: known, live }: { redirects: ReadonlyMap<string, Target>; live: ReadonlySet<string> },
): { kind: "leads"; target: Target } | { kind: "refused"; reason: string } {
  if (pageAt(fromPath) || live.has(fromPath))
    return { kind: "refused", reason: `${fromPath} is a page of the shop, so it can't be redirected` };
  const next = target.toPath === null || live.has(target.toPath) ? undefined : known.get(target.toPath);
  const final = next ? { toAddress: next.toAddress, toPath: next.toPath } : target;
  if (final.toPath === fromPath || (final.toPath !== null && answerAt(final.toPath) === fromPath))
    return { kind: "refused", reason: `It would lead in a circle: ${target.toAddress} leads back to ${fromPath}` };
  return { kind: "leads", target: final };
}

/** The path that the shop answers a path with by itself. */
function answerAt(path: string): string {
  const known = shopifyAddress(path);
  if (!known) return path;
  return "handle" in known ? `/product/${known.handle}` : (known.to.split("?")[0] ?? path);
}

/**
 * Stores a redirect in place of an earlier one from the same path; what led to that path leads on. Nothing is written for a repeat. What
 * leads away from its target is deleted where it led back here. A reason, for staff, when it would lead in a circle.
 */
export async function saveRedirect(
  db: Database,
  wanted: NewRedirect,
  { actor, now }: Change,
): Promise<{ kind: "saved" } | { kind: "refused"; reason: string }> {
  const known = await readPaths(db, [wanted]);
  const final = finalTarget(wanted, known);
  if (final.kind === "refused") return final;
  const { fromPath } = wanted;
  const { toAddress, toPath } = final.target;
  const before = known.redirects.get(fromPath);
  const [, written] = await db.batch([
    statement(
      db,
      sql`INSERT INTO redirects (from_path, to_address, to_path, created_at, created_by)
        SELECT ${fromPath}, ${toAddress}, ${toPath}, ${now.toISOString()}, ${actor}
        WHERE ${toPath !== null && known.live.has(toPath)} OR NOT EXISTS (SELECT 1 FROM redirects WHERE from_path = ${toPath})
        ON CONFLICT (from_path) DO UPDATE SET to_address = excluded.to_address, to_path = excluded.to_path,
          created_at = excluded.created_at, created_by = excluded.created_by
        WHERE to_address <> excluded.to_address`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "redirect.saved",
        subject: { type: "redirect", id: fromPath, name: fromPath },
        before: before ? { to: before.toAddress } : null,
        after: { to: toAddress },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    // From when the page that it leads to wasn't there: with this one it would be a circle as soon as that page goes again.
    statement(
      db,
      sql`DELETE FROM redirects WHERE from_path = ${toPath} AND to_path = ${fromPath}
        AND EXISTS (SELECT 1 FROM redirects WHERE from_path = ${fromPath} AND to_address = ${toAddress})`,
    ),
    statement(
      db,
      sql`UPDATE redirects SET to_address = ${toAddress}, to_path = ${toPath}
        WHERE to_path = ${fromPath} AND EXISTS (SELECT 1 FROM redirects WHERE from_path = ${fromPath} AND to_address = ${toAddress})`,
    ),
  ]);
  if (written.length > 0 || before?.toAddress === toAddress) return { kind: "saved" };
  // Someone redirected its target meanwhile, or stored the very same.
  const there = (await readPaths(db, [wanted])).redirects.get(fromPath);
  return there?.toAddress === toAddress
    ? { kind: "saved" }
    : { kind: "refused", reason: "Someone just changed where this leads. Try again" };
}
