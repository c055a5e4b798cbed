import { type SQL, sql } from "drizzle-orm";

import { claims } from "#app/db/schema/compliance.server.ts";
import type { Component } from "#app/features/catalogue/products/composition.ts";
import { jsonObject } from "#app/features/catalogue/products/product-columns.server.ts";
import { formatDate } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import type { Fibre } from "#app/shared/fibres.ts";
import type { Language } from "#app/shared/language/languages.ts";

import type { ClaimAttribute } from "./claim-lists.ts";
import { isShown } from "./claim-validity.ts";
import { claimTexts } from "./shown-claims.texts.ts";

/** A claim as shoppers read it, with what proves it. */
export interface ShownClaim {
  text: string;
  /** What proves it, line by line. */
  evidence: string[];
  /** Where its document is; null when a certificate number is all there is. */
  document: string | null;
}

/** What is read of a claim to show it. */
const shownColumns = {
  id: claims.id,
  productId: claims.productId,
  text: claims.text,
  part: claims.part,
  fibre: claims.fibre,
  attribute: claims.attribute,
  percent: claims.percent,
  scheme: claims.scheme,
  certificateNumber: claims.certificateNumber,
  issuer: claims.issuer,
  validFrom: claims.validFrom,
  validTo: claims.validTo,
  documentUrl: claims.documentUrl,
  documentKey: claims.documentKey,
  checkedAt: claims.checkedAt,
  withdrawnAt: claims.withdrawnAt,
};
const claimColumn = jsonObject("k", shownColumns);
/** `local` is what it says in the language that it was read in, where it is translated. */
export type ClaimRow = Pick<typeof claims.$inferSelect, keyof typeof shownColumns> & { local?: string | null };

/** The field that a claim is translated as, among the texts of its product, by the SQL of its id. */
export const claimField = (id: SQL): SQL => sql`('claim.' || ${id})`;

/** The claims of the product `p` that somebody checked and that have not ended, as JSON of `ClaimRow`s in a language. */
export function claimsColumn(now: Date, language: Language): SQL {
  const today = stockholmDay(now);
  const local = sql`(SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = ${claimField(sql`k.id`)}
    AND language = ${language} AND source = k.text)`;
  const column = language === "en" ? claimColumn : sql`json_insert(${claimColumn}, '$.local', ${local})`;
  return sql`(SELECT json_group_array(json(${column})) FROM (SELECT * FROM claims
    WHERE product_id = p.id AND withdrawn_at IS NULL AND checked_at IS NOT NULL AND valid_from <= ${today} AND valid_to >= ${today}
    ORDER BY created_at, id) k)`;
}

/** Of these rows, what is shown: what its evidence and the composition bear. */
export function shownClaims(
  rows: readonly ClaimRow[],
  components: readonly Component[] | null,
  now: Date,
): ShownClaim[] {
  const today = stockholmDay(now);
  return rows.filter((row) => isShown(factsOf(row), components, today)).map(shownClaim);
}

/** What decides whether a claim is shown, from its row. */
export function factsOf<Row extends ClaimRow>(row: Row) {
  return { ...row, fibre: row.fibre as Fibre | null, attribute: row.attribute as ClaimAttribute | null };
}

function shownClaim({
  text,
  local,
  scheme,
  certificateNumber,
  issuer,
  validTo,
  documentUrl,
  documentKey,
}: ClaimRow): ShownClaim {
  const texts = claimTexts();
  return {
    text: local ?? text,
    evidence: [
      ...(scheme === "" ? [] : [certificateNumber === "" ? scheme : texts.certificate(scheme, certificateNumber)]),
      ...(issuer === "" ? [] : [texts.issuedBy(issuer)]),
      ...(documentKey === null ? [] : [texts.document]),
      texts.validUntil(formatDate(validTo)),
    ],
    document: documentUrl,
  };
}
