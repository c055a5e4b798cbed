import { data } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { MailScreen } from "#app/admin/mail/mail-screen.tsx";
import { resentMessage } from "#app/admin/mail/resent-message.ts";
import { liftSuppression } from "#app/features/shop/mail/lift-suppression.server.ts";
import { readMail } from "#app/features/shop/mail/list-unsent.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { resendUnsent } from "#app/features/shop/mail/resend-unsent.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";
import { liftReasons } from "#app/shared/states.ts";

import type { Route } from "./+types/mail";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readMail(shopOf(context).db, params.id);
  if (!found) throw data(null, { status: 404 });
  return { ...found, press: newId() };
}

const form = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("resend"), press: z.string().regex(/^[0-9a-z]{24}$/) }),
  z.object({ intent: z.literal("lift"), suppressionId: z.string().max(100), reason: z.enum(liftReasons) }),
]);

export async function action({ params, ...args }: Route.ActionArgs) {
  const { form: sent, shop, actor, say } = await readStaffForm(args, form);
  let message: StatusMessage = { tone: "error", text: "Choose a reason." };
  if (sent.kind === "valid" && sent.data.intent === "resend") {
    const resent = await resendUnsent(shop.db, { mailIds: [params.id], press: sent.data.press, actor }, new Date());
    enqueueMail(shop, ...resent.queued);
    message = resentMessage(resent);
  }
  if (sent.kind === "valid" && sent.data.intent === "lift") {
    const { suppressionId: id, reason } = sent.data;
    const isLifted = await liftSuppression(shop.db, { id, reason, actor }, new Date());
    message = isLifted
      ? { tone: "success", text: "Address allowed. We'll send to it again." }
      : { tone: "error", text: "This address is already allowed." };
  }
  return say(`/admin/unsent-mail/${encodeURIComponent(params.id)}`, message);
}

export const meta = () => [{ title: "Email | Admin" }];

export default function MailPage({ loaderData }: Route.ComponentProps) {
  return <MailScreen {...loaderData} />;
}
