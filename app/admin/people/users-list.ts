import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import type { CustomerFilter, CustomerSort } from "#app/features/people/customers/list-customers.server.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

/** The URL of the Users tab. */
export const usersShape = {
  path: "/admin?tab=users",
  sorts: ["newest", "name"],
  filters: { newsletter: ["yes", "no"], country: shippingCountries },
} as const satisfies ListShape<CustomerSort, CustomerFilter>;
export type UsersView = ListView<CustomerSort, CustomerFilter>;

export const userSortNames = { newest: "Newest first", name: "By last name" } as const;
export const userFilterNames = {
  newsletter: { label: "Newsletter", values: { yes: "Subscribed", no: "Not subscribed" } },
  country: { label: "Country" },
} as const;
