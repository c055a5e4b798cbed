import { redirect } from "react-router";
import { z } from "zod";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { listAddress, parseListView } from "#app/admin/frame/list-address.ts";
import { readListView } from "#app/admin/frame/list-view.server.ts";
import { resentMessage } from "#app/admin/mail/resent-message.ts";
import { UnsentMailScreen } from "#app/admin/mail/unsent-mail-screen.tsx";
import { chosenMails, unsentMailShape } from "#app/admin/mail/unsent-mail-view.ts";
import { mailProvider } from "#app/features/shop/mail/choose-provider.server.ts";
import { listUnsentMail, readMailHealth } from "#app/features/shop/mail/list-unsent.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { resendUnsent } from "#app/features/shop/mail/resend-unsent.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/unsent-mail";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const view = await readListView({ request, context, url }, unsentMailShape);
  const [page, health] = await Promise.all([listUnsentMail(db, view), readMailHealth(db)]);
  const { name: provider } = mailProvider(env);
  const tellsDelivery = provider === "resend" && env.RESEND_WEBHOOK_SECRET !== undefined;
  return { view, page, health, provider, tellsDelivery, press: newId() };
}

const resendForm = z.object({
  press: z.string().regex(/^[0-9a-z]{24}$/),
  /** The one whose button was pressed; else the chosen ones are meant. */
  mailId: z.string().min(1).max(100).optional(),
});

export async function action({ request, context, url }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: resendForm, limit: "staff" });
  const { press = "", mailId } = form.kind === "valid" ? form.data : {};
  const mailIds = form.kind !== "valid" ? [] : mailId === undefined ? chosenMails(form.fields) : [mailId];
  const resent = await resendUnsent(shop.db, { mailIds, press, actor }, new Date());
  enqueueMail(shop, ...resent.queued);
  const message =
    mailIds.length === 0 ? ({ tone: "error", text: "Choose at least one e-mail." } as const) : resentMessage(resent);
  const view = parseListView(url, unsentMailShape);
  return redirect(listAddress(unsentMailShape, view, view.paging), { headers: await setFlash(request, shop, message) });
}

export const meta = () => [{ title: "Unsent e-mails | Admin" }];

export default function UnsentMailPage({ loaderData }: Route.ComponentProps) {
  return <UnsentMailScreen {...loaderData} />;
}
