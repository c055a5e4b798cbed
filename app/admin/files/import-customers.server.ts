import { inArray, sql } from "drizzle-orm";

import { users } from "#app/db/schema/customers.server.ts";
import { createCustomer } from "#app/features/people/customers/create-customer.server.ts";
import { editCustomer, type Customer } from "#app/features/people/customers/edit-customer.server.ts";
import { customerFieldsSchema, type CustomerFields } from "#app/features/people/customers/schemas.ts";
import { countryOfCode } from "#app/features/shop/addresses/countries.ts";

import {
  cellChanges,
  changedSince,
  type ApplyOutcome,
  type ImportKind,
  type PlanContext,
  type Planned,
} from "./import-kind.server.ts";
import type { SourceRow } from "./source-rows.ts";

type CountryColumn = "Country" | "Default Address Country Code";

/** The country that a row names, by our column or else by Shopify's code; `before` where it names none. */
function countryOf(cell: (column: CountryColumn) => string | null, before: string): string {
  const name = cell("Country");
  if (name !== null) return name;
  const code = cell("Default Address Country Code");
  if (code === null) return before;
  return countryOfCode(code.toUpperCase()) ?? code;
}

/** Customers, found by their email address. */
export const customerImport: ImportKind = {
  keyColumn: "Email",
  required: ["Email"],
  columns: ["First Name", "Last Name", "Email", "Default Address City", "Default Address Country Code", "Country"],
  plan: async (groups, context) => {
    const rows = groups.flat();
    const emails = rows.map((row) => row.get("Email").toLowerCase());
    const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(emails)}))`;
    const found = await context.shop.db.select().from(users).where(inArray(users.email, wanted));
    const byEmail = new Map(found.map((customer) => [customer.email, customer]));
    return rows.map((row) => planOf(row, byEmail.get(row.get("Email").toLowerCase()) ?? null, context));
  },
};

const columnOf: Readonly<Record<keyof CustomerFields, string>> = {
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  city: "Default Address City",
  country: "Country",
};

function planOf(row: SourceRow, current: Customer | null, context: PlanContext): Planned {
  const { line } = row;
  const name = row.get("Email");
  if (row.problem) return { verdict: "broken", line, name, reason: row.problem };
  const cell = (column: string, before: string) => (row.has(column) ? row.get(column) : before);
  const parsed = customerFieldsSchema.safeParse({
    firstName: cell("First Name", current?.firstName ?? ""),
    lastName: cell("Last Name", current?.lastName ?? ""),
    email: name,
    city: cell("Default Address City", current?.city ?? ""),
    country: countryOf((column: CountryColumn) => (row.has(column) ? row.get(column) : null), current?.country ?? ""),
  });
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0] as keyof CustomerFields | undefined;
    return { verdict: "broken", line, name, reason: `${field ? columnOf[field] : "The row"} is missing or invalid` };
  }
  const fields = parsed.data;
  const changes = cellChanges(current ? cellsOf(current) : new Map(), cellsOf(fields));
  if (current && changes.length === 0) return { verdict: "unchanged", line, key: fields.email, name };
  const planned = { line, key: fields.email, name, changes };
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
