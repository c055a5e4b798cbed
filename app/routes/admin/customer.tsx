import { data } from "react-router";
import { z } from "zod";

import type { Conflict } from "#app/admin/frame/conflict-notice.tsx";
import { fieldErrors } from "#app/admin/frame/field-errors.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { CustomerScreen } from "#app/admin/people/customer-screen.tsx";
import { readCustomerPage } from "#app/admin/people/read-customer-page.server.ts";
import { editCustomer, type Customer } from "#app/features/people/customers/edit-customer.server.ts";
import {
  customerFieldNames,
  customerFieldsSchema,
  type CustomerFields,
} from "#app/features/people/customers/schemas.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/customer";

/** Where what staff wrote differs from what somebody else saved meanwhile. */
function customerConflict(theirs: Customer, yours: CustomerFields): Conflict {
  const names = Object.keys(customerFieldNames) as (keyof CustomerFields)[];
  return {
    savedAt: theirs.updatedAt,
    differences: names
      .filter((name) => theirs[name] !== yours[name])
      .map((name) => ({ field: customerFieldNames[name], theirs: theirs[name], yours: yours[name] })),
  };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const found = await readCustomerPage(shopOf(context).db, params.id);
  if (!found) throw data(null, { status: 404 });
  return {
    ...found,
    mayWrite: isAllowed(role, "people:write"),
    mayExport: isAllowed(role, "personal-data:export"),
  };
}

const form = customerFieldsSchema.extend({ updatedAt: z.string().max(40) });

export async function action({ params, ...args }: Route.ActionArgs) {
  const { form: sent, fields, shop, actor, say } = await readStaffForm(args, form);
  if (sent.kind !== "valid") return data({ fields, errors: fieldErrors(form, fields) }, sent.status);

  const { updatedAt: basedOn, ...values } = sent.data;
  const result = await editCustomer(shop.db, { id: params.id, fields: values, basedOn, actor }, new Date());
  switch (result.kind) {
    case "saved":
      return say(`/admin/users/${params.id}`, { tone: "success", text: "Customer saved." });
    case "conflict":
      return data({ fields, errors: {}, conflict: customerConflict(result.theirs, values) }, 409);
    case "email-taken":
      return data({ fields, errors: {}, takenBy: result.by }, 409);
    case "gone":
      throw data(null, { status: 404 });
  }
}

export const meta: Route.MetaFunction = () => [{ title: "Customer | Admin" }];

export default function CustomerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CustomerScreen {...loaderData} answer={actionData} />;
}
