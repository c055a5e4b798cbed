import { redirect } from "react-router";
import { z } from "zod";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { AdminUnsentMail } from "#app/admin/mail/unsent-mail-list.tsx";
import { listDeadLetters, resetDeadLetter } from "#app/features/mail/outbox.server.ts";
import { enqueueMail } from "#app/features/mail/queue-mail.server.ts";
import { requirePermission } from "#app/features/staff/guard.server.ts";
import { shopOf } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { readForm } from "#app/platform/read-form.server.ts";

import type { Route } from "./+types/unsent-mail";

const path = "/admin/unsent-mail";

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "mail:resend");
  return { mails: await listDeadLetters(shopOf(context).db) };
}

const resendForm = z.object({ mailId: z.string().min(1).max(100) });

export async function action({ request, context }: Route.ActionArgs) {
  const { username: actor } = requirePermission(context, "mail:resend");
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: resendForm, limit: "staff" });
  const mailId = form.kind === "valid" ? form.data.mailId : null;
  const isReset = mailId !== null && (await resetDeadLetter(shop.db, { mailId, actor }, new Date()).catch(logged));
  if (isReset) enqueueMail(shop, mailId);
  const message: StatusMessage = isReset
    ? { tone: "success", text: "The e-mail is being sent again." }
    : { tone: "error", text: "Failed to resend: this e-mail is no longer waiting here." };
  return redirect(path, { headers: await setFlash(request, shop, message) });
}

function logged(error: unknown): false {
  logError("An e-mail could not be resent", error);
  return false;
}

export const meta = () => [{ title: "Unsent e-mails | Admin" }, { name: "robots", content: "noindex, nofollow" }];

export default function UnsentMailPage({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="display text-display-sm lg:text-display-md">Unsent e-mails</h1>
      <p className="mt-2 mb-6 max-w-prose text-sm leading-6 text-muted">
        {mails.length === 0
          ? "No e-mails are waiting."
          : "These were tried eight times over a day. Check the address and the reason, then resend. They are deleted after 90 days."}
      </p>
      <AdminUnsentMail mails={mails} action={path} />
    </>
  );
}
