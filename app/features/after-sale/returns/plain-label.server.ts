import { labelPostageText } from "#app/features/shop/content/return-terms.ts";
import type { PdfBlock } from "#app/features/shop/documents/pdf-blocks.ts";

import type { LabelProvider } from "./label-provider.server.ts";

/**
 * The built-in labels: our address, and the number of the return as a code and in words. No carrier is asked, so the parcel has no
 * number of its own, and the sender stays unnamed: nobody on its way learns who shops here.
 */
export const plainLabels: LabelProvider = {
  name: "plain",
  announce: async () => ({ carrier: "postnord", trackingId: "" }),
  async print({ number, orderNumber }, { site, size }) {
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
    ];
    return writePdf(blocks, { title: `Return label ${number}`, size });
  },
};

/** What stands below the label on a whole page. */
const instructions: PdfBlock[] = [
  { kind: "spacer", height: 30 },
  { kind: "heading", level: 2, text: "How to send it back" },
  {
    kind: "list",
    numbered: true,
    items: [
      "Pack the goods in any sturdy parcel.",
      "Cut off the upper half of this page and fix it flat on the parcel.",
      "Drop the parcel off, and keep the receipt that you get: it is your proof of posting.",
    ],
  },
];
