import { isAllowed, type Permission } from "#app/features/shop/staff/permissions.ts";
import { orderStatuses, paymentStatuses } from "#app/shared/order-statuses.ts";
import { type FileKind, fileKinds, productStates, type StaffRole } from "#app/shared/states.ts";

export interface FileKindDescription {
  /** What staff call it. */
  name: string;
  /** One of it, for counts: 'product'. */
  one: string;
  /** Whether it is about people, which asks for one permission more. */
  isPersonal: boolean;
  canImport: boolean;
  /** What an import can change of what is there, in a sentence. */
  importHint: string;
  /** How the rows of an export can be narrowed down. */
  filters: Readonly<Record<string, { label: string; values: readonly string[] }>>;
}

/** What staff can take out as a file and bring in with one. */
export const fileKindDescriptions: Readonly<Record<FileKind, FileKindDescription>> = {
  products: {
    name: "Products",
    one: "product",
    isPersonal: false,
    canImport: true,
    importHint:
      "Adds products and changes those with the same handle. Columns that are missing, and variants that are not in the file, stay as they are.",
    filters: { state: { label: "State", values: productStates } },
  },
  stock: {
    name: "Stock",
    one: "variant",
    isPersonal: false,
    canImport: true,
    importHint: "Sets the units in stock of variants that exist. Each change is recorded in the stock's history.",
    filters: { stock: { label: "Stock", values: ["sold out", "low", "in stock"] } },
  },
  orders: {
    name: "Orders",
    one: "order",
    isPersonal: true,
    canImport: false,
    importHint: "",
    filters: {
      status: { label: "Status", values: orderStatuses },
      payment: { label: "Payment", values: paymentStatuses },
    },
  },
  customers: {
    name: "Customers",
    one: "customer",
    isPersonal: true,
    canImport: true,
    importHint:
      "Adds customers and changes those with the same e-mail address. Consent to the newsletter comes in with subscribers alone.",
    filters: { newsletter: { label: "Newsletter", values: ["yes", "no"] } },
  },
  subscribers: {
    name: "Subscribers",
    one: "subscriber",
    isPersonal: true,
    canImport: true,
    importHint:
      "Adds subscribers whose consent the file can name. Who left the newsletter stays out, whatever the file says.",
    filters: { subscribed: { label: "Subscribed", values: ["yes", "no"] } },
  },
};

/** What a role needs to take a kind out or bring it in. */
function permissionsFor(kind: FileKind): readonly Permission[] {
  return fileKindDescriptions[kind].isPersonal ? ["files:use", "personal-data:export"] : ["files:use"];
}

/** The kinds that a role may work with. */
export function fileKindsOf(role: StaffRole): FileKind[] {
  return fileKinds.filter((kind) => permissionsFor(kind).every((permission) => isAllowed(role, permission)));
}

/** The filters that a form asked for, without what the kind does not know. */
export function filterOf(kind: FileKind, wanted: Readonly<Record<string, string>>): Record<string, string> {
  const known = Object.entries(fileKindDescriptions[kind].filters).filter(([name, { values }]) =>
    values.includes(wanted[name] ?? ""),
  );
  return Object.fromEntries(known.map(([name]) => [name, wanted[name] ?? ""]));
}
