import type { ParcelToBook } from "#app/features/selling/orders/carrier.server.ts";
import type { OrderDetail } from "#app/features/selling/orders/queries.server.ts";
import { countryCode } from "#app/features/shop/addresses/countries.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";

/** An order's parcel as a carrier is told of it. */
export function parcelToBook(
  order: OrderDetail,
  parcel: Pick<ParcelToBook, "carrier" | "weightGrams" | "customs">,
  { identity, contact }: SiteConfiguration,
): ParcelToBook {
  const { firstName, lastName, address, postalCode, city, country, email, phone } = order;
  return {
    ...parcel,
    orderNumber: order.orderNumber,
    voecNumber: order.voecNumber,
    pickupPoint: order.pickupPoint,
    sender: {
      name: identity.companyName,
      address: contact.street,
      postalCode: contact.postalCode,
      city: contact.city,
      countryCode: "SE",
      email: contact.email,
      phone: contact.phone,
    },
    receiver: {
      name: `${firstName} ${lastName}`,
      address,
      postalCode,
      city,
      countryCode: countryCode(country),
      email,
      phone: phone ?? "",
    },
  };
}
