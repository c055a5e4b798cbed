import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import type { PdfBlock } from "#app/features/shop/documents/pdf-blocks.ts";
import { parcelPlace } from "#app/features/shop/pickup-points/destination.ts";

import type { Carrier } from "./carrier.server.ts";
import { customsBlocks } from "./customs-blocks.ts";
import type { PrintedParcel } from "./packed-parcels.server.ts";

/** Our own labels on A6: sender, receiver, and the number as a code and in words. No carrier is asked, so the tracking id is what staff enter. */
export function ownLabels(site: SiteConfiguration): Carrier {
  return {
    name: "own",
    book: async () => ({ kind: "booked", reference: "", trackingId: "" }),
    async label(parcel) {
      const { writePdf } = await import("#app/features/shop/documents/write-pdf.server.ts");
      return writePdf(labelBlocks(parcel, site), { title: `Label ${parcel.order.orderNumber}`, size: "A6" });
    },
    cancel: async () => true,
  };
}

/** A parcel's receiver, as it is printed. */
export function receiverText({ order }: PrintedParcel): string {
  const { firstName, lastName, country } = order;
  const { point, address, postalCode, city } = parcelPlace(order);
  return [`${firstName} ${lastName}`, point ?? "", address, `${postalCode} ${city}`, country]
    .filter(Boolean)
    .join("\n");
}

function labelBlocks(parcel: PrintedParcel, { identity, contact }: SiteConfiguration): PdfBlock[] {
  const { order, trackingId, weightGrams } = parcel;
  const facts = [
    trackingId === "" ? "" : `Tracking ID ${trackingId}`,
    weightGrams === null ? "" : `${(weightGrams / 1000).toLocaleString("sv-SE")} kg`,
    order.voecNumber === null ? "" : `VOEC ${order.voecNumber}`,
  ].filter((fact) => fact !== "");
  return [
    {
      kind: "text",
      text: `From ${identity.companyName}, ${contact.street}, ${contact.postalCode} ${contact.city}, Sweden`,
      style: "small",
    },
    { kind: "line" },
    { kind: "text", text: "To", style: "small" },
    { kind: "text", text: receiverText(parcel), style: "strong" },
    { kind: "line" },
    { kind: "qr", text: trackingId === "" ? order.orderNumber : trackingId, side: 90 },
    { kind: "heading", level: 2, text: order.orderNumber },
    ...(facts.length > 0 ? [{ kind: "text", text: facts.join("\n") } as const] : []),
    ...customsBlocks(parcel.customs, "For customs: goods sold"),
  ];
}
