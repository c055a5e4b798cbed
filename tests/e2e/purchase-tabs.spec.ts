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
