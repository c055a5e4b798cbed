import { Notice } from "#app/ui/notice.tsx";

import type { MyDataAnswer } from "./answer.server.ts";
import { OpenMatters } from "./open-matters.tsx";

const texts: Partial<Record<MyDataAnswer["kind"], { tone: "success" | "warning" | "error"; text: string }>> = {
  "too-late": {
    tone: "warning",
    text: "Nothing was changed: it was sent or removed in the meantime. Ask us below if something is still wrong.",
  },
  objected: {
    tone: "success",
    text: "Recorded. You get no marketing from us, unless you confirm a new sign-up yourself. E-mails about your orders still come.",
  },
  "too-many-requests": {
    tone: "error",
    text: "You have several open requests with us. We answer those first.",
  },
  "too-many": { tone: "error", text: "Too many attempts. Please wait a minute and try again." },
  failed: {
    tone: "error",
    text: "Not everything could be erased just now. Press Erase once more: it goes on where it stopped.",
  },
  invalid: { tone: "error", text: "Nothing was changed: look at the marked field below." },
};

/** What became of a form of the visit. */
export function FormResult({ answer }: { answer: MyDataAnswer | undefined }) {
  if (answer?.kind === "saved")
    return (
      <Notice tone="success">
        {answer.what === "order" ? "The order goes to the corrected address." : "Your details are corrected."}
      </Notice>
    );
  if (answer?.kind === "requested")
    return <Notice tone="success">Your request {answer.id} is with us. We answer by e-mail within 30 days.</Notice>;
  if (answer?.kind === "refused") return <Refused {...answer} />;
  const said = answer && texts[answer.kind];
  return said ? <Notice tone={said.tone}>{said.text}</Notice> : null;
}

function Refused({ open, requestId }: Extract<MyDataAnswer, { kind: "refused" }>) {
  return (
    <Notice tone="warning">
      <p>Nothing was erased, because something is still open:</p>
      <OpenMatters open={open} />
      {requestId ? (
        <p className="mt-2">
          We have noted your wish as request {requestId} and finish it when this has ended, or tell you within 30 days
          why it has to wait.
        </p>
      ) : null}
    </Notice>
  );
}
