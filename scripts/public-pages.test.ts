import { expect, it } from "vitest";

import { publicPages } from "#app/platform/http/public-pages.ts";
import { everyRoute } from "#tests/support/every-route.ts";

it("every page that may be cached for everyone is a public page, and no other is", () => {
  const saysPublic = ({ source }: { source: string }) =>
    /export default/.test(source) && /publicPage(Showing)?\b|listingResponse/.test(source);
  const paths = everyRoute().filter(saysPublic);
  // Products' addresses are patterns.
  const named = paths.map(({ path }) => path).filter((path) => !path.includes("an-id"));
  expect(named.toSorted()).toEqual(Object.keys(publicPages).toSorted());
});
