import { asc, eq, isNull, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { claims, productComponents } from "#app/db/schema/compliance.server.ts";
import type { Component } from "#app/features/catalogue/products/composition.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { stockholmDay } from "#app/shared/days.ts";

import type { ClaimInput } from "./claim-input.ts";
import { claimProblems, type ClaimState, claimState } from "./claim-validity.ts";
import { factsOf } from "./shown-claims.server.ts";

/** A claim as staff see it in the register. */
export interface ListedClaim {
  id: string;
  productId: string | null;
  productName: string | null;
  text: string;
  evidence: string;
  documentUrl: string | null;
  /** Whether the shop keeps its document. */
  hasDocument: boolean;
  validTo: string;
  checkedBy: string | null;
  /** The version, for `decideClaim`. */
  updatedAt: string;
  state: ClaimState;
  problems: string[];
}

/** The claims that were not taken back, those that end first before the others, with where each stands. */
export async function listClaims(db: Database, now: Date): Promise<ListedClaim[]> {
  const [rows, components] = await db.batch([
    db
      .select({ claim: claims, productName: products.name })
      .from(claims)
      .leftJoin(products, eq(products.id, claims.productId))
      .where(isNull(claims.withdrawnAt))
      .orderBy(asc(claims.validTo), asc(claims.id)),
    db
      .select()
      .from(productComponents)
      .where(sql`${productComponents.productId} IN (SELECT product_id FROM claims WHERE withdrawn_at IS NULL)`),
  ]);
  const byProduct = Map.groupBy(components, ({ productId }) => productId);
  const today = stockholmDay(now);
  return rows.map(({ claim, productName }) => {
    const own = claim.productId === null ? null : ((byProduct.get(claim.productId) ?? []) as unknown as Component[]);
    const facts = factsOf(claim);
    return {
      id: claim.id,
      productId: claim.productId,
      productName,
      text: claim.text,
      evidence: [claim.scheme, claim.certificateNumber, claim.issuer].filter(Boolean).join(", "),
      documentUrl: claim.documentUrl,
      hasDocument: claim.documentKey !== null,
      validTo: claim.validTo,
      checkedBy: claim.checkedBy,
      updatedAt: claim.updatedAt,
      state: claimState(facts, own, today),
      problems: claimProblems(facts, own),
    };
  });
}

interface Change {
  actor: string;
  now: Date;
}

/** Adds a claim, unchecked, under the id that its form made up. `unknown-product` when there is no such product. */
export async function addClaim(db: Database, id: string, input: ClaimInput, { actor, now }: Change) {
  const time = now.toISOString();
  try {
    await db.batch([
      db.insert(claims).values({ id, ...input, createdBy: actor, createdAt: time, updatedAt: time }),
      auditStatement(db, { actor, action: "claim.added", subject: { type: "claim", id, name: input.text } }, now),
    ]);
  } catch (error) {
    if (violatedConstraint(error) === "claims.id") return "added";
    if (error instanceof Error && /FOREIGN KEY/.test(`${error.message} ${String(error.cause)}`))
      return "unknown-product";
    throw error;
  }
  return "added";
}

/**
 * Notes that somebody compared a claim with its evidence, or takes it back. Twice is once. `seen` is the version that was on screen: a
 * claim that changed since is not noted as checked. Returns what changed; null for nothing.
 */
export async function decideClaim(
  db: Database,
  id: string,
  decision: "check" | "withdraw",
  { actor, now, seen = null }: Change & { seen?: string | null },
) {
  const time = now.toISOString();
  const change =
    decision === "check"
      ? sql`UPDATE claims SET checked_by = ${actor}, checked_at = ${time}, updated_at = ${time}
          WHERE id = ${id} AND checked_at IS NULL AND withdrawn_at IS NULL AND (${seen} IS NULL OR updated_at = ${seen}) RETURNING product_id AS productId`
      : sql`UPDATE claims SET withdrawn_at = ${time}, updated_at = ${time}
          WHERE id = ${id} AND withdrawn_at IS NULL RETURNING product_id AS productId`;
  const action = decision === "check" ? ("claim.checked" as const) : ("claim.withdrawn" as const);
  const [changed] = await db.batch([
    statement<{ productId: string | null }>(db, change),
    auditStatement(db, { actor, action, subject: { type: "claim", id, name: id }, condition: sql`changes() > 0` }, now),
  ]);
  return changed[0] ?? null;
}

/** The products whose pages show claims otherwise than the day allows, with the claims noted as they are now. */
export async function reevaluateClaims(db: Database, now: Date): Promise<string[]> {
  const today = stockholmDay(now);
  const shown = sql`iif(withdrawn_at IS NULL AND checked_at IS NOT NULL AND valid_from <= ${today} AND valid_to >= ${today}, 1, 0)`;
  const rows = await statement<{ productId: string | null }>(
    db,
    sql`UPDATE claims SET on_pages = ${shown} WHERE on_pages <> ${shown} RETURNING product_id AS productId`,
  );
  return rows.flatMap(({ productId }) => productId ?? []);
}
