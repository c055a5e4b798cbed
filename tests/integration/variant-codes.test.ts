import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { listStock } from "#app/features/catalogue/inventory/list-stock.server.ts";
import { readVariantStock } from "#app/features/catalogue/inventory/read-variant.server.ts";
import { saveVariantCodes } from "#app/features/catalogue/inventory/save-codes.server.ts";
import { seenCodes } from "#app/features/catalogue/inventory/seen-codes.ts";
import type { VariantCodes } from "#app/features/catalogue/inventory/variant-codes.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const none: VariantCodes = { sku: null, gtin: null, place: null };
const save = (id: string, codes: Partial<VariantCodes>, seen: VariantCodes = none) =>
  saveVariantCodes(db, id, { codes: { ...none, ...codes }, seen: seenCodes(seen) }, { actor: "kim", now });
const found = async (search: string) =>
  (await listStock(db, { search, filters: {}, sort: "name", paging: { size: 10 } })).rows.map(({ id }) => id);

beforeAll(async () => {
  for (const id of ["alpha", "beta"]) await stockGarment(db, { id, stock: 5 });
});

describe("what a variant is found by", () => {
  it("is saved once for a form that is sent twice, and in the audit log", async () => {
    const codes = { sku: "ALPHA-M", gtin: "4006381333931", place: "A-03" };
    expect(await save("alpha-black-m", codes)).toBe("saved");
    expect(await save("alpha-black-m", codes)).toBe("saved");
    expect(await readVariantStock(db, "alpha-black-m", now)).toMatchObject(codes);
    expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, "alpha-black-m"))).toMatchObject([
      { action: "variant.codes", actor: "kim", before: none, after: codes },
    ]);
    expect(await found("alpha-m")).toContain("alpha-black-m");
    expect(await found("4006381333931")).toEqual(["alpha-black-m"]);
  });

  it("is refused when another variant has the number, in whatever case it is written", async () => {
    expect(await save("beta-black-m", { sku: "alpha-m" })).toBe("sku-taken");
    expect(await save("beta-black-m", { gtin: "4006381333931" })).toBe("gtin-taken");
    expect(await save("beta-black-m", { place: "A-03" })).toBe("saved");
  });

  it("is given to one of two variants that ask for it at once", async () => {
    const outcomes = await Promise.all(["beta-white-m", "beta-white-l"].map((id) => save(id, { sku: "RACE" })));
    expect(outcomes.toSorted()).toEqual(["saved", "sku-taken"]);
  });

  it("is kept from who saves over what somebody else changed meanwhile", async () => {
    expect(await save("alpha-black-l", { place: "B-01" })).toBe("saved");
    expect(await save("alpha-black-l", { place: "B-02" })).toBe("changed");
    expect(await save("nothing", { place: "B-02" })).toBe("gone");
  });
});
