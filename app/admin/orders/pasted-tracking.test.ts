import { expect, it } from "vitest";

import { pastedTracking } from "./pasted-tracking.ts";

const rows = ["a", "b", "c"].map((id, index) => ({ orderId: id, orderNumber: `PM-0000000${index}` }));
const filled = (text: string, from = 0) => Object.fromEntries(pastedTracking(text, rows, from) ?? []);

it("a column fills down from the row it is pasted in, and ends with the last one", () => {
  expect(filled("1\n2\r\n3\n4\n")).toEqual({ a: "1", b: "2", c: "3" });
  expect(filled("1\n2\n3", 1)).toEqual({ b: "1", c: "2" });
});

it("a line that names an order is of that order, in whichever column and row", () => {
  expect(filled("PM-00000002\t9\n8;PM-00000000")).toEqual({ c: "9", a: "8" });
  expect(filled("PM-00000001\t7")).toEqual({ b: "7" });
});

it("one number alone is pasted as it is", () => {
  expect(pastedTracking("00370730254", rows, 0)).toBeNull();
});
