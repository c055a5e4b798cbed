import { z } from "zod";

import { columnSchemas } from "#app/db/column-schemas.server.ts";
import { findSubscriber, subscriberColumns } from "#app/features/people/newsletter/find-subscriber.server.ts";
import { listSubscribers } from "#app/features/people/newsletter/list-subscribers.server.ts";
import { endSubscription, removeSubscriber } from "#app/features/people/newsletter/staff-commands.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { createCommand, type DatabaseCommand } from "../create-route.ts";
import { actorOf } from "../principal.ts";
import { refusal, refuse } from "../refusals.ts";
import { keyOrList, keyOrListMessage, nextField, nextOf, pageFields, pagingOf, searchField } from "./list-input.ts";
import { emailFields, recordFilter, verified, verifyByEmailSchema } from "./record-input.ts";

const record = z.object(columnSchemas(subscriberColumns));
const records = z.object({ data: z.array(record) });
const unknownSubscriber = refusal(404, "unknown-subscriber", "There is no such subscriber");
/** Staff end subscriptions; to begin one takes the subscriber's own consent. */
const ended = z.literal(false, "Only false: a subscription begins with the subscriber's own consent");

const readSubscribers = createCommand(
  {
    collection: "newsletter_subscribers",
    command: "--read",
    summary: "Answers one subscriber by id or e-mail address, or a page of them, newest first.",
    limit: "staff",
    input: z.strictObject({
      filter: z
        .strictObject({ ...emailFields, subscribed: z.boolean().optional() })
        .refine(keyOrList, keyOrListMessage)
        .default({}),
      search: searchField,
      ...pageFields,
    }),
    example: { filter: { subscribed: true }, limit: 20 },
    responses: { 200: records.extend(nextField) },
  },
  async ({ filter, search, ...page }, { shop }) => {
    const { _id, id = _id, email, subscribed } = filter;
    if (id !== undefined || email !== undefined) {
      const found = await findSubscriber(shop.db, email === undefined ? { id: id ?? "" } : { email });
      return { status: 200, body: { data: found ? [found] : [], next: null } };
    }
    const filters = subscribed === undefined ? {} : { state: subscribed ? ("active" as const) : ("inactive" as const) };
    const found = await listSubscribers(shop.db, { search, sort: "newest", filters, paging: pagingOf(page) });
    return { status: 200, body: { data: found.rows, ...nextOf(found) } };
  },
);

const verifySubscriber = createCommand(
  {
    collection: "newsletter_subscribers",
    command: "--verify",
    summary: "Answers whether an address or id is in the newsletter's list, those who left included.",
    limit: "staff",
    input: verifyByEmailSchema,
    example: { filter: { email: "asa.oberg@mail.example" } },
    responses: { 200: verified },
  },
  async ({ filter }, { shop }) => {
    const found = await findSubscriber(shop.db, filter);
    return { status: 200, body: { data: [{ exists: found !== undefined }] } };
  },
);

const shared = {
  collection: "newsletter_subscribers",
  limit: "staff",
  responses: { 200: records },
  refusals: [unknownSubscriber],
} as const;

const updateSubscriber = createCommand(
  {
    ...shared,
    command: "--update",
    summary: "Ends a subscription for its subscriber. Staff begin none: that takes the subscriber's own consent.",
    input: z.strictObject({ filter: idOnly(), update: z.strictObject({ subscribed: ended }) }),
    example: { filter: { id: "sub_1" }, update: { subscribed: false } },
  },
  async ({ filter }, { shop, principal }) => end(shop, filter.id, await actorOf(principal)),
);

const updateSubscriberField = createCommand(
  {
    ...shared,
    command: "--update-field",
    summary: "Ends a subscription, as --update does.",
    input: z.strictObject({ filter: idOnly(), field: z.literal("subscribed"), value: ended }),
    example: { filter: { id: "sub_1" }, field: "subscribed", value: false },
  },
  async ({ filter }, { shop, principal }) => end(shop, filter.id, await actorOf(principal)),
);

const deleteSubscriber = createCommand(
  {
    ...shared,
    command: "--delete",
    summary:
      "Removes an address from the newsletter wholly, on its owner's request: subscription, requests and e-mails.",
    input: z.strictObject({ filter: idOnly() }),
    example: { filter: { id: "sub_1" } },
  },
  async ({ filter }, { shop, principal }) => {
    const removed = await removeSubscriber(shop.db, { id: filter.id, actor: await actorOf(principal) }, new Date());
    return removed ? { status: 200, body: { data: [] } } : refuse(unknownSubscriber);
  },
);

/** A subscriber has no versions: to end a subscription twice is to end it once. */
function idOnly() {
  return recordFilter.refine(({ updatedAt }) => updatedAt === null, "A subscriber has no updatedAt");
}

async function end({ db }: Shop, id: string, actor: string) {
  await endSubscription(db, { id, actor }, new Date());
  const subscriber = await findSubscriber(db, { id });
  return subscriber ? { status: 200 as const, body: { data: [subscriber] } } : refuse(unknownSubscriber);
}

export const subscriberCommands: readonly DatabaseCommand[] = [
  readSubscribers,
  verifySubscriber,
  updateSubscriber,
  updateSubscriberField,
  deleteSubscriber,
];
