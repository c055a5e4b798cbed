import { Notice } from "#app/ui/notice.tsx";

import type { MyDataAnswer } from "./answer.server.ts";
import { OpenMatters } from "./open-matters.tsx";

/** What became of a form of the visit. */
export function Said({ answer }: { answer: MyDataAnswer | undefined }) {
  switch (answer?.kind) {
    case "saved":
      return (
        <Notice tone="success">
          {answer.what === "order" ? "The order goes to the corrected address." : "Your details are corrected."}
        </Notice>
      );
    case "too-late":
      return (
        <Notice tone="warning">
          Nothing was changed: it was sent or removed in the meantime. Ask us below if something is still wrong.
        </Notice>
      );
    case "objected":
      return (
        <Notice tone="success">
          Recorded. You get no marketing from us, unless you confirm a new sign-up yourself. E-mails about your orders
          still come.
        </Notice>
      );
    case "requested":
      return <Notice tone="success">Your request {answer.id} is with us. We answer by e-mail within 30 days.</Notice>;
    case "too-many-requests":
      return <Notice tone="error">You have several open requests with us. We answer those first.</Notice>;
    case "too-many":
      return <Notice tone="error">Too many attempts. Please wait a minute and try again.</Notice>;
    case "failed":
      return (
        <Notice tone="error">
          Not everything could be erased just now. Press Erase once more: it goes on where it stopped.
        </Notice>
      );
    case "invalid":
      return <Notice tone="error">Nothing was changed: look at the marked field below.</Notice>;
    case "refused":
      return (
        <Notice tone="warning">
          <p>Nothing was erased, because something is still open:</p>
          <OpenMatters open={answer.open} />
          {answer.requestId ? (
            <p className="mt-2">
              We have noted your wish as request {answer.requestId} and finish it when this has ended, or tell you
              within 30 days why it has to wait.
            </p>
          ) : null}
        </Notice>
      );
    default:
      return null;
  }
}
