import { getTableColumns } from "drizzle-orm";
import { z } from "zod";

import { columnSchemas } from "#app/db/column-schemas.server.ts";
import { users } from "#app/db/schema/customers.server.ts";
import { createCustomer } from "#app/features/people/customers/create-customer.server.ts";
import { type Customer, editCustomer, readCustomer } from "#app/features/people/customers/edit-customer.server.ts";
import { findCustomer } from "#app/features/people/customers/find-customer.server.ts";
import { listCustomers } from "#app/features/people/customers/list-customers.server.ts";
import { customerFieldsSchema } from "#app/features/people/customers/schemas.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { createCommand, type DatabaseCommand } from "../create-route.ts";
import { actorOf } from "../principal.ts";
import { refusal, refuse } from "../refusals.ts";
import { type Edit, editCommands, type EditResult } from "./edit-commands.ts";
import { keyOrList, keyOrListMessage, nextField, nextOf, pageFields, pagingOf, searchField } from "./list-input.ts";
import { emailFields, verified, verifyByEmailSchema } from "./record-input.ts";

const { editedAt: _, ...columns } = getTableColumns(users);
const record = z.object(columnSchemas(columns));
const unknownUser = refusal(404, "unknown-user", "There is no such customer");
const emailTaken = refusal(409, "email-taken", "Another customer has this e-mail address");

const toRecord = ({ editedAt: _edited, ...customer }: Customer) => customer;

const readUsers = createCommand(
  {
    collection: "users",
    command: "--read",
    summary: "Answers one customer by id or e-mail address, or a page of them, newest first.",
    limit: "staff",
    input: z.strictObject({
      filter: z
        .strictObject({
          ...emailFields,
          newsletterSubscribed: z.boolean().optional(),
          country: z.enum(shippingCountries).optional(),
        })
        .refine(keyOrList, keyOrListMessage)
        .default({}),
      search: searchField,
      ...pageFields,
    }),
    example: { filter: { country: "Sweden" }, limit: 20 },
    responses: { 200: z.object({ data: z.array(record), ...nextField }) },
  },
  async ({ filter, search, ...page }, { shop }) => {
    const { _id, id = _id, email, newsletterSubscribed, country } = filter;
    if (id !== undefined || email !== undefined) {
      const found = await findCustomer(shop.db, email === undefined ? { id: id ?? "" } : { email });
      return { status: 200, body: { data: found ? [toRecord(found)] : [], next: null } };
    }
    const filters = {
      ...(country && { country }),
      ...(newsletterSubscribed !== undefined && {
        newsletter: newsletterSubscribed ? ("yes" as const) : ("no" as const),
      }),
    };
    const found = await listCustomers(shop.db, { search, sort: "newest", filters, paging: pagingOf(page) });
    return { status: 200, body: { data: found.rows, ...nextOf(found) } };
  },
);

const verifyUser = createCommand(
  {
    collection: "users",
    command: "--verify",
    summary: "Answers whether there is a customer by an id or e-mail address.",
    limit: "staff",
    input: verifyByEmailSchema,
    example: { filter: { email: "asa.oberg@mail.example" } },
    responses: { 200: verified },
  },
  async ({ filter }, { shop }) => {
    const found = await findCustomer(shop.db, filter);
    return { status: 200, body: { data: [{ exists: found !== undefined }] } };
  },
);

const createUser = createCommand(
  {
    collection: "users",
    command: "--create",
    summary: "Adds a customer. They get the newsletter only if they subscribed to it themselves.",
    limit: "staff",
    input: z.strictObject(customerFieldsSchema.shape),
    example: {
      firstName: "Åsa",
      lastName: "Öberg",
      email: "asa.oberg@mail.example",
      city: "Trosa",
      country: "Sweden",
    },
    responses: { 201: z.object({ id: z.string(), data: z.array(record) }) },
    refusals: [emailTaken],
  },
  async (fields, { shop, principal }) => {
    const created = await createCustomer(shop.db, fields, await actorOf(principal), new Date());
    const customer = await findCustomer(shop.db, { email: fields.email });
    if (!created || !customer) return refuse(emailTaken);
    return { status: 201, body: { id: customer.id, data: [toRecord(customer)] } };
  },
);

/** How often a change of the newest version is tried when somebody else saves at the same moment. */
const tries = 3;

async function editUser({ db }: Shop, { id, updatedAt, actor, fields }: Edit): Promise<EditResult> {
  for (let attempt = 1; ; attempt++) {
    const customer = await readCustomer(db, id);
    if (!customer) return { kind: "unknown" };
    if (updatedAt !== null && updatedAt !== customer.updatedAt)
      return { kind: "conflict", current: toRecord(customer) };
    const parsed = customerFieldsSchema.safeParse({ ...customer, ...fields });
    if (!parsed.success) return { kind: "invalid", problems: parsed.error };
    const edit = { id, fields: parsed.data, basedOn: customer.updatedAt, actor };
    const result = await editCustomer(db, edit, new Date());
    if (result.kind === "gone") return { kind: "unknown" };
    if (result.kind === "email-taken") return { kind: "refused", answer: refuse(emailTaken) };
    if (result.kind === "conflict") {
      if (updatedAt === null && attempt < tries) continue;
      return { kind: "conflict", current: toRecord(result.theirs) };
    }
    const saved = await readCustomer(db, id);
    return saved ? { kind: "saved", record: toRecord(saved) } : { kind: "unknown" };
  }
}

const text = z.string().optional();

export const userCommands: readonly DatabaseCommand[] = [
  readUsers,
  verifyUser,
  createUser,
  ...editCommands({
    collection: "users",
    noun: "customer",
    record,
    fields: z.strictObject({ firstName: text, lastName: text, email: text, city: text, country: text }),
    cleared: { city: "", country: "" },
    unknown: unknownUser,
    refusals: [emailTaken],
    edit: editUser,
    examples: { filter: { id: "usr_1" }, update: { city: "Gnesta" }, field: "city", value: "Gnesta", clear: "city" },
  }),
];
