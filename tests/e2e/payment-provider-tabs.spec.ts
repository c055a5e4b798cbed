import { expectOneOrder, providerLatencyMs, purchaseRounds } from "../support/purchase-tabs.ts";
import { choosePayment, goodCard } from "../support/shopper.ts";
import { control, fillInStripeCard, intentsOf } from "../support/stripe-shopper.ts";
import { expect, test } from "../support/test.ts";

// A tab that comes second is refused by the provider, and told by the shop that its order is paid.
test.use({ expectedErrors: /status of 40[029]|ERR_FAILED/ });

test.beforeAll(() => control("settings", { latencyMs: providerLatencyMs }));

for (const [i, round] of purchaseRounds().entries())
  test(`${round.tabs} tabs that press ${round.offsetMs} ms after one another charge once (round ${i + 1})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const number = await expectOneOrder(page, request, round, async (tab) => {
      await choosePayment(tab, "Card");
      await fillInStripeCard(tab, goodCard);
    });
    const intents = await intentsOf(number);
    expect(intents.filter(({ status }) => status === "succeeded")).toHaveLength(1);
  });
