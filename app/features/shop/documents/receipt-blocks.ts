import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { type ShippingMethod, shippingMethodOf } from "#app/features/shop/shipping/rates.ts";
import { amountWords } from "#app/shared/amount-words.texts.ts";
import { formatDate } from "#app/shared/dates.ts";
import { nameOfDiscount } from "#app/shared/discount-name.ts";
import { discountRows } from "#app/shared/discount-row.ts";
import { localDecimals } from "#app/shared/language/local-decimals.ts";
import { localPercent } from "#app/shared/language/local-percent.ts";
import { formatPrice } from "#app/shared/money.ts";
import { paymentMethodName } from "#app/shared/payment-methods.ts";
import { sizeName } from "#app/shared/size-name.ts";

import type { PdfBlock, PdfTable } from "./pdf-blocks.ts";
import type { CreditContent, ReceiptBuyer, ReceiptContent } from "./receipt-content.ts";
import { receiptTexts } from "./receipt.texts.ts";
import { type SellerFacts, sellerLines } from "./seller-facts.ts";

/** What every receipt and credit note says. */
export interface ReceiptHead {
  number: string;
  /** ISO time. */
  issuedAt: string;
  seller: SellerFacts;
  /** Null once the books no longer needed it. */
  buyer: ReceiptBuyer | null;
  /** Of an order with Norwegian VAT: the number that it was sold by. */
  voecNumber: string | null;
}

/**
 * A receipt for printing, in the current language: number, day, seller with VAT number, buyer, goods, discount, shipping, VAT base and VAT by rate, total and
 * way of paying (Accounting Act 1999:1078, 5:7; VAT Act 2023:200, 17:24).
 */
export function receiptBlocks(head: ReceiptHead, sold: ReceiptContent): PdfBlock[] {
  const price = (ore: number) => formatPrice(ore, sold.currency);
  const { vatMode, subtotalOre, shippingOre, shippingMethod, taxOre, totalOre } = sold;
  const isAdded = vatMode === "added" && sold.vatRateHundredths > 0;
  const texts = receiptTexts();
  return [
    ...headBlocks(texts.receipt(head.number), head, [
      [texts.order, sold.orderNumber],
      [texts.orderedOn, formatDate(sold.orderedAt)],
      [texts.paidBy, paymentMethodName(sold.paymentMethod)],
    ]),
    {
      kind: "table",
      columns: [
        { head: texts.item, share: 5 },
        { head: texts.units, share: 1, align: "right" },
        { head: texts.price, share: 2, align: "right" },
        { head: texts.amount, share: 2, align: "right" },
      ],
      rows: sold.lines.map(({ name, color, size, quantity, priceOre }) => [
        itemText(name, color, size),
        String(quantity),
        price(priceOre),
        price(priceOre * quantity),
      ]),
    },
    sums([
      [amountWords().subtotal, price(subtotalOre)],
      ...discountRows({ ...sold, discountName: nameOfDiscount(sold) }, price),
      [shippingText(shippingMethodOf(shippingMethod)), price(shippingOre)],
      ...(isAdded ? [[texts.vat, price(taxOre)]] : []),
      [texts.totalPaid, price(totalOre)],
    ]),
    { kind: "spacer", height: 8 },
    vatTable(sold, isAdded ? subtotalOre : totalOre - taxOre),
    ...(isAdded ? [{ kind: "text", text: texts.vatAdded, style: "small" } as const] : []),
    ...exportNote(head.seller, sold),
    ...voecNote(head),
    ...sellerBlocks(head.seller),
  ];
}

