import { webhookEvents } from "#app/features/shop/webhooks/webhook-events.ts";
import {
  newWebhookSchema,
  webhookEventsSchema,
  type WebhookFields,
} from "#app/features/shop/webhooks/webhook-schema.ts";

/** The fields as they were typed. */
export interface WebhookValues {
  url: string;
  events: readonly string[];
}

export type WebhookErrors = Partial<Record<keyof WebhookValues | "form", string>>;

type Fields = Readonly<Record<string, string>>;

const valuesOf = (fields: Fields): WebhookValues => ({
  url: fields.url ?? "",
  events: webhookEvents.filter((event) => fields[event] === "on"),
});

/** Reads a new webhook's form for a shop at `shopOrigin`: each event that is checked is a field of its own. */
export function readNewWebhook(
  fields: Fields,
  shopOrigin: string,
): { values: WebhookValues } & ({ webhook: WebhookFields } | { errors: WebhookErrors }) {
  const values = valuesOf(fields);
  const parsed = newWebhookSchema(shopOrigin).safeParse(values);
  if (parsed.success) return { values, webhook: parsed.data };
  const entries = parsed.error.issues.map(({ path, message }): [string, string] => [String(path[0]), message]);
  return { values, errors: Object.fromEntries(entries.toReversed()) };
}

/** The events that a form chose; null when it chose none. */
export function readEvents(fields: Fields): WebhookFields["events"] | null {
  return webhookEventsSchema.safeParse(valuesOf(fields)).data?.events ?? null;
}
