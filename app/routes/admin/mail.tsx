import { data, redirect } from "react-router";
import { z } from "zod";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { MailScreen } from "#app/admin/mail/mail-screen.tsx";
import { resentMessage } from "#app/admin/mail/resent-message.ts";
import { liftSuppression } from "#app/features/shop/mail/lift-suppression.server.ts";
import { readMail } from "#app/features/shop/mail/list-unsent.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { resendUnsent } from "#app/features/shop/mail/resend-unsent.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
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

export async function action({ request, params, context }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const sent = await readForm(request, shop, { schema: form, limit: "staff" });
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
      ? { tone: "success", text: "The shop writes to this address again." }
      : { tone: "error", text: "This address is allowed already." };
  }
  return redirect(`/admin/unsent-mail/${encodeURIComponent(params.id)}`, {
    headers: await setFlash(request, shop, message),
  });
}

export const meta = () => [{ title: "E-mail | Admin" }];

export default function MailPage({ loaderData }: Route.ComponentProps) {
  return <MailScreen {...loaderData} />;
}
