import type { ImportedOrder } from "#app/features/selling/order-history/imported-order.ts";

const address = { name: "Åsa Öberg", street: "Storgatan 1", postalCode: "619 30", city: "Trosa", country: "SE" };

/** An order of another shop: two tees, paid and sent. */
export const importedOrder: ImportedOrder = {
  number: "#1001",
  email: "asa@mail.example",
  name: address.name,
  shippingAddress: address,
  billingAddress: address,
  paymentStatus: "paid",
  fulfilment: "fulfilled",
  currency: "SEK",
  subtotalOre: 598_00,
  discountCode: "",
  discountOre: 0,
  shippingMethod: "Standard",
  shippingOre: 49_00,
  taxOre: 129_40,
  totalOre: 647_00,
  refundedOre: 0,
  paymentMethod: "Klarna",
  lines: [{ name: "Tee - Black / M", sku: "T-1", quantity: 2, priceOre: 299_00, discountOre: 0 }],
  note: "",
  tags: "",
  placedAt: "2024-03-02T09:12:00.000Z",
  paidAt: "2024-03-02T09:13:00.000Z",
  fulfilledAt: "2024-03-03T13:00:00.000Z",
  cancelledAt: null,
};
