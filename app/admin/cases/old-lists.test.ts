import { expect, it } from "vitest";

import { addressInAll } from "./old-lists.ts";

it.each([
  ["withdrawal", "", "/admin/returns?kind=withdrawal"],
  ["withdrawal", "?refund=overdue", "/admin/returns?kind=withdrawal&work=refund-overdue"],
  ["withdrawal", "?status=declined&sort=oldest", "/admin/returns?sort=oldest&kind=withdrawal&state=done"],
  ["complaint", "?q=PM-1&status=waiting", "/admin/returns?q=PM-1&kind=complaint&state=customer"],
  ["complaint", "?mark=late", "/admin/returns?kind=complaint&work=after-three-years"],
  ["complaint", "?status=toString&other=1", "/admin/returns?kind=complaint"],
] as const)("the old list of each %s with %j leads to %s", (kind, search, address) => {
  expect(addressInAll(kind, new URL(`http://shop/old${search}`))).toBe(address);
});
