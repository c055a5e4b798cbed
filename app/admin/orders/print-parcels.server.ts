import type { Database } from "#app/db/client.server.ts";
import { readBookings } from "#app/features/selling/orders/book-parcel.server.ts";
import type { Carrier } from "#app/features/selling/orders/carrier.server.ts";
import { printingCarrier } from "#app/features/selling/orders/choose-carrier.server.ts";
import { receiverText } from "#app/features/selling/orders/own-labels.server.ts";
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

/**
 * The labels of parcels as one PDF: of a booked one its carrier's, of any other our own. Null when a carrier does not give one now: another
 * label would send the parcel nowhere.
 */
export async function labelsPdf(
  db: Database,
  parcels: readonly PrintedParcel[],
  booking: Carrier | null,
  site: SiteConfiguration,
): Promise<PdfFile | null> {
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const bookings = await readBookings(
    db,
    parcels.map(({ order }) => order.id),
  );
  const file = await PDFDocument.create({ updateMetadata: false });
  file.setTitle("Labels", { showInWindowTitleBar: true });
  for (const parcel of parcels) {
    const booked = bookings.find(
      ({ orderId, trackingId }) => orderId === parcel.order.id && trackingId === parcel.trackingId,
    );
    const carrier = printingCarrier(booked?.service ?? null, booking, site);
    const label = await carrier?.label(parcel, booked?.reference ?? "");
    if (!label) return null;
    const source = await PDFDocument.load(label);
    for (const page of await file.copyPages(source, source.getPageIndices())) file.addPage(page);
  }
  return { name: "labels.pdf", content: new Uint8Array(await file.save()) };
}

const newPage = (index: number): PdfBlock[] => (index === 0 ? [] : [{ kind: "page" }]);

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
    { kind: "text", text: receiverText(parcel) },
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
