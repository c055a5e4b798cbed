import { Fragment } from "react";

import { parcelPlace, type SentOrder } from "./destination.ts";

/** Where the parcel of an order goes, a line each: what stands between a name and a country. */
export function PlaceLines({ order }: { order: SentOrder }) {
  const { point, address, postalCode, city } = parcelPlace(order);
  return [point, address, `${postalCode} ${city}`].map((line) =>
    line === undefined ? null : (
      <Fragment key={line}>
        {line}
        <br />
      </Fragment>
    ),
  );
}
