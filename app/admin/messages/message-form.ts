import { z } from "zod";

import { adminPath } from "#app/admin/frame/admin-path.ts";
import { replySchema } from "#app/features/people/contact/schemas.ts";
import { messageStatuses } from "#app/shared/states.ts";

/** What the forms of a message send: another status over the one that was seen, or an answer. */
export const messageFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("status"),
    status: z.enum(messageStatuses),
    from: z.enum(messageStatuses),
    /** Sent by forms alone: a choice by script stays where it is. */
    returnTo: adminPath.optional(),
  }),
  z.object({ intent: z.literal("reply"), key: replySchema.shape.key, body: replySchema.shape.body }),
]);
export type MessageForm = z.output<typeof messageFormSchema>;
