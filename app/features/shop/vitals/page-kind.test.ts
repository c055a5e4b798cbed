import { expect, it } from "vitest";

import { pageKindOf } from "./page-kind.ts";

it.each([
  ["/", "home"],
  ["/shop", "listing"],
  ["/mens-collection", "listing"],
  ["/collections/winter", "listing"],
  ["/product/aurora-tee", "product"],
  ["/cart", "cart"],
  ["/checkout", "checkout"],
  ["/checkout/return", "other"],
  ["/home", "other"],
  ["/other", "other"],
  ["/privacy/my-data/open", "other"],
])("the page at %s is of the kind %s", (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});
