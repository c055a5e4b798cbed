import type { Database } from "#app/db/client.server.ts";
import { customsBlocks } from "#app/features/selling/orders/customs-blocks.ts";
import type { CustomsLine } from "#app/features/selling/orders/customs-lines.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { labelPostageText } from "#app/features/shop/content/return-terms.ts";
import type { PdfBlock } from "#app/features/shop/documents/pdf-blocks.ts";
import type { CarrierId } from "#app/features/shop/shipping/carriers.ts";

/** What a label is made of. */
export interface LabelRequest {
  returnId: string;
  /** What is scanned when the parcel comes: `RT-` and 8 digits. */
  number: string;
  orderNumber: string;
  /** Where the parcel comes from, as carriers ask for it; a plain label does without. */
  sender: { country: string };
  /** Of a parcel from outside the EU what customs is told; none of any other. */
  customs: readonly CustomsLine[];
}

/** A parcel announced to a carrier. */
export interface AnnouncedParcel {
  carrier: CarrierId;
  /** The carrier's number; empty when there is none. */
  trackingId: string;
}

export type LabelSize = "A4" | "A6";

/** Makes the labels of returns. `plain` is built in; one of a carrier announces the parcel there. */
export interface LabelProvider {
  name: string;
  /** Announces a parcel, once: the same return is the same parcel. Throws when the provider fails. */
  announce: (db: Database, request: LabelRequest) => Promise<AnnouncedParcel>;
  /** Prints the label of an announced parcel as a PDF. Throws when the provider fails. */
  print: (
    request: LabelRequest & AnnouncedParcel,
    options: { site: SiteConfiguration; size: LabelSize },
  ) => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The built-in labels: our address, and the number of the return as a code and in words. No carrier is asked, so the parcel has no
 * number of its own, and the sender stays unnamed: nobody on its way learns who shops here.
 */
export const plainLabels: LabelProvider = {
  name: "plain",
  announce: async () => ({ carrier: "postnord", trackingId: "" }),
  async print({ number, orderNumber, customs }, { site, size }) {
    const { identity, contact } = site;
    const { writePdf } = await import("#app/features/shop/documents/write-pdf.server.ts");
    const isLarge = size === "A4";
    const blocks: PdfBlock[] = [
      { kind: "text", text: "To", style: "small" },
      { kind: "heading", level: 1, text: `${identity.companyName}, Returns` },
      { kind: "text", text: `${contact.street}\n${contact.postalCode} ${contact.city}\nSweden`, style: "strong" },
      { kind: "line" },
      { kind: "spacer", height: 10 },
      { kind: "qr", text: number, side: isLarge ? 150 : 100 },
      { kind: "heading", level: 2, text: number },
      { kind: "text", text: `Order ${orderNumber}` },
      { kind: "text", text: labelPostageText, style: "small" },
      ...(isLarge ? instructions : []),
      ...customsBlocks(customs, "For customs: goods sent back, sold by us"),
    ];
    return writePdf(blocks, { title: `Return label ${number}`, size });
  },
};

/** What stands below the label on a whole page. */
const instructions: PdfBlock[] = [
  { kind: "spacer", height: 30 },
  { kind: "heading", level: 2, text: "How to return it" },
  {
    kind: "list",
    numbered: true,
    items: [
      "Pack the items in any sturdy parcel.",
      "Cut off the top half of this page and attach it flat to the parcel.",
      "Drop off the parcel and keep the receipt: it's your proof of posting.",
    ],
  },
];
