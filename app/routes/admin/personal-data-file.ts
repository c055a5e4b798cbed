import { redirect } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { exportPerson } from "#app/features/people/personal-data/export-person.server.ts";
import { personAddressSchema } from "#app/features/people/personal-data/person-address.ts";

import type { Route } from "./+types/personal-data-file";

const path = "/admin/people/data";

export function loader() {
  return redirect(path);
}

/** Everything about a person as one JSON file. It is made for this response and stored nowhere, so that nothing has to expire. */
export async function action(args: Route.ActionArgs) {
  const { form: sent, shop, actor } = await readStaffForm(args, z.object({ address: personAddressSchema }));
  if (sent.kind !== "valid") return redirect(path);
  const now = new Date();
  const found = await exportPerson(shop, { address: sent.data.address, actor }, now);
  if (!found) return redirect(path);
  return new Response(JSON.stringify(found, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="personal-data-${now.toISOString().slice(0, 10)}.json"`,
      "Cache-Control": "no-store",
    },
  });
}
