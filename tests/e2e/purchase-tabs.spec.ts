import { expectOneOrder, purchaseRounds } from "../support/purchase-tabs.ts";
import { fillInCard, goodCard } from "../support/shopper.ts";
import { test } from "../support/test.ts";

for (const [i, round] of purchaseRounds().entries())
  test(`${round.tabs} tabs that press ${round.offsetMs} ms after one another place one order (round ${i + 1})`, async ({
    page,
    request,
  }) => {
    test.slow();
    await expectOneOrder(page, request, round, (tab) => fillInCard(tab, goodCard));
  });

test("tabs that share no storage, lock or channel, and press at once, place one order", async ({ page, request }) => {
  test.slow();
  await page.context().addInitScript(() => {
    const [local, session] = [localStorage, sessionStorage].map((storage) => storage.setItem.bind(storage));
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === "purchase") throw new DOMException("denied", "QuotaExceededError");
      (this === localStorage ? local : session)?.(key, value);
    };
    Reflect.deleteProperty(Navigator.prototype, "locks");
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
  });
  await expectOneOrder(page, request, { tabs: 3, offsetMs: 0 }, (tab) => fillInCard(tab, goodCard));
});
