import type {
  claims,
  economicOperators,
  productCompliance,
  productComponents,
  productGuarantees,
  productWarnings,
} from "#app/db/schema/compliance.server.ts";
import { isShown } from "#app/features/catalogue/claims/claim-validity.ts";
import { addToDay, stockholmDay } from "#app/shared/days.ts";

import { demoClaims } from "../catalogue/claims.ts";
import { complianceOf } from "../catalogue/compliance.ts";
import { demoOperators } from "../catalogue/operators.ts";
import { demoProducts } from "../catalogue/products.ts";
import { claimId } from "./claim-id.ts";
import { daysBefore } from "./time.ts";

export interface ComplianceRows {
  facts: (typeof productCompliance.$inferInsert)[];
  components: (typeof productComponents.$inferInsert)[];
  warnings: (typeof productWarnings.$inferInsert)[];
  guarantees: (typeof productGuarantees.$inferInsert)[];
}

/** Who makes the goods and answers for them. */
export function operatorRows(now: Date): (typeof economicOperators.$inferInsert)[] {
  const time = daysBefore(now, 400);
  return Object.values(demoOperators).map((operator) => ({ ...operator, createdAt: time, updatedAt: time }));
}

/** What the products say by law. */
export function complianceRows(): ComplianceRows {
  const said = demoProducts.map((product) => ({ productId: product.id, ...complianceOf(product) }));
  return {
    facts: said.map(({ components: _c, warnings: _w, guarantee: _g, ...facts }) => facts),
    components: said.flatMap(({ productId, components }) =>
      components.map((component, position) => ({ productId, position, ...component })),
    ),
    warnings: said.flatMap(({ productId, warnings }) =>
      warnings.map((warning, position) => ({ productId, position, ...warning })),
    ),
    guarantees: said.flatMap(({ productId, guarantee }) => (guarantee ? [{ productId, ...guarantee }] : [])),
  };
}

/** The claims with their evidence: most stand, some are about to end, have ended, or wait for somebody to check them. */
export function claimRows(now: Date): (typeof claims.$inferInsert)[] {
  const today = stockholmDay(now);
  return demoClaims.map(({ fromDay, toDay, isChecked, isWithdrawn, ...claim }, i) => {
    const writtenAt = daysBefore(now, Math.max(1, Math.min(190, -fromDay)));
    const row = {
      id: claimId(i),
      ...claim,
      documentKey: null,
      validFrom: addToDay(today, fromDay),
      validTo: addToDay(today, toDay),
      checkedBy: isChecked ? "edvin.berg" : null,
      checkedAt: isChecked ? writtenAt : null,
      createdBy: "astrid.lind",
      createdAt: writtenAt,
      updatedAt: writtenAt,
      withdrawnAt: isWithdrawn ? daysBefore(now, 1) : null,
    };
    const product = demoProducts.find(({ id }) => id === claim.productId);
    return { ...row, onPages: isShown(row, product ? complianceOf(product).components : null, today) };
  });
}
