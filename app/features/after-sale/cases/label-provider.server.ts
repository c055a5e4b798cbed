import type { Database } from "#app/db/client.server.ts";
import { customsBlocks } from "#app/features/selling/orders/customs-blocks.ts";
import type { CustomsLine } from "#app/features/selling/orders/customs-lines.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import type { PdfBlock } from "#app/features/shop/documents/pdf-blocks.ts";
import type { CarrierId } from "#app/features/shop/shipping/carriers.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";

import { returnLabelTexts } from "./return-label.texts.ts";

/** What a label is made of. */
export interface LabelRequest {
  returnId: string;
  /** What is scanned when the parcel comes: `RT-` and 8 digits. */
  number: string;
  orderNumber: string;
  /** Where the parcel comes from, as carriers ask for it; a plain label does without. */
  sender: { country: string };
  /** Where the order's market has goods sent back to, in lines; empty or null for the shop's own address. */
  returnAddress: string | null;
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
  /** Prints the label of an announced parcel as a PDF, in the current language. Throws when the provider fails. */
  print: (
    request: LabelRequest & AnnouncedParcel,
    options: { site: SiteConfiguration; size: LabelSize },
  ) => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The built-in labels: our address or that of the order's market, and the number of the return as a code and in words. No carrier is asked, so the parcel has no
 * number of its own, and the sender stays unnamed: nobody on its way learns who shops here.
 */
export const plainLabels: LabelProvider = {
  name: "plain",
  announce: async () => ({ carrier: "postnord", trackingId: "" }),
  async print({ number, orderNumber, returnAddress, customs }, { site, size }) {
    const { identity, contact } = site;
    const { writePdf } = await import("#app/features/shop/documents/write-pdf.server.ts");
    const texts = returnLabelTexts();
    const ownAddress = `${contact.street}\n${contact.postalCode} ${contact.city}\nSweden`;
    const isLarge = size === "A4";
    const blocks: PdfBlock[] = [
      { kind: "text", text: texts.to, style: "small" },
      { kind: "heading", level: 1, text: texts.returns(identity.companyName) },
      { kind: "text", text: returnAddress || ownAddress, style: "strong" },
      { kind: "line" },
      { kind: "spacer", height: 10 },
      { kind: "qr", text: number, side: isLarge ? 150 : 100 },
      { kind: "heading", level: 2, text: number },
      { kind: "text", text: texts.order(orderNumber) },
      { kind: "text", text: texts.postage, style: "small" },
      ...(isLarge ? instructions() : []),
      ...customsBlocks(customs, "For customs: goods sent back, sold by us"),
    ];
    return writePdf(blocks, { title: texts.title(number), language: currentLanguage(), size });
  },
};

/** What stands below the label on a whole page. */
function instructions(): PdfBlock[] {
  const { howTo, pack, attach, dropOff } = returnLabelTexts();
  return [
    { kind: "spacer", height: 30 },
    { kind: "heading", level: 2, text: howTo },
    { kind: "list", numbered: true, items: [pack, attach, dropOff] },
  ];
}
