import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import type { ResentMail } from "#app/features/shop/mail/resend-unsent.server.ts";

/** What sending e-mails again led to, for the person who did it. */
export function resentMessage({ queued, keptBack }: ResentMail): StatusMessage {
  const kept = keptBack > 0 ? ` ${emails(keptBack)} kept back: allow the address first, on the e-mail's page.` : "";
  if (queued.length > 0) {
    const sent =
      queued.length === 1 ? "The e-mail is being sent again." : `${emails(queued.length)} are being sent again.`;
    return { tone: "success", text: `${sent}${kept}` };
  }
  if (keptBack > 0) return { tone: "error", text: `Not sent:${kept}` };
  return { tone: "error", text: "Failed to resend: this e-mail is no longer waiting here." };
}

const emails = (count: number) => (count === 1 ? "1 e-mail" : `${count} e-mails`);
