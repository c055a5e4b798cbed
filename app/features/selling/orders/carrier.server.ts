import type { CarrierId } from "#app/features/shop/shipping/carriers.ts";
import type { ChosenPoint } from "#app/shared/chosen-point.ts";

import type { CustomsLine } from "./customs-lines.ts";
import type { PrintedParcel } from "./packed-parcels.server.ts";

/** Whom a parcel comes from or goes to, as carriers ask for it. */
export interface Party {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  /** Two letters. */
  countryCode: string;
  email: string;
  phone: string;
}

/** A parcel to announce to a carrier. */
export interface ParcelToBook {
  orderNumber: string;
  carrier: CarrierId;
  weightGrams: number | null;
  /** The shop's number, by which the order carries Norwegian VAT already (VOEC); null of every other order. */
  voecNumber: string | null;
  /** Of a parcel that leaves the EU what customs is told; none of any other. */
  customs: readonly CustomsLine[];
  /** Where it waits for its receiver; null for one that goes to their address. */
  pickupPoint: ChosenPoint | null;
  sender: Party;
  receiver: Party;
}

/** `refused`: nothing was booked. `no-answer`: it may have been. */
export type Booking =
  | { kind: "booked"; reference: string; trackingId: string }
  | { kind: "refused"; why: string }
  | { kind: "no-answer" };

/** Who makes the labels of parcels. Errors are values; nothing throws. */
export interface Carrier {
  name: string;
  /** Announces a parcel; the answer has its tracking id. */
  book: (parcel: ParcelToBook) => Promise<Booking>;
  /** The label of a booked parcel as a PDF; null when it cannot be had now. */
  label: (parcel: PrintedParcel, reference: string) => Promise<Uint8Array | null>;
  /** Takes a booking back; false when that was not possible. */
  cancel: (reference: string) => Promise<boolean>;
}
