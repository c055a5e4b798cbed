import type { PrintedParcel } from "#app/features/selling/orders/packed-parcels.server.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import type { PdfBlock } from "#app/features/shop/documents/pdf-blocks.ts";
import type { PdfFile } from "#app/features/shop/documents/print-document.server.ts";
import { formatDate } from "#app/shared/dates.ts";

/** The packing slips of parcels, one a page, as one PDF: no prices. The code is the order's number, for a scanner. */
export async function packingSlipsPdf(parcels: readonly PrintedParcel[], site: SiteConfiguration): Promise<PdfFile> {
  const { writePdf } = await import("#app/features/shop/documents/write-pdf.server.ts");
  const blocks = parcels.flatMap((parcel, index) => [...newPage(index), ...slipBlocks(parcel, site)]);
  return { name: "packing-slips.pdf", content: await writePdf(blocks, { title: "Packing slips" }) };
}

/** Our own labels of parcels, one a page of A6, as one PDF: sender, receiver, and the order's number as a code and in words. */
export async function labelsPdf(parcels: readonly PrintedParcel[], site: SiteConfiguration): Promise<PdfFile> {
  const { writePdf } = await import("#app/features/shop/documents/write-pdf.server.ts");
  const blocks = parcels.flatMap((parcel, index) => [...newPage(index), ...labelBlocks(parcel, site)]);
  return { name: "labels.pdf", content: await writePdf(blocks, { title: "Labels", size: "A6" }) };
}

const newPage = (index: number): PdfBlock[] => (index === 0 ? [] : [{ kind: "page" }]);

function receiver({ order }: PrintedParcel): string {
  const { firstName, lastName, address, postalCode, city, country } = order;
  return `${firstName} ${lastName}\n${address}\n${postalCode} ${city}\n${country}`;
}

function slipBlocks(parcel: PrintedParcel, { identity, contact }: SiteConfiguration): PdfBlock[] {
  const { order, lines, isPart } = parcel;
  return [
    { kind: "heading", level: 1, text: `Packing slip ${order.orderNumber}` },
    {
      kind: "text",
      text: `${identity.companyName}, ${contact.street}, ${contact.postalCode} ${contact.city}`,
      style: "small",
    },
    { kind: "text", text: `Ordered ${formatDate(order.createdAt)}`, style: "small" },
    { kind: "qr", text: order.orderNumber, side: 70 },
    { kind: "heading", level: 2, text: "Ship to" },
    { kind: "text", text: receiver(parcel) },
    ...(isPart ? [{ kind: "text", text: partText, style: "strong" } as const] : []),
    {
      kind: "table",
      columns: [
        { head: "Item", share: 7 },
        { head: "Color, size", share: 3 },
        { head: "Quantity", share: 2, align: "right" },
      ],
      rows: lines.map(({ name, color, size, variantId, units }) => [
        `${name}\n${variantId}`,
        `${color}, ${size}`,
        String(units),
      ]),
    },
    { kind: "spacer", height: 14 },
    {
      kind: "text",
      text: `Something missing or not right? Write to ${contact.email} with your order number. You can return what you have not worn within ${order.returnDays} days.`,
      style: "small",
    },
  ];
}

const partText = "This is a part of the order. The other items come in a parcel of their own.";

function labelBlocks(parcel: PrintedParcel, { identity, contact }: SiteConfiguration): PdfBlock[] {
  const { order, trackingId, weightGrams } = parcel;
  const facts = [
    trackingId === "" ? "" : `Tracking ID ${trackingId}`,
    weightGrams === null ? "" : `${(weightGrams / 1000).toLocaleString("sv-SE")} kg`,
  ].filter((fact) => fact !== "");
  return [
    {
      kind: "text",
      text: `From ${identity.companyName}, ${contact.street}, ${contact.postalCode} ${contact.city}, Sweden`,
      style: "small",
    },
    { kind: "line" },
    { kind: "text", text: "To", style: "small" },
    { kind: "text", text: receiver(parcel), style: "strong" },
    { kind: "line" },
    { kind: "qr", text: trackingId === "" ? order.orderNumber : trackingId, side: 90 },
    { kind: "heading", level: 2, text: order.orderNumber },
    ...(facts.length > 0 ? [{ kind: "text", text: facts.join("\n") } as const] : []),
  ];
}
