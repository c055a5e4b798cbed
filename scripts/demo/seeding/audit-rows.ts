import type { auditLog } from "#app/db/schema/audit.server.ts";
import type { reviews } from "#app/db/schema/customers.server.ts";
import type { AuditAction } from "#app/features/shop/audit/actions.ts";
import { toOre } from "#app/shared/money.ts";

import { demoDiscountCodes } from "../catalogue/discount-codes.ts";
import { demoProducts } from "../catalogue/products.ts";
import { demoInvitation, demoStaff } from "../catalogue/staff.ts";
import { saleBegan } from "./prices.ts";
import { daysBefore } from "./time.ts";

type AuditRow = typeof auditLog.$inferInsert;
type Change = Pick<AuditRow, "actor" | "subjectType" | "subjectId" | "subjectName"> &
  Partial<Pick<AuditRow, "before" | "after">> & { action: AuditAction; daysAgo: number };

const [owner, editor, support, former] = demoStaff.map(({ username }) => username) as [string, string, string, string];
/** Reviews whose decision is told: the log of a year would say no more. */
const shownReviews = 4;

/** What the demo shop's staff changed, as the demo shop is now: what can be undone can be tried. */
export function auditRows(reviewed: readonly (typeof reviews.$inferInsert)[], now: Date): AuditRow[] {
  const changes = [...salesBegun(), ...codesEnded(), ...staffChanges()].map(
    ({ daysAgo, ...change }): Omit<AuditRow, "id"> => ({
      before: null,
      after: null,
      ...change,
      createdAt: daysBefore(now, daysAgo),
    }),
  );
  return [...changes, ...moderations(reviewed)]
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map((row, i) => ({ id: `aud_demo${i + 1}`, ...row }));
}

function salesBegun(): Change[] {
  return demoProducts
    .filter(({ earlierPrice }) => earlierPrice !== undefined)
    .map(({ id, name, price, earlierPrice = price }, i) => ({
      actor: editor,
      action: "product.updated",
      subjectType: "product",
      subjectId: id,
      subjectName: name,
      before: { priceOre: toOre(earlierPrice), earlierPriceOre: null },
      after: { priceOre: toOre(price), earlierPriceOre: toOre(earlierPrice) },
      daysAgo: saleBegan - i / 500,
    }));
}

function codesEnded(): Change[] {
  return demoDiscountCodes
    .filter(({ isActive }) => !isActive)
    .map(({ code }) => ({
      actor: editor,
      action: "discount.edited",
      subjectType: "discount",
      subjectId: code,
      subjectName: code,
      before: { isActive: true },
      after: { isActive: false },
      daysAgo: 20.3,
    }));
}

function staffChanges(): Change[] {
  const staffOf = (name: string) => {
    const place = demoStaff.findIndex(({ username }) => username === name);
    return { subjectType: "staff", subjectId: `stf_demo${place + 1}`, subjectName: name };
  };
  return [
    {
      ...staffOf(support),
      actor: owner,
      action: "staff.role",
      before: { role: "editor" },
      after: { role: "support" },
      daysAgo: 52.2,
    },
    {
      ...staffOf(former),
      actor: owner,
      action: "staff.disabled",
      before: { disabled: false },
      after: { disabled: true },
      daysAgo: 40,
    },
    {
      actor: owner,
      action: "staff.invited",
      subjectType: "staff-invitation",
      subjectId: "inv_demo1",
      subjectName: demoInvitation.email,
      after: { role: demoInvitation.role },
      daysAgo: demoInvitation.daysAgo,
    },
  ];
}

function moderations(reviewed: readonly (typeof reviews.$inferInsert)[]): Omit<AuditRow, "id">[] {
  return reviewed
    .filter(({ moderatedAt }) => moderatedAt)
    .toSorted((a, b) => (b.moderatedAt ?? "").localeCompare(a.moderatedAt ?? ""))
    .slice(0, shownReviews)
    .map(({ id, productId, status, isFeatured = false, moderatedAt, moderatedBy, createdAt }) => ({
      actor: moderatedBy ?? support,
      action: "review.moderated",
      subjectType: "review",
      subjectId: id,
      subjectName: demoProducts.find((product) => product.id === productId)?.name ?? productId,
      before: { status: "pending", isFeatured: false },
      after: { status: status ?? "pending", isFeatured },
      createdAt: moderatedAt ?? createdAt,
    }));
}
