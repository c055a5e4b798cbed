import { shippingMethodOf } from "#app/features/shop/shipping/rates.ts";
import { formatDate } from "#app/shared/dates.ts";
import { nameOfDiscount } from "#app/shared/discount-name.ts";
import { discountRows } from "#app/shared/discount-row.ts";
import { formatPrice } from "#app/shared/money.ts";
import { paymentMethodName } from "#app/shared/payment-methods.ts";

import type { PdfBlock, PdfTable } from "./pdf-blocks.ts";
import type { CreditContent, ReceiptBuyer, ReceiptContent } from "./receipt-content.ts";
import { type SellerFacts, sellerLines } from "./seller-facts.ts";

/** What every receipt and credit note says. */
export interface ReceiptHead {
  number: string;
  /** ISO time. */
  issuedAt: string;
  seller: SellerFacts;
  /** Null once the books no longer needed it. */
  buyer: ReceiptBuyer | null;
}

/**
 * A receipt for printing: number, day, seller with VAT number, buyer, goods, discount, shipping, VAT base and VAT by rate, total and
 * way of paying (Accounting Act 1999:1078, 5:7; VAT Act 2023:200, 17:24).
 */
export function receiptBlocks(head: ReceiptHead, sold: ReceiptContent): PdfBlock[] {
  const price = (ore: number) => formatPrice(ore, sold.currency);
  const { vatMode, subtotalOre, shippingOre, shippingMethod, taxOre, totalOre } = sold;
  const isAdded = vatMode === "added" && sold.vatRateHundredths > 0;
  return [
    ...headBlocks("Receipt", head, [
      ["Order", sold.orderNumber],
      ["Ordered on", formatDate(sold.orderedAt)],
      ["Paid by", paymentMethodName(sold.paymentMethod)],
    ]),
    {
      kind: "table",
      columns: [
        { head: "Item", share: 5 },
        { head: "Units", share: 1, align: "right" },
        { head: "Price", share: 2, align: "right" },
        { head: "Amount", share: 2, align: "right" },
      ],
      rows: sold.lines.map(({ name, color, size, quantity, priceOre }) => [
        itemText(name, color, size),
        String(quantity),
        price(priceOre),
        price(priceOre * quantity),
      ]),
    },
    sums([
      ["Subtotal", price(subtotalOre)],
      ...discountRows({ ...sold, discountName: nameOfDiscount(sold) }, price),
      [`Shipping, ${shippingMethodOf(shippingMethod)}`, price(shippingOre)],
      ...(isAdded ? [["VAT", price(taxOre)]] : []),
      ["Total paid", price(totalOre)],
    ]),
    { kind: "spacer", height: 8 },
    vatTable(sold, isAdded ? subtotalOre : totalOre - taxOre),
    ...(isAdded ? [vatNote] : []),
    ...exportNote(head.seller, sold),
    ...sellerBlocks(head.seller),
  ];
}

/** A credit note for printing: what goes back of a receipt, which it names. */
export function creditBlocks(head: ReceiptHead & { creditedNumber: string }, credit: CreditContent): PdfBlock[] {
  const price = (ore: number) => formatPrice(ore, credit.currency);
  const { lines, shippingOre, partOre, taxOre, amountOre, vatMode, vatRateHundredths } = credit;
  const goodsOre = lines.reduce((sum, line) => sum + line.amountOre, 0);
  const restOre = amountOre - goodsOre - shippingOre - partOre;
  const rest = lines.length === 0 ? "Remaining order amount" : "Adjustment";
  const isAdded = vatMode === "added" && vatRateHundredths > 0;
  const base = isAdded ? untaxed(taxOre, vatRateHundredths) : amountOre - taxOre;
  return [
    ...headBlocks("Credit note", head, [
      ["For receipt", head.creditedNumber],
      ["Order", credit.orderNumber],
      ["Refunded by", paymentMethodName(credit.paymentMethod)],
    ]),
    {
      kind: "table",
      columns: [
        { head: "Item", share: 6 },
        { head: "Units", share: 1, align: "right" },
        { head: "Amount", share: 3, align: "right" },
      ],
      rows: [
        ...lines.map((line) => [
          itemText(line.name, line.color, line.size),
          String(line.quantity),
          price(-line.amountOre),
        ]),
        ...(partOre === 0 ? [] : [["Part of the price", "", price(-partOre)]]),
        ...(restOre === 0 ? [] : [[rest, "", price(-restOre)]]),
        ...(shippingOre === 0 ? [] : [["Shipping", "", price(-shippingOre)]]),
        ["Total refunded", "", price(-amountOre)],
      ],
      sums: 1,
    },
    { kind: "spacer", height: 8 },
    vatTable({ ...credit, taxOre: -taxOre }, -base),
    ...exportNote(head.seller, credit),
    ...sellerBlocks(head.seller),
  ];
}

function headBlocks(title: string, { number, issuedAt, seller, buyer }: ReceiptHead, facts: string[][]): PdfBlock[] {
  return [
    { kind: "text", text: seller.siteName, style: "strong" },
    { kind: "heading", level: 1, text: `${title} ${number}` },
    {
      kind: "table",
      columns: [
        { head: "", share: 1 },
        { head: "", share: 3 },
      ],
      rows: [
        ["Date", formatDate(issuedAt)],
        ...facts,
        ["Seller", sellerLines(seller).slice(0, 3).join("\n")],
        ["Buyer", buyer ? buyerText(buyer) : "Removed after the legal retention period"],
      ],
    },
  ];
}

function buyerText({ name, address, postalCode, city, country }: ReceiptBuyer): string {
  return [name, address, `${postalCode} ${city}`, country].filter((part) => part.trim() !== "").join("\n");
}

function itemText(name: string, color: string, size: string): string {
  return [name, [color, size].filter(Boolean).join(", ")].filter(Boolean).join("\n");
}

function sums(rows: string[][]): PdfTable {
  return {
    kind: "table",
    columns: [
      { head: "", share: 6 },
      { head: "", share: 3, align: "right" },
    ],
    rows,
    sums: 1,
  };
}

function vatTable(
  { vatRateHundredths, taxOre, currency }: Pick<ReceiptContent, "vatRateHundredths" | "taxOre" | "currency">,
  baseOre: number,
): PdfTable {
  return {
    kind: "table",
    columns: [
      { head: "VAT rate", share: 1 },
      { head: "VAT base", share: 1, align: "right" },
      { head: "VAT", share: 1, align: "right" },
    ],
    rows: [[`${vatRateHundredths / 100}%`, formatPrice(baseOre, currency), formatPrice(taxOre, currency)]],
  };
}

const vatNote: PdfBlock = {
  kind: "text",
  text: "VAT was added to the subtotal before discount.",
  style: "small",
};

/** What a receipt says in place of VAT (VAT Act 2023:200, 17:24: why none is charged). */
function exportNote(seller: SellerFacts, { vatRateHundredths }: { vatRateHundredths: number }): PdfBlock[] {
  // A seller who is not registered charges none either.
  if (vatRateHundredths > 0 || !seller.vatNumber) return [];
  return [{ kind: "text", text: "Export: exempt from VAT (Directive 2006/112/EC, article 146).", style: "small" }];
}

/** What an amount of VAT was counted on, in öre. */
function untaxed(taxOre: number, rateHundredths: number): number {
  return Math.round((taxOre * 100_00) / rateHundredths);
}

function sellerBlocks(seller: SellerFacts): PdfBlock[] {
  return [{ kind: "line" }, { kind: "text", text: sellerLines(seller).join("\n"), style: "small" }];
}
