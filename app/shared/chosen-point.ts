/** What a parcel waits in: a shop with staff, or a box that the buyer opens. */
export const pickupPointKinds = ["shop", "box"] as const;
export type PickupPointKind = (typeof pickupPointKinds)[number];

/** A pickup point as an order keeps it: what and where it was when the order was placed. */
export interface ChosenPoint {
  /** The carrier's own. */
  id: string;
  carrier: string;
  kind: PickupPointKind;
  name: string;
  street: string;
  postalCode: string;
  city: string;
}
