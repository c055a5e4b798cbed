import { redirect } from "react-router";
import type { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { deskForm } from "#app/admin/orders/order-forms.ts";
import { assignOrder } from "#app/features/selling/orders/assign.server.ts";
import { type TagOutcome, tagOrder, untagOrder } from "#app/features/selling/orders/tags.server.ts";
import { mostTags } from "#app/features/selling/orders/tags.ts";
import type { Shop } from "#app/platform/env/context.ts";

import type { Route } from "./+types/order-desk";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/orders/${params.id}`);
}

const tagMessages: Record<TagOutcome, StatusMessage> = {
  tagged: { tone: "success", text: "Tag added." },
  "unknown-order": { tone: "error", text: "We can't find this order." },
  "too-many-of-order": { tone: "error", text: `An order has at most ${mostTags.ofOrder} tags. Remove one first.` },
  "too-many-of-shop": { tone: "error", text: `The shop has ${mostTags.ofShop} tags. Use one of them.` },
};

async function changeDesk(
  { db }: Shop,
  order: { orderId: string; actor: string },
  form: z.output<typeof deskForm>,
): Promise<StatusMessage> {
  const now = new Date();
  if (form.intent === "tag") return tagMessages[await tagOrder(db, { ...order, tag: form.tag }, now)];
  if (form.intent === "untag") {
    await untagOrder(db, { ...order, tag: form.tag }, now);
    return { tone: "success", text: "Tag removed." };
  }
  const { assignee, seen } = form;
  const outcome = await assignOrder(db, { ...order, assignee, seen }, now);
  if (outcome.kind === "unknown") return { tone: "error", text: "This person can't be assigned." };
  if (outcome.kind === "taken")
    return {
      tone: "error",
      text: `Not assigned. Someone else just ${outcome.by === null ? "unassigned this order" : `assigned this order to ${outcome.by}`}.`,
    };
  return { tone: "success", text: assignee === null ? "The order is unassigned." : `Assigned to ${assignee}.` };
}

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, deskForm);
  const message: StatusMessage =
    form.kind === "valid"
      ? await changeDesk(shop, { orderId: params.id, actor }, form.data)
      : { tone: "error", text: "A tag has up to 24 letters, digits, spaces and hyphens." };
  return say(`/admin/orders/${params.id}`, message);
}
