import { publicPageShowing } from "#app/platform/page-cache/page-headers.ts";

import { promiseEnd } from "./delivery-dates.ts";

/**
 * Headers of a page that tells the days of delivery of what is ordered `now`, beside cards of products. A file of the server: the
 * holidays of four countries are not sent to a browser for them.
 */
export function publicPagePromising(now: Date, productIds: readonly string[] = []) {
  return publicPageShowing(productIds, promiseEnd(now));
}
