import { and, eq, inArray, sql } from "drizzle-orm";

import { newsletterSubscribers, users } from "#app/db/schema/customers.server.ts";
import { createCustomer } from "#app/features/people/customers/create-customer.server.ts";
import { customerName } from "#app/features/people/customers/customer-name.ts";
import { editCustomer, type Customer } from "#app/features/people/customers/edit-customer.server.ts";
import { customerFieldsSchema, type CustomerFields } from "#app/features/people/customers/schemas.ts";
import { countryOfCode } from "#app/features/shop/addresses/countries.ts";

import { yesNoCell } from "./cells.ts";
import {
  cellChanges,
  changedSince,
  type ApplyOutcome,
  type ImportKind,
  type PlanContext,
  type Planned,
} from "./import-kind.server.ts";
import type { ImportNote } from "./import-note.ts";
import { nothingOfCustomer, type ShopifyCustomerColumn } from "./shopify-customer.ts";
import type { SourceRow } from "./source-rows.ts";

type CountryColumn = "Country" | "Default Address Country Code";

/** The country that a row names, by our column or else by Shopify's code; `before` where it names none. */
function countryOf(cell: (column: CountryColumn) => string, before: string): string {
  const code = cell("Default Address Country Code");
  return cell("Country") || countryOfCode(code.toUpperCase()) || code || before;
}

const consentColumn = "Accepts Email Marketing" satisfies ShopifyCustomerColumn;
/** The cells without anything to keep, in small letters as files may have them. */
const nothing = new Map(
  Object.entries(nothingOfCustomer).map(([column, text]) => [column.toLowerCase(), text.toLowerCase()]),
);
/** What our own export has of orders and the shop's own record, by its last column. */
const ownColumn = "Created At";
const counted = ["total spent", "total orders", "created at"];

/** Customers, found by their email address; of our own export or Shopify's. Nobody is subscribed by it. */
export const customerImport: ImportKind = {
  keyColumn: "Email",
  required: ["Email"],
  columns: [
    "First Name",
    "Last Name",
    "Email",
    "Default Address City",
    "Default Address Country Code",
    "Country",
    consentColumn,
  ] satisfies (ShopifyCustomerColumn | "Country")[],
  isKnown: (column, text, fileColumns) =>
    nothing.get(column.toLowerCase()) === text.toLowerCase() ||
    (counted.includes(column.toLowerCase()) && fileColumns.includes(ownColumn)),
  plan: async (groups, context) => {
    const rows = groups.flat();
    const emails = rows.map((row) => row.get("Email").toLowerCase());
    const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(emails)}))`;
    const { db } = context.shop;
    const { email: address, subscribed } = newsletterSubscribers;
    const [found, subscribers] = await db.batch([
      db.select().from(users).where(inArray(users.email, wanted)),
      db
        .select({ address })
        .from(newsletterSubscribers)
        .where(and(inArray(address, wanted), eq(subscribed, true))),
    ]);
    const byEmail = new Map(found.map((customer) => [customer.email, customer]));
    const getsNewsletter = new Set(subscribers.map((subscriber) => subscriber.address));
    return rows.map((row) => {
      const email = row.get("Email").toLowerCase();
      const planned = planOf(row, byEmail.get(email) ?? null, context);
      if (planned.verdict === "broken" || getsNewsletter.has(email) || yesNoCell.read(row.get(consentColumn)) !== true)
        return planned;
      return { ...planned, notes: [...(planned.notes ?? []), notSubscribed] };
    });
  },
};

const columnOf: Readonly<Record<keyof CustomerFields, ShopifyCustomerColumn | "Country">> = {
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  city: "Default Address City",
  country: "Country",
};

const notSubscribed: ImportNote = {
  kind: "consent",
  text: "Agreed to email in the other shop. Not subscribed here",
};

/** What a name or city may be long. */
const maxText = 100;

function planOf(row: SourceRow, current: Customer | null, context: PlanContext): Planned {
  const { line } = row;
  const email = row.get("Email");
  const name = email || customerName({ firstName: row.get("First Name"), lastName: row.get("Last Name"), email });
  if (row.problem) return { verdict: "broken", line, name, reason: row.problem };
  if (email === "")
    return { verdict: "broken", line, name, reason: "No email address. The shop tells customers apart by theirs" };
  const notes: ImportNote[] = [];
  // An empty cell leaves what the shop has: Shopify writes one for all that it doesn't know.
  const cell = (column: string, before: string) => {
    const text = row.get(column);
    if (text.length > maxText)
      notes.push({
        kind: "cut",
        text: `${column}: cut to ${maxText} characters, without '${text.slice(maxText, 160)}'`,
      });
    return text.slice(0, maxText).trim() || before;
  };
  const parsed = customerFieldsSchema.safeParse({
    firstName: cell("First Name", current?.firstName ?? ""),
    lastName: cell("Last Name", current?.lastName ?? ""),
    email,
    city: cell("Default Address City", current?.city ?? ""),
    country: countryOf((column: CountryColumn) => row.get(column), current?.country ?? ""),
  });
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0] as keyof CustomerFields | undefined;
    return { verdict: "broken", line, name, reason: `${field ? columnOf[field] : "The row"} is missing or invalid` };
  }
  const fields = parsed.data;
  const changes = cellChanges(current ? cellsOf(current) : new Map(), cellsOf(fields));
  if (current && changes.length === 0) return { verdict: "unchanged", line, key: fields.email, name, notes };
  const planned = { line, key: fields.email, name, changes, notes };
  return current
    ? { ...planned, verdict: "changed", version: current.updatedAt, apply: () => change(current, fields, context) }
    : { ...planned, verdict: "created", version: null, apply: () => create(fields, context) };
}

function cellsOf(fields: CustomerFields): Map<string, string> {
  return new Map((Object.keys(columnOf) as (keyof CustomerFields)[]).map((name) => [columnOf[name], fields[name]]));
}

async function create(fields: CustomerFields, { shop, actor, now }: PlanContext): Promise<ApplyOutcome> {
  const created = await createCustomer(shop.db, fields, actor, now);
  return created ? { kind: "applied" } : { kind: "refused", reason: "Someone else just added this address" };
}

async function change(
  current: Customer,
  fields: CustomerFields,
  { shop, actor, now }: PlanContext,
): Promise<ApplyOutcome> {
  const edit = { id: current.id, fields, basedOn: current.updatedAt, actor };
  const result = await editCustomer(shop.db, edit, now);
  return result.kind === "saved" ? { kind: "applied" } : { kind: "refused", reason: changedSince };
}
