import { describe, expect, it } from "vitest";

import { receivedUnits } from "./return-forms.ts";

describe("the units of a parcel that came back", () => {
  it("go where the form says, one of a line or several apart", () => {
    const fields = {
      "quantity.lin_1": "1",
      "variant.lin_1": "tee-m",
      "destination.lin_1": "waste:worn",
      "quantity.lin_2.stock": "2",
      "quantity.lin_2.repair": "0",
      "quantity.lin_2.waste": "1",
      "reason.lin_2": "damaged",
      "variant.lin_2": "tee-l",
    };
    const [one, two] = [
      { orderLineId: "lin_1", variantId: "tee-m" },
      { orderLineId: "lin_2", variantId: "tee-l" },
    ];
    expect(receivedUnits(fields)).toEqual([
      { ...one, quantity: 1, destination: "waste", wasteReason: "worn" },
      { ...two, quantity: 2, destination: "stock", wasteReason: null },
      { ...two, quantity: 1, destination: "waste", wasteReason: "damaged" },
    ]);
  });

  it.each([
    ["no number", { "quantity.lin_1": "x", "destination.lin_1": "stock" }],
    ["no place", { "quantity.lin_1": "1", "destination.lin_1": "moon" }],
    ["waste without a reason", { "quantity.lin_1.waste": "1" }],
    ["waste without a reason, chosen", { "quantity.lin_1": "1", "destination.lin_1": "waste" }],
  ])("are refused with %s", (_, fields) => {
    expect(receivedUnits(fields)).toBeNull();
  });
});