/** A credit note for printing, in the current language: what goes back of a receipt, which it names. */
export function creditBlocks(head: ReceiptHead & { creditedNumber: string }, credit: CreditContent): PdfBlock[] {
  const price = (ore: number) => formatPrice(ore, credit.currency);
  const { lines, shippingOre, partOre, taxOre, amountOre, vatMode, vatRateHundredths } = credit;
  const goodsOre = lines.reduce((sum, line) => sum + line.amountOre, 0);
  const restOre = amountOre - goodsOre - shippingOre - partOre;
  const texts = receiptTexts();
  const rest = lines.length === 0 ? texts.remaining : texts.adjustment;
  const isAdded = vatMode === "added" && vatRateHundredths > 0;
  const base = isAdded ? untaxed(taxOre, vatRateHundredths) : amountOre - taxOre;
  return [
    ...headBlocks(texts.creditNote(head.number), head, [
      [texts.forReceipt, head.creditedNumber],
      [texts.order, credit.orderNumber],
      [texts.refundedBy, paymentMethodName(credit.paymentMethod)],
    ]),
    {
      kind: "table",
      columns: [
        { head: texts.item, share: 6 },
        { head: texts.units, share: 1, align: "right" },
        { head: texts.amount, share: 3, align: "right" },
      ],
      rows: [
        ...lines.map((line) => [
          itemText(line.name, line.color, line.size),
          String(line.quantity),
          price(-line.amountOre),
        ]),
        ...(partOre === 0 ? [] : [[texts.partOfPrice, "", price(-partOre)]]),
        ...(restOre === 0 ? [] : [[rest, "", price(-restOre)]]),
        ...(shippingOre === 0 ? [] : [[amountWords().shipping, "", price(-shippingOre)]]),
        [texts.totalRefunded, "", price(-amountOre)],
      ],
      sums: 1,
    },
    { kind: "spacer", height: 8 },
    vatTable({ ...credit, taxOre: -taxOre }, -base),
    ...exportNote(head.seller, credit),
    ...voecNote(head),
    ...sellerBlocks(head.seller),
  ];
}

function headBlocks(title: string, { issuedAt, seller, buyer }: ReceiptHead, facts: string[][]): PdfBlock[] {
  const texts = receiptTexts();
  return [
    { kind: "text", text: seller.siteName, style: "strong" },
    { kind: "heading", level: 1, text: title },
    {
      kind: "table",
      columns: [
        { head: "", share: 1 },
        { head: "", share: 3 },
      ],
      rows: [
        [texts.date, formatDate(issuedAt)],
        ...facts,
        [texts.seller, sellerLines(seller).slice(0, 3).join("\n")],
        [texts.buyer, buyer ? buyerText(buyer) : texts.buyerRemoved],
      ],
    },
  ];
}

function buyerText({ name, address, postalCode, city, country }: ReceiptBuyer): string {
  return [name, address, `${postalCode} ${city}`, countryName(country)].filter((part) => part.trim() !== "").join("\n");
}

function itemText(name: string, color: string, size: string): string {
  return [name, [color, sizeName(size)].filter(Boolean).join(", ")].filter(Boolean).join("\n");
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
  const texts = receiptTexts();
  const rate = localDecimals(localPercent(vatRateHundredths / 100));
  return {
    kind: "table",
    columns: [
      { head: texts.vatRate, share: 1 },
      { head: texts.vatBase, share: 1, align: "right" },
      { head: texts.vat, share: 1, align: "right" },
    ],
    rows: [[rate, formatPrice(baseOre, currency), formatPrice(taxOre, currency)]],
  };
}

function shippingText(method: ShippingMethod): string {
  const { standardShipping, expressShipping, priorityShipping } = receiptTexts();
  return { standard: standardShipping, express: expressShipping, priority: priorityShipping }[method];
}

/** What a receipt says in place of VAT (VAT Act 2023:200, 17:24: why none is charged). */
function exportNote(seller: SellerFacts, { vatRateHundredths }: { vatRateHundredths: number }): PdfBlock[] {
  // A seller who is not registered charges none either.
  if (vatRateHundredths > 0 || !seller.vatNumber) return [];
  return [{ kind: "text", text: receiptTexts().exempt, style: "small" }];
}

/** Whose VAT it is, and by which number the seller declares it (merverdiavgiftsloven, chapter 14). */
function voecNote({ voecNumber }: ReceiptHead): PdfBlock[] {
  if (voecNumber === null) return [];
  return [{ kind: "text", text: receiptTexts().voec(voecNumber), style: "small" }];
}

/** What an amount of VAT was counted on, in öre. */
function untaxed(taxOre: number, rateHundredths: number): number {
  return Math.round((taxOre * 100_00) / rateHundredths);
}

function sellerBlocks(seller: SellerFacts): PdfBlock[] {
  return [{ kind: "line" }, { kind: "text", text: sellerLines(seller).join("\n"), style: "small" }];
}
