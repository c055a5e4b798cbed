import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import type { MessageFilter, MessageSort } from "#app/features/people/contact/list-messages.server.ts";
import { contactSubjects } from "#app/features/people/contact/subjects.ts";
import { type MessageStatus, messageStatuses } from "#app/shared/states.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** The URL of the Contact tab. */
export const messagesShape = {
  path: "/admin?tab=contact",
  sorts: ["newest", "oldest"],
  filters: { status: messageStatuses, subject: contactSubjects.map(({ id }) => id) },
} as const satisfies ListShape<MessageSort, MessageFilter>;
export type MessagesView = ListView<MessageSort, MessageFilter>;

export const messageSortNames = { newest: "Newest first", oldest: "Oldest first" } as const;
export const messageFilterNames = {
  status: { label: "Status" },
  subject: { label: "Subject", values: Object.fromEntries(contactSubjects.map(({ id, label }) => [id, label])) },
} as const;

export const messageTones: Record<MessageStatus, BadgeTone> = { new: "warning", read: "neutral", replied: "success" };
