import { z } from "zod";

/** Where the other shop sent a parcel or a bill. `country` is its code, as the file has it. */
const addressSchema = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});
export type ImportedAddress = z.infer<typeof addressSchema>;

/** Amounts in hundredths of the order's currency; the discount is the whole line's. */
const lineSchema = z.object({
  name: z.string(),
  sku: z.string(),
  quantity: z.int(),
  priceOre: z.int(),
  discountOre: z.int(),
});
export type ImportedLine = z.infer<typeof lineSchema>;

/** An order of the shop that this one was before, as its file says it. */
export interface ImportedOrder {
  /** As the other shop wrote it: `#1001`. */
  number: string;
  email: string;
  name: string;
  shippingAddress: ImportedAddress | null;
  billingAddress: ImportedAddress | null;
  /** The other shop's words: `paid`, `partially_refunded`. */
  paymentStatus: string;
  fulfilment: string;
  /** ISO 4217. */
  currency: string;
  subtotalOre: number;
  discountCode: string;
  discountOre: number;
  shippingMethod: string;
  shippingOre: number;
  taxOre: number;
  totalOre: number;
  refundedOre: number;
  paymentMethod: string;
  lines: ImportedLine[];
  note: string;
  tags: string;
  /** ISO time. */
  placedAt: string;
  paidAt: string | null;
  fulfilledAt: string | null;
  cancelledAt: string | null;
}

interface Stored {
  shippingAddress: string;
  billingAddress: string;
  lines: string;
}

/** An order with its addresses and lines as texts, as the database has them. */
export function toStored<Order extends Pick<ImportedOrder, keyof Stored>>(
  order: Order,
): Omit<Order, keyof Stored> & Stored {
  const text = (address: ImportedAddress | null) => (address ? JSON.stringify(address) : "");
  return {
    ...order,
    shippingAddress: text(order.shippingAddress),
    billingAddress: text(order.billingAddress),
    lines: JSON.stringify(order.lines),
  };
}

/** The reverse of `toStored`. Throws when a row holds what was never written. */
export function fromStored<Row extends Stored>(row: Row): Omit<Row, keyof Stored> & Pick<ImportedOrder, keyof Stored> {
  const address = (text: string) => (text === "" ? null : addressSchema.parse(JSON.parse(text)));
  return {
    ...row,
    shippingAddress: address(row.shippingAddress),
    billingAddress: address(row.billingAddress),
    lines: z.array(lineSchema).parse(JSON.parse(row.lines)),
  };
}
