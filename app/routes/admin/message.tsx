import { data, isRouteErrorResponse } from "react-router";
import { z } from "zod";

import { adminPath } from "#app/admin/frame/admin-path.ts";
import { readStaffForm, type StaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { MessageScreen } from "#app/admin/messages/message-screen.tsx";
import { readThread } from "#app/features/people/contact/read-message.server.ts";
import { replyToMessage } from "#app/features/people/contact/reply.server.ts";
import { replySchema } from "#app/features/people/contact/schemas.ts";
import { setMessageStatus, type StatusResult } from "#app/features/people/contact/set-message-status.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { newId } from "#app/shared/ids.ts";
import { messageStatuses } from "#app/shared/states.ts";

import type { Route } from "./+types/message";

/** What the forms of a message send: another status over the one that was seen, or an answer. */
const messageFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("status"),
    status: z.enum(messageStatuses),
    from: z.enum(messageStatuses),
    /** Sent by forms alone: a choice by script stays where it is. */
    returnTo: adminPath.optional(),
  }),
  z.object({ intent: z.literal("reply"), key: replySchema.shape.key, body: replySchema.shape.body }),
]);
type MessageForm = z.output<typeof messageFormSchema>;

const failed = "Failed to update message status";

/** The message for staff and the HTTP status of each outcome of a status change (specification, section 8). */
const statusOutcomes: Record<StatusResult | "invalid" | "failed", { message: StatusMessage; httpStatus: number }> = {
  changed: { message: { tone: "success", text: "Message status updated successfully!" }, httpStatus: 200 },
  "changed-since": {
    message: { tone: "error", text: `${failed}: someone else changed it. Reload the page.` },
    httpStatus: 409,
  },
  gone: { message: { tone: "error", text: `${failed}: it no longer exists.` }, httpStatus: 404 },
  invalid: { message: { tone: "error", text: failed }, httpStatus: 400 },
  failed: { message: { tone: "error", text: failed }, httpStatus: 503 },
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const thread = await readThread(shopOf(context).db, params.id);
  if (!thread) throw data(null, { status: 404 });
  return { ...thread, replyKey: newId(), mayWrite: isAllowed(role, "messages:write") };
}

interface Sent<Intent extends MessageForm["intent"]> extends Pick<StaffForm, "shop" | "actor" | "say"> {
  id: string;
  form: Extract<MessageForm, { intent: Intent }>;
}

export async function action({ params, ...args }: Route.ActionArgs) {
  const { form: sent, fields, ...staff } = await readStaffForm(args, messageFormSchema);
  if (sent.kind === "valid") {
    const { data: form } = sent;
    const rest = { ...staff, id: params.id };
    return form.intent === "status" ? changeStatus({ ...rest, form }) : reply({ ...rest, form });
  }
  if (fields["intent"] !== "reply") return data(statusOutcomes.invalid.message, sent.status);
  return data(notSent(fields["body"] ?? "", "Enter a reply of up to 5,000 characters."), sent.status);
}

async function changeStatus({ shop, actor, say, id, form }: Sent<"status">) {
  const change = { id, from: form.from, to: form.status, actor };
  const outcome = await setMessageStatus(shop.db, change, new Date()).catch(logged);
  const { message, httpStatus } = statusOutcomes[outcome];
  return form.returnTo ? say(form.returnTo, message) : data(message, httpStatus);
}

async function reply({ shop, actor, say, id, form: { key, body } }: Sent<"reply">) {
  const result = await replyToMessage(shop.db, { messageId: id, key, body, actor }, new Date());
  if (result.kind === "gone") throw data(null, { status: 404 });
  if (result.kind === "key-reused")
    return data(notSent(body, "Someone else just replied. Read their reply above, then send yours again."), 409);
  enqueueMail(shop, result.outboxId);
  return say(`/admin/messages/${id}`, { tone: "success", text: "Reply sent." });
}

const notSent = (body: string, error: string) => ({ body, error });

function logged(error: unknown): "failed" {
  logError("A message's status could not be changed", error);
  return "failed";
}

/** Turns a lost connection into a message instead of an error screen. Rethrows the server's own error responses. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const { message, httpStatus } = statusOutcomes.failed;
    return data(message, httpStatus);
  }
}

export const meta: Route.MetaFunction = () => [{ title: "Message | Admin" }];

export default function MessageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && "error" in actionData ? actionData : undefined;
  return <MessageScreen {...loaderData} answer={answer} />;
}
