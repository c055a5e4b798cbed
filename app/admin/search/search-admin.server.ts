import { adminGroups } from "#app/admin/frame/admin-pages.ts";
import type { AdminSearchHit } from "#app/admin/frame/search-hit.ts";
import { listStaffProducts } from "#app/admin/products/list-products.server.ts";
import { settingGroups } from "#app/admin/settings/setting-sections.ts";
import type { Database } from "#app/db/client.server.ts";
import { editDistance } from "#app/features/catalogue/search/edit-distance.ts";
import { customerName } from "#app/features/people/customers/customer-name.ts";
import { listCustomers } from "#app/features/people/customers/list-customers.server.ts";
import { listOrders } from "#app/features/selling/orders/list-orders.server.ts";
import { isAllowed, type Role } from "#app/features/shop/staff/permissions.ts";
import { formatPrice } from "#app/shared/money.ts";

/** Hits of each kind: the list of its kind has the others. */
const paging = { size: 5 };

/** What a text finds in the admin, of what a role may open: pages and settings by name, then orders, customers and products. */
export async function searchAdmin(db: Database, role: Role, text: string, now: Date): Promise<AdminSearchHit[]> {
  const search = text.trim();
  if (search === "") return namedHits(role, "");
  const may = (permission: Parameters<typeof isAllowed>[1]) => isAllowed(role, permission);
  const query = { search, sort: "newest", filters: {}, paging } as const;
  const [orders, customers, products] = await Promise.all([
    may("orders:read") ? listOrders(db, query, now).then(({ rows }) => rows) : [],
    may("people:read") ? listCustomers(db, query).then(({ rows }) => rows) : [],
    may("products:read") ? listStaffProducts(db, query).then(({ rows }) => rows) : [],
  ]);
  const hits = [
    ...namedHits(role, search),
    ...orders.map(({ id, orderNumber, firstName, lastName, totalOre, currency }) => ({
      kind: "Orders" as const,
      to: `/admin/orders/${id}`,
      title: orderNumber,
      detail: `${firstName} ${lastName}, ${formatPrice(totalOre, currency)}`,
    })),
    ...customers.map((customer) => ({
      kind: "Customers" as const,
      to: `/admin/users/${customer.id}`,
      title: customerName(customer),
      detail: customer.email,
    })),
    ...products.map(({ id, name, category }) => ({
      kind: "Products" as const,
      to: `/admin/products/${id}`,
      title: name,
      detail: category,
    })),
  ];
  return hits.length > 0 ? hits : namedHits(role, search, isSlip);
}

type Fits = (word: string, known: string) => boolean;

const begins: Fits = (word, known) => known.startsWith(word);

/** Whether a word begins another, but for one slip. Short words are too much alike. */
const isSlip: Fits = (word, known) =>
  begins(word, known) ||
  (word.length > 3 && [0, -1, 1].some((more) => editDistance(word, known.slice(0, word.length + more), 1) <= 1));

/** Pages and settings of which a name, or another word for it, fits each word of a text. */
function namedHits(role: Role, text: string, fits: Fits = begins): AdminSearchHit[] {
  const pages = adminGroups(role).flatMap((group) =>
    group.pages.map(({ to, name, search }) => ({
      to,
      title: name,
      detail: group.name,
      words: `${name} ${search} ${group.name}`,
    })),
  );
  const settings = isAllowed(role, "settings:write")
    ? settingGroups.flatMap(({ title: group, sections }) =>
        sections.map(({ id, title, about }) => ({
          to: `/admin/settings/${id}`,
          title,
          detail: `Settings, ${group.toLowerCase()}`,
          words: `${title} ${about}`,
        })),
      )
    : [];
  const wanted = wordsOf(text);
  const places = wanted.length === 0 ? pages : [...pages, ...settings];
  return places
    .filter(({ words }) => wanted.every((word) => wordsOf(words).some((known) => fits(word, known))))
    .slice(0, wanted.length === 0 ? undefined : paging.size)
    .map(({ to, title, detail }) => ({ kind: "Pages", to, title, detail }));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
