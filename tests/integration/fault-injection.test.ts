import { describe, expect, it } from "vitest";

import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { alwaysFail, failAt, withFaults } from "#tests/support/failing-bindings.ts";
import { now, openTestShop, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();

describe("failing bindings", () => {
  it("fail before their work, so that nothing is done and the order is placed by the next try", async () => {
    await stockGarment(shop.db, { id: "before" });
    const failing = withFaults(shop, failAt("DB", 2, "before"));
    expect(await placeOrder(failing.db, orderOf("before"), now)).toMatchObject({ kind: "placed", repeated: false });
    expect(await unitsLeft(shop.db, "before")).toBe(9);
    expect(failing.calls.map(({ method }) => method)).toEqual(["batch", "batch", "batch", "batch"]);
  });

  it("fail after their work, so that the order stands and is found by the next try", async () => {
    await stockGarment(shop.db, { id: "after" });
    const failing = withFaults(shop, failAt("DB", 2, "after"));
    expect(await placeOrder(failing.db, orderOf("after"), now)).toMatchObject({ kind: "placed", repeated: true });
    expect(await unitsLeft(shop.db, "after")).toBe(9);
    expect(failing.calls.map(({ method }) => method)).toEqual(["batch", "batch", "batch"]);
  });

  it("leave the other bindings alone", async () => {
    const failing = withFaults(shop, alwaysFail("CONFIG_CACHE"));
    await expect(failing.env.CONFIG_CACHE.put("a", "b")).rejects.toThrow("on purpose");
    await failing.env.STAFF_PREFERENCES.put("a", "b");
    expect(await failing.env.STAFF_PREFERENCES.get("a")).toBe("b");
  });
});
