import { data } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { RequestScreen } from "#app/admin/people/data-request-screen.tsx";
import { answerRequest } from "#app/features/people/data-requests/commands.server.ts";
import { readDataRequest } from "#app/features/people/data-requests/list-requests.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { requiredText } from "#app/shared/text-fields.ts";

import type { Route } from "./+types/data-request";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const request = await readDataRequest(shopOf(context).db, params.id);
  if (!request) throw data(null, { status: 404 });
  const may = { mayWrite: isAllowed(role, "people:write"), mayExport: isAllowed(role, "personal-data:export") };
  return { request, now: new Date().toISOString(), ...may };
}

const form = z.object({ outcome: z.enum(["done", "refused"]), text: requiredText(5_000) });

export async function action({ params, ...args }: Route.ActionArgs) {
  const { form: sent, shop, actor, say } = await readStaffForm(args, form);
  if (sent.kind !== "valid")
    return data({ text: sent.fields["text"] ?? "", error: "Enter a reply of up to 5,000 characters." }, sent.status);
  const result = await answerRequest(shop.db, { id: params.id, actor, ...sent.data }, new Date());
  enqueueMail(shop, result.outboxId);
  const message = result.answered
    ? ({ tone: "success", text: "Reply sent." } as const)
    : ({ tone: "error", text: "Someone already replied." } as const);
  return say(`/admin/people/requests/${params.id}`, message);
}

export const meta = () => [{ title: "Data request | Admin" }];

export default function DataRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestScreen {...loaderData} refused={actionData} />;
}
