import { type List, type ListData, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { customerName } from "#app/features/people/customers/customer-name.ts";
import type { listCustomers } from "#app/features/people/customers/list-customers.server.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { Badge } from "#app/ui/badge.tsx";

import { personalDataPath } from "./personal-data-screen.tsx";

export const usersList: List<typeof listCustomers> = {
  path: "/admin?tab=users",
  name: "users",
  caption: "Users",
  searchLabel: "Name, email or city",
  searchOrder: "Newest first",
  sorts: { newest: "Newest first", name: "By last name" },
  filters: {
    newsletter: { label: "Newsletter", values: { yes: "Subscribed", no: "Not subscribed" } },
    country: { label: "Country", values: shippingCountries },
  },
  empty: "No users.",
  columns: () => [
    {
      title: "Name",
      lead: true,
      cell: (user) => <span className="font-medium">{customerName(user)}</span>,
    },
    { title: "Email", cell: (user) => user.email },
    { title: "City", cell: (user) => user.city },
    { title: "Country", cell: (user) => user.country },
    {
      title: "Newsletter",
      cell: (user) =>
        user.newsletterSubscribed ? <Badge tone="success">Subscribed</Badge> : <Badge>Not subscribed</Badge>,
    },
    {
      title: "Action",
      cell: (user) => (
        <RowLink to={`/admin/users/${user.id}`}>
          Edit
          <span className="sr-only">{` ${customerName(user)}`}</span>
        </RowLink>
      ),
    },
  ],
};

/** The Users tab, with the way to what people ask about their data. */
export function UsersTab(data: ListData<typeof listCustomers>) {
  const top = (
    <>
      {isAllowed(data.role, "personal-data:export") ? (
        <p className="mb-2 text-sm text-muted">
          Did someone ask for their data, or to be erased?{" "}
          <RowLink to={personalDataPath}>A person&rsquo;s data</RowLink>
        </p>
      ) : null}
      <p className="mb-2 text-sm text-muted">
        Open requests: <RowLink to="/admin/people/requests">Data requests</RowLink>
      </p>
    </>
  );
  return <ListScreen list={usersList} {...data} top={top} />;
}
