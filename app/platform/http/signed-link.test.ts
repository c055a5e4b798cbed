import { describe, expect, it } from "vitest";

import { checkLink, signLink } from "./signed-link.server.ts";

const secret = "tests sign links with this, and nothing else";
const sent = new Date("2026-11-20T12:00:00Z");
const daysLater = (days: number) => new Date(sent.getTime() + days * 86_400_000);

describe("the link of an order", () => {
  it("works for 180 days, and then says that it has expired", async () => {
    const key = await signLink("order-link", "ord_a", secret, sent);
    expect(await checkLink("order-link", "ord_a", key, [secret], daysLater(180))).toBe("valid");
    expect(await checkLink("order-link", "ord_a", key, [secret], daysLater(181))).toBe("expired");
  });

  it("cannot be given a longer life, another order or another use", async () => {
    const key = await signLink("order-link", "ord_a", secret, sent);
    const longer = key.replace(/^[\d-]+/, "2099-01-01");
    expect(await checkLink("order-link", "ord_a", longer, [secret], sent)).toBe("forged");
    expect(await checkLink("order-link", "ord_b", key, [secret], sent)).toBe("forged");
    expect(await checkLink("review-link", "ord_a", key, [secret], sent)).toBe("forged");
  });

  it.each(["", ".", "2026-11-20", "2026-11-20.", "a.b.c", "💥"])("does not work as %o", async (key) => {
    expect(await checkLink("order-link", "ord_a", key, [secret], sent)).toBe("forged");
  });
});

it("lets people exchange as long as the longest return period that staff can set, counted from a late delivery", async () => {
  const key = await signLink("exchange-link", "ord_a", secret, sent);
  expect(await checkLink("exchange-link", "ord_a", key, [secret], daysLater(365 + 45))).toBe("valid");
});

it("lets people leave the newsletter however old the link is", async () => {
  const key = await signLink("unsubscribe-link", "sub_a", secret, sent);
  expect(await checkLink("unsubscribe-link", "sub_a", key, [secret], daysLater(20_000))).toBe("valid");
});
