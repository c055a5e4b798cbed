import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import type { ResentMail } from "#app/features/shop/mail/resend-unsent.server.ts";

/** What sending emails again led to, for the person who did it. */
export function resentMessage({ queued, keptBack }: ResentMail): StatusMessage {
  const kept = keptBack > 0 ? ` ${emails(keptBack)} suppressed. Open the email to allow its address.` : "";
  if (queued.length > 0) {
    const sent = queued.length === 1 ? "Resending the email." : `Resending ${emails(queued.length)}.`;
    return { tone: "success", text: `${sent}${kept}` };
  }
  if (keptBack > 0) return { tone: "error", text: `Not sent:${kept}` };
  return { tone: "error", text: "Not resent: this email is no longer in the list." };
}

const emails = (count: number) => (count === 1 ? "1 email" : `${count} emails`);
