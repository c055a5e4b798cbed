import { data } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { erase, findPerson, type PersonAnswer } from "#app/admin/people/answer-about-person.server.ts";
import { PersonalDataScreen } from "#app/admin/people/personal-data-screen.tsx";
import { personAddressSchema } from "#app/features/people/personal-data/person-address.ts";
import { requirePermission } from "#app/features/shop/staff/guard.server.ts";

import type { Route } from "./+types/personal-data";

export function loader() {
  return null;
}

/** The address travels in the form and never in an URL. */
const form = z.object({
  address: personAddressSchema,
  intent: z.enum(["find", "erase"]),
  typed: z.string().max(200).default(""),
});

export async function action(args: Route.ActionArgs) {
  const { form: sent, shop, actor } = await readStaffForm(args, form);
  if (sent.kind !== "valid")
    return data<PersonAnswer>({ kind: "invalid", address: sent.fields["address"] ?? "" }, sent.status);
  const { address, intent, typed } = sent.data;
  if (intent === "find") return findPerson(shop, address);
  requirePermission(args.context, "personal-data:erase");
  return erase(shop, { address, typed, actor }, new Date());
}

export const meta = () => [{ title: "A person's data | Admin" }];

export default function PersonalData({ actionData }: Route.ComponentProps) {
  return <PersonalDataScreen answer={actionData} />;
}
