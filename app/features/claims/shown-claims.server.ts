import { asc, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { claims } from "#app/db/schema/compliance.server.ts";
import type { Component } from "#app/features/catalogue/composition.ts";
import { formatDate } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import type { Fibre } from "#app/shared/fibres.ts";

import type { ClaimAttribute } from "./claim-lists.ts";
import { isShown } from "./claim-validity.ts";

/** A claim as shoppers read it, with what proves it. */
export interface ShownClaim {
  text: string;
  /** What proves it, line by line. */
  evidence: string[];
  /** Where its document is; null when a certificate number is all there is. */
  document: string | null;
}

/** The claims of a product, or of the whole shop for null, that somebody checked and that have not ended, as a statement for a batch. */
export function claimsStatement(db: Database, productId: string | null, now: Date) {
  const today = stockholmDay(now);
  return db
    .select()
    .from(claims)
    .where(
      sql`${claims.productId} IS ${productId} AND ${claims.withdrawnAt} IS NULL AND ${claims.checkedAt} IS NOT NULL
        AND ${claims.validFrom} <= ${today} AND ${claims.validTo} >= ${today}`,
    )
    .orderBy(asc(claims.createdAt), asc(claims.id));
}

type Row = Awaited<ReturnType<typeof claimsStatement>>[number];

/** Of these rows, what is shown: what its evidence and the composition bear. */
export function shownClaims(rows: readonly Row[], components: readonly Component[] | null, now: Date): ShownClaim[] {
  const today = stockholmDay(now);
  return rows.filter((row) => isShown(factsOf(row), components, today)).map(shownClaim);
}

/** What decides whether a claim is shown, from its row. */
export function factsOf(row: Row) {
  return { ...row, fibre: row.fibre as Fibre | null, attribute: row.attribute as ClaimAttribute | null };
}

function shownClaim({ text, scheme, certificateNumber, issuer, validTo, documentUrl, documentKey }: Row): ShownClaim {
  return {
    text,
    evidence: [
      ...(scheme === "" ? [] : [certificateNumber === "" ? scheme : `${scheme}, certificate ${certificateNumber}`]),
      ...(issuer === "" ? [] : [`Issued by ${issuer}`]),
      ...(documentKey === null ? [] : ["We keep the document that proves it"]),
      `Valid until ${formatDate(validTo)}`,
    ],
    document: documentUrl,
  };
}
