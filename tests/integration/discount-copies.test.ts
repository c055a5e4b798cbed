import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { undoChange } from "#app/admin/audit/undo-change.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import type { CodeFields } from "#app/features/selling/discounts/code-form.ts";
import { createCode, deleteCode, editCode, readCode } from "#app/features/selling/discounts/save-code.server.ts";
import { findShownCode } from "#app/features/selling/discounts/shown-code.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { alwaysFail, withFaults } from "#tests/support/failing-bindings.ts";
import { openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const actor = "astrid";
const code = "TEN";
const fields: CodeFields = {
  method: "code",
  title: "",
  discountType: "percentage",
  valueHundredths: 10_00,
  minOrderOre: 0,
  maxDiscountOre: null,
  startsAt: null,
  expiryDate: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  description: "",
  isActive: true,
  productIds: null,
  buyQuantity: null,
  getQuantity: null,
  market: null,
};

const shown = async (typed = code) => {
  const { found } = await findShownCode(shop, typed);
  await shop.finished();
  return typeof found === "object" ? found.valueHundredths : found;
};
const edit = async (change: Partial<CodeFields>) => {
  const known = await readCode(db, code);
  await editCode(shop, { code, fields: change, basedOn: known?.updatedAt ?? "", actor }, new Date());
};
/** Changes a code as staff do who are served by another isolate: this one is not told. */
const changeElsewhere = (change: Partial<CodeFields>) => db.update(discountCodes).set(change);

beforeEach(async () => {
  await db.delete(discountCodes);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await createCode(shop, { code, fields, actor }, new Date());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the copy of a discount code", () => {
  it("is read in place of D1, however the code is typed", async () => {
    expect(await shown()).toBe(10_00);
    const failing = withFaults(shop, alwaysFail("DB"));
    for (const typed of [code, " ten "])
      expect((await findShownCode(failing, typed)).found).toMatchObject({ code, valueHundredths: 10_00 });
  });

  it("is renewed by every command that writes codes", async () => {
    expect(await shown()).toBe(10_00);
    await edit({ valueHundredths: 15_00 });
    expect(await shown()).toBe(15_00);
    const [edited] = (await db.select().from(auditLog)).filter(({ action }) => action === "discount.edited").slice(-1);
    await undoChange(shop, edited?.id ?? "", actor);
    expect(await shown()).toBe(10_00);
    await deleteCode(shop, { code, actor }, new Date());
    expect(await shown()).toBe("none");
    const [deleted] = (await db.select().from(auditLog))
      .filter(({ action }) => action === "discount.deleted")
      .slice(-1);
    await undoChange(shop, deleted?.id ?? "", actor);
    expect(await shown()).toBe(10_00);
  });

  it("shows what another isolate changed once the versions are read again", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    expect(await shown()).toBe(10_00);
    await changeElsewhere({ valueHundredths: 20_00 });
    expect(await shown()).toBe(10_00);
    await shop.env.CONFIG_CACHE.put("pages:discounts", `${Date.now() + 1}-another`);
    vi.setSystemTime(Date.now() + 31_000);
    expect(await shown()).toBe(20_00);
  });

  it("that is stale charges nobody: an order reads D1", async () => {
    await stockGarment(db, { id: "tee" });
    expect(await shown()).toBe(10_00);
    await changeElsewhere({ isActive: false });
    expect(await shown()).toBe(10_00);
    const placed = await placeOrder(db, orderOf("tee", { discountCode: code }), new Date());
    expect(JSON.stringify(placed)).toContain("Discount code is not active");
  });

  it("is done without while KV is down, slow, or holds nonsense", async () => {
    const down = withFaults(shop, alwaysFail("CONFIG_CACHE"));
    expect((await findShownCode(down, code)).found).toMatchObject({ valueHundredths: 10_00 });
    await edit({ valueHundredths: 12_00 });
    expect((await findShownCode(down, code)).found).toMatchObject({ valueHundredths: 12_00 });

    const get = vi.spyOn(shop.env.CONFIG_CACHE, "get");
    get.mockImplementation((() => new Promise(() => {})) as never);
    expect((await findShownCode(shop, code)).found).toMatchObject({ valueHundredths: 12_00 });
    get.mockImplementation((async () => "{") as never);
    expect((await findShownCode(shop, code)).found).toMatchObject({ valueHundredths: 12_00 });
  });

  it("is not made of a code that D1 alone can count, nor of what strangers type", async () => {
    await edit({ maxUses: 1 });
    const put = vi.spyOn(shop.env.CONFIG_CACHE, "put");
    expect(await shown()).toBe(10_00);
    expect(await shown("GUESSED")).toBe("unknown");
    expect(await shown("no code at all !".repeat(5))).toBe("unknown");
    expect(put.mock.calls.filter(([key]) => key.startsWith("discount-code:"))).toEqual([]);
  });
});
