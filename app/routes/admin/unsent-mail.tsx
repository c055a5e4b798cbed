import { z } from "zod";

import { DateTime } from "#app/admin/frame/date-time.tsx";
import { listAddress, sameList } from "#app/admin/frame/list-address.ts";
import { ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { chosenMails } from "#app/admin/mail/chosen-mails.ts";
import { resentMessage } from "#app/admin/mail/resent-message.ts";
import { ResendForm, isResendable, unsentMailList as list } from "#app/admin/mail/unsent-mail-list.tsx";
import { mailProvider } from "#app/features/shop/mail/choose-provider.server.ts";
import { listUnsentMail, readMailHealth } from "#app/features/shop/mail/list-unsent.server.ts";
import { mailProviderNames, type MailProviderName } from "#app/features/shop/mail/provider-names.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { resendUnsent } from "#app/features/shop/mail/resend-unsent.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/unsent-mail";

interface Props {
  provider: MailProviderName;
  /** Whether the provider tells the shop what becomes of its emails. */
  tellsDelivery: boolean;
  health: { sentAt: string | null; deliveredAt: string | null };
}

/** Who sends the shop's emails, and when it last worked. */
function ProviderNote({ provider, tellsDelivery, health: { sentAt, deliveredAt } }: Props) {
  return (
    <p className="mt-2 max-w-prose text-sm leading-6 text-muted">
      Sent via <strong className="font-medium text-ink">{mailProviderNames[provider]}</strong>.{" "}
      {sentAt ? <>Last sent: {time(sentAt)}. </> : "Nothing sent yet. "}
      {deliveredAt && tellsDelivery ? <>Last delivered: {time(deliveredAt)}. </> : null}
      {tellsDelivery ? null : silence[provider]}
    </p>
  );
}

/** Why nothing is heard of emails once they are sent. */
const silence: Record<MailProviderName, string> = {
  cloudflare: "Bounced addresses are suppressed. Deliveries aren't reported.",
  resend: "Set RESEND_WEBHOOK_SECRET to see which emails arrive.",
};

function time(iso: string) {
  return <DateTime at={iso} whole />;
}

export { list };

export async function loader(args: Route.LoaderArgs) {
  const { db, env } = shopOf(args.context);
  const [shown, health] = await Promise.all([readList(args, list, listUnsentMail), readMailHealth(db)]);
  const { name: provider } = mailProvider(env);
  const tellsDelivery = provider === "resend" && env.RESEND_WEBHOOK_SECRET !== undefined;
  return { shown, provider: { health, provider, tellsDelivery }, press: newId() };
}

const resendForm = z.object({
  press: z.string().regex(/^[0-9a-z]{24}$/),
  /** The one whose button was pressed; else the chosen ones are meant. */
  mailId: z.string().min(1).max(100).optional(),
});

export async function action({ url, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, resendForm);
  const { press = "", mailId } = form.kind === "valid" ? form.data : {};
  const mailIds = form.kind !== "valid" ? [] : mailId === undefined ? chosenMails(form.fields) : [mailId];
  const resent = await resendUnsent(shop.db, { mailIds, press, actor }, new Date());
  enqueueMail(shop, ...resent.queued);
  const message =
    mailIds.length === 0 ? ({ tone: "error", text: "Choose at least one email." } as const) : resentMessage(resent);
  return say(sameList(url, list), message);
}

export const meta = () => [{ title: "Unsent emails | Admin" }];

export default function UnsentMail({ loaderData: { shown, provider, press } }: Route.ComponentProps) {
  const { view, page } = shown;
  const intro = (
    <>
      <ProviderNote {...provider} />
      <p className="mt-2 max-w-prose text-sm leading-6 text-muted">
        We try eight times over a day, and delete emails after 90 days.
      </p>
    </>
  );
  const form = page.rows.some(isResendable) ? (
    <ResendForm press={press} action={listAddress(list, view, view.paging)} />
  ) : null;
  return <ListScreen list={list} {...shown} intro={intro} above={form} />;
}
