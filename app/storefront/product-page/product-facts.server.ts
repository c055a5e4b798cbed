import { sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { economicOperators, productCompliance, productGuarantees } from "#app/db/schema/compliance.server.ts";
import { warningKinds } from "#app/features/catalogue/compliance-input.ts";
import { complianceOfRows, complianceReads } from "#app/features/catalogue/compliance.server.ts";
import { fibresText, partsOf } from "#app/features/catalogue/composition.ts";
import { claimsStatement, type ShownClaim, shownClaims } from "#app/features/claims/shown-claims.server.ts";
import { type Operator, postalAddress } from "#app/features/operators/operator.ts";

/** What the law wants said of a product on its page, as texts: names and rules stay on the server, so that the page's script stays small. */
export interface ProductFacts {
  /** A part's name and its fibers; the name is empty for a product of one part. */
  composition: { part: string; fibres: string }[];
  claims: ShownClaim[];
  warnings: { kind: string; text: string }[];
  /** Who made it and answers for it, and its model number. */
  makers: { title: string; lines: string[] }[];
  guarantee: { years: number; guarantor: string; conditions: string } | null;
}

/** Reads a product's facts, as statements for the batch of its page. */
export function factStatements(db: Database, id: string, now: Date) {
  return [
    claimsStatement(db, id, now),
    db
      .select()
      .from(economicOperators)
      .where(
        sql`${economicOperators.id} IN (SELECT ${productCompliance.manufacturerId} FROM ${productCompliance} WHERE product_id = ${id}
          UNION SELECT ${productCompliance.responsiblePersonId} FROM ${productCompliance} WHERE product_id = ${id}
          UNION SELECT ${productGuarantees.guarantorId} FROM ${productGuarantees} WHERE product_id = ${id})`,
      ),
    ...complianceReads(db, sql`(${id})`),
  ] as const;
}

type Statements = ReturnType<typeof factStatements>;
type Rows = readonly [
  Awaited<Statements[0]>,
  Awaited<Statements[1]>,
  Awaited<Statements[2]>,
  Awaited<Statements[3]>,
  Awaited<Statements[4]>,
  Awaited<Statements[5]>,
];

/** The facts from the rows of `factStatements`. */
export function factsFrom(id: string, [claimRows, operatorRows, ...compliance]: Rows, now: Date): ProductFacts {
  const said = complianceOfRows(compliance)(id);
  const find = (operatorId: string | null | undefined) => operatorRows.find((row) => row.id === operatorId);
  const guarantor = find(said.guarantee?.guarantorId);
  const parts = partsOf(said.components);
  return {
    composition: [
      ...parts.map(({ part, name, fibres }) => ({ part: part === "whole" ? "" : name, fibres: fibresText(fibres) })),
      // Art. 12: in these words.
      ...(said.animalParts ? [{ part: "", fibres: "Contains non-textile parts of animal origin" }] : []),
    ],
    claims: shownClaims(claimRows, said.components, now),
    warnings: said.warnings.map(({ kind, text }) => ({ kind: warningKinds[kind], text })),
    makers: [
      ...maker("Manufacturer", find(said.manufacturerId)),
      ...maker("Responsible person in the EU", find(said.responsiblePersonId)),
      ...(said.modelNumber ? [{ title: "Model number", lines: [said.modelNumber] }] : []),
    ],
    guarantee:
      said.guarantee && guarantor
        ? {
            years: said.guarantee.years,
            guarantor: `${guarantor.name}, ${postalAddress(guarantor as Operator)}`,
            conditions: said.guarantee.conditions,
          }
        : null,
  };
}

function maker(title: string, operator: typeof economicOperators.$inferSelect | undefined) {
  if (!operator) return [];
  return [{ title, lines: [operator.name, postalAddress(operator as Operator), operator.electronicAddress] }];
}
