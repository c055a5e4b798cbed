import { reviewPathOf } from "#app/features/catalogue/reviews/order-link.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { type LinkPurpose, signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";

/** What the buyer of an order reaches from its e-mails and from its page: absolute URLs. */
export interface OrderLinks {
  order: string;
  review: string;
  withdraw: string;
  exchange: string;
  complain: string;
  /** The receipt as a PDF. */
  receipt: string;
}

/** The signed links of an order, for its buyer alone; each is valid for as long as its purpose needs. */
export async function orderLinks(
  orderId: string,
  { PUBLIC_ORIGIN, LINK_SECRET }: Pick<Environment, "PUBLIC_ORIGIN" | "LINK_SECRET">,
  now: Date,
): Promise<OrderLinks> {
  const key = (purpose: LinkPurpose) => signLink(purpose, orderId, LINK_SECRET, now);
  const page = async (path: string, purpose: LinkPurpose) =>
    `${PUBLIC_ORIGIN}${localPath(path)}?${new URLSearchParams({ id: orderId, key: await key(purpose) })}`;
  return {
    order: `${PUBLIC_ORIGIN}${localPath("/thank-you")}?${new URLSearchParams({ orderId, key: await key("order-link") })}`,
    review: `${PUBLIC_ORIGIN}${localPath(reviewPathOf({ id: orderId, key: await key("review-link") }))}`,
    withdraw: await page("/withdraw", "withdrawal-link"),
    exchange: await page("/exchange", "exchange-link"),
    complain: await page("/complaint", "complaint-link"),
    receipt: await page("/order-receipt.pdf", "receipt-link"),
  };
}
