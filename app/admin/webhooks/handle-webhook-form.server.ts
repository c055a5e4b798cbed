import { type ActionFunctionArgs, data } from "react-router";
import * as z from "zod/mini";

import { readStaffForm, type StaffForm } from "#app/admin/frame/staff-form.server.ts";
import {
  pause,
  removeWebhook,
  resume,
  rotateSecret,
  setEvents,
} from "#app/features/shop/webhooks/change-webhook.server.ts";
import { createWebhook, type CreateWebhookOutcome } from "#app/features/shop/webhooks/create-webhook.server.ts";
import { enqueueDue } from "#app/features/shop/webhooks/queue-deliveries.server.ts";
import { replay, type ReplayOutcome, sendTest } from "#app/features/shop/webhooks/replay.server.ts";

import { readEvents, readNewWebhook, type WebhookErrors, type WebhookValues } from "./webhook-form.ts";

const webhookForms = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["create", "events", "pause", "resume", "test", "delete"]) }),
  z.object({ intent: z.literal("rotate"), seenUntil: z.string().check(z.maxLength(40)) }),
  z.object({ intent: z.literal("replay"), deliveryId: z.string().check(z.maxLength(100)) }),
]);

/** What the page shows of a form that did not redirect. */
interface Answer {
  created: { id: string; secret: string } | null;
  errors: WebhookErrors;
  values: WebhookValues | null;
}

const notCreated: Record<Exclude<CreateWebhookOutcome["kind"], "created">, WebhookErrors> = {
  "address-taken": { url: "Another webhook has this address. Change its events instead." },
  "too-many": { form: "You have 20 webhooks, the most there can be. Delete one first." },
  denied: { form: "Not created: you're no longer an owner." },
};
const unchanged = "Nothing changed. Someone may have changed this webhook first, or you're no longer an owner.";
const told: Record<ReplayOutcome, { tone: "success" | "error"; text: string }> = {
  delivered: { tone: "success", text: "Delivered." },
  failed: { tone: "error", text: "Not delivered. The list says what it answered." },
  busy: { tone: "error", text: "It's being sent right now. Reload to see how it went." },
  waits: { tone: "error", text: "It waits for an earlier one about the same object, or the webhook is paused." },
  gone: { tone: "error", text: "This delivery no longer exists." },
};

/** What staff do with a webhook. A secret is in this answer and nowhere else, so making one does not redirect. */
export async function handleWebhookForm({ params, ...args }: ActionFunctionArgs, now: Date) {
  const sent = await readStaffForm(args, webhookForms);
  const { form, fields, shop, actor, say } = sent;
  const id = params.id ?? "";
  if (form.kind !== "valid") return refuse({ form: "That did not work. Wait a minute and try again." }, form.status);
  if (form.data.intent === "create") return create(sent, now);
  const change = { id, actor, now };
  const here = `/admin/webhooks/${id}`;
  switch (form.data.intent) {
    case "test":
      return say(here, told[await sendTest(shop, { webhookId: id, actor })]);
    case "replay":
      return say(here, told[await replay(shop, { deliveryId: form.data.deliveryId, webhookId: id, actor })]);
    case "rotate": {
      const secret = await rotateSecret(shop, { ...change, seenUntil: form.data.seenUntil || null });
      return secret ? shown({ created: { id, secret } }) : refuse({ form: unchanged }, 409);
    }
    case "delete":
      return say("/admin/keys", (await removeWebhook(shop.db, change)) ? done("Webhook deleted.") : failed);
    case "events": {
      const events = readEvents(fields);
      if (!events) return refuse({ events: "Choose at least one event." }, 400);
      return say(here, (await setEvents(shop.db, events, change)) ? done("Events saved.") : failed);
    }
    case "pause":
      return say(here, (await pause(shop.db, change)) ? done("Webhook paused.") : failed);
    case "resume": {
      const isActive = await resume(shop.db, change);
      if (isActive) shop.waitUntil(enqueueDue(shop, now).catch(() => {}));
      return say(here, isActive ? done("Webhook is on.") : failed);
    }
  }
}

const done = (text: string) => ({ tone: "success", text }) as const;
const failed = { tone: "error", text: unchanged } as const;

const shown = (answer: Partial<Answer>, status = 200) =>
  data<Answer>({ created: null, errors: {}, values: null, ...answer }, status);
const refuse = (errors: WebhookErrors, status: number, values: WebhookValues | null = null) =>
  shown({ errors, values }, status);

async function create({ fields, shop, actor }: StaffForm, now: Date) {
  const read = readNewWebhook(fields, shop.env.PUBLIC_ORIGIN);
  if ("errors" in read) return refuse(read.errors, 400, read.values);
  const outcome = await createWebhook(shop, read.webhook, { actor, now });
  if (outcome.kind !== "created") return refuse(notCreated[outcome.kind], 409, read.values);
  return shown({ created: outcome, values: read.values });
}
