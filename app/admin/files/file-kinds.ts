import { isAllowed, type Permission, type Role } from "#app/features/shop/staff/permissions.ts";
import { orderStatuses, paymentStatuses } from "#app/shared/order-statuses.ts";
import { type FileKind, fileKinds, isOfPeople, productStates, reviewStatuses } from "#app/shared/states.ts";

export interface FileKindDescription {
  /** What staff call it. */
  name: string;
  /** One of it, for counts: 'product'. */
  one: string;
  /** What it asks for beside the use of files. */
  needs?: Permission;
  canImport: boolean;
  /** What an import can change of what is there, in a sentence; of a kind that can't come in, why. */
  importHint: string;
  /** What an export holds, in place of the sentence that all others have. */
  exportHint?: string;
  /** How the rows of an export can be narrowed down. */
  filters: Readonly<Record<string, { label: string; values: readonly string[] }>>;
}

/** What staff can take out as a file and bring in with one. */
export const fileKindDescriptions: Readonly<Record<FileKind, FileKindDescription>> = {
  products: {
    name: "Products",
    one: "product",
    canImport: true,
    importHint:
      "Adds products, and updates those with the same handle. Columns and variants that aren't in the file stay the same.",
    filters: { state: { label: "State", values: productStates } },
  },
  "shopify-products": {
    name: "Products for Shopify",
    one: "product",
    canImport: false,
    importHint: "To import this file, use Products.",
    exportHint:
      "A CSV file that Shopify imports as it is, with cost per item. Shopify copies the pictures from this shop, so keep it online until then. Colors and sizes without a variant, and what Shopify has no column for, are only in the file under Products.",
    filters: { state: { label: "State", values: productStates } },
  },
  stock: {
    name: "Stock",
    one: "variant",
    canImport: true,
    importHint: "Sets the stock of existing variants. Each change shows in the variant's history.",
    filters: { stock: { label: "Stock", values: ["sold out", "low", "in stock"] } },
  },
  orders: {
    name: "Orders",
    one: "order",
    canImport: true,
    importHint:
      "Adds orders of the shop you had before as history, and updates those with the same number. Takes Shopify's file as it is. They're for looking up: no stock, payment or report counts them.",
    filters: {
      status: { label: "Status", values: orderStatuses },
      payment: { label: "Payment", values: paymentStatuses },
    },
  },
  customers: {
    name: "Customers",
    one: "customer",
    canImport: true,
    importHint:
      "Adds customers, and updates those with the same email. Takes Shopify's file as it is. Empty cells change nothing. It doesn't subscribe anyone: to import newsletter consent, use Subscribers.",
    filters: { newsletter: { label: "Newsletter", values: ["yes", "no"] } },
  },
  subscribers: {
    name: "Subscribers",
    one: "subscriber",
    canImport: true,
    importHint: "Adds subscribers with a consent source. People who unsubscribed stay unsubscribed.",
    filters: { subscribed: { label: "Subscribed", values: ["yes", "no"] } },
  },
  redirects: {
    name: "Redirects",
    one: "redirect",
    canImport: true,
    importHint:
      "Adds redirects, and updates those from the same address. Takes Shopify's file of URL redirects as it is.",
    filters: {},
  },
  discounts: {
    name: "Discounts",
    one: "discount",
    needs: "discounts:write",
    canImport: true,
    importHint:
      "Adds discounts, and updates those with the same code. Takes Shopify's file as it is, and reads its amounts as kronor.",
    filters: {},
  },
  reviews: {
    name: "Reviews",
    one: "review",
    needs: "reviews:moderate",
    canImport: true,
    importHint:
      "Adds reviews from Judge.me or Loox to the products with the same handle: as unverified, with where they come from. They stay unpublished until you've read them under Reviews.",
    filters: { status: { label: "Status", values: reviewStatuses } },
  },
  everything: {
    name: "Everything",
    one: "row",
    canImport: false,
    importHint:
      "Unzip the file, and import one file at a time under its own kind. For products and customers, use the files with all columns. Collections can't be imported.",
    exportHint:
      "One ZIP to move out with. Shopify imports products.csv, customers.csv and redirects.csv as they are. Street addresses are only in orders.csv. Collections, orders and discounts are for apps and for your records, reviews for apps such as Judge.me. Pages and settings aren't in it. Pictures are in it as addresses, so keep this shop online until they're copied.",
    filters: {},
  },
};

/** What a kind is called within a sentence. */
export function kindInText(kind: FileKind): string {
  const { name } = fileKindDescriptions[kind];
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** Whether an export of a kind is made for other systems, which want commas. */
export function isForOthers(kind: FileKind): boolean {
  return fileKindDescriptions[kind].exportHint !== undefined;
}

/** What a role needs to take a kind out or bring it in: for everything, what all kinds together need. */
function permissionsFor(kind: FileKind): readonly Permission[] {
  if (kind === "everything") return fileKinds.filter((other) => other !== kind).flatMap(permissionsFor);
  const { needs } = fileKindDescriptions[kind];
  return ["files:use", ...(isOfPeople(kind) ? (["personal-data:export"] as const) : []), ...(needs ? [needs] : [])];
}

/** The kinds that a role may work with. */
export function fileKindsOf(role: Role): FileKind[] {
  return fileKinds.filter((kind) => permissionsFor(kind).every((permission) => isAllowed(role, permission)));
}

/** The filters that a form asked for, without what the kind does not know. */
export function filterOf(kind: FileKind, wanted: Readonly<Record<string, string>>): Record<string, string> {
  const known = Object.entries(fileKindDescriptions[kind].filters).filter(([name, { values }]) =>
    values.includes(wanted[name] ?? ""),
  );
  return Object.fromEntries(known.map(([name]) => [name, wanted[name] ?? ""]));
}
