import type { Database } from "#app/db/client.server.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import type { CarrierId } from "#app/features/shop/shipping/carriers.ts";

/** What a label is made of. */
export interface LabelRequest {
  returnId: string;
  /** What is scanned when the parcel comes: `RT-` and 8 digits. */
  number: string;
  orderNumber: string;
  /** Where the parcel comes from, as carriers ask for it; a plain label does without. */
  sender: { country: string };
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
