import { Notice } from "#app/ui/notice.tsx";

import type { MyDataAnswer } from "./answer.server.ts";
import { OpenMatters } from "./open-matters.tsx";

const texts: Partial<Record<MyDataAnswer["kind"], { tone: "success" | "warning" | "error"; text: string }>> = {
  "too-late": {
    tone: "warning",
    text: "Nothing was changed: it has already shipped or been removed. Ask us below if something is still wrong.",
  },
  objected: {
    tone: "success",
    text: "Done. We won't send you marketing unless you sign up again. You'll still get emails about your orders.",
  },
  "too-many-requests": {
    tone: "error",
    text: "You have several open requests. We'll reply to those first.",
  },
  "too-many": { tone: "error", text: "Too many attempts. Please wait a minute and try again." },
  failed: {
    tone: "error",
    text: "We couldn't delete everything. Press Delete again to continue.",
  },
  invalid: { tone: "error", text: "Nothing was changed. Check the marked field below." },
};

/** What became of a form of the visit. */
export function FormResult({ answer }: { answer: MyDataAnswer | undefined }) {
  if (answer?.kind === "saved")
    return (
      <Notice tone="success">
        {answer.what === "order" ? "We'll send the order to your new address." : "Your details are updated."}
      </Notice>
    );
  if (answer?.kind === "requested")
    return <Notice tone="success">We have your request {answer.id}. We'll reply by email within 30 days.</Notice>;
  if (answer?.kind === "refused") return <Refused {...answer} />;
  const said = answer && texts[answer.kind];
  return said ? <Notice tone={said.tone}>{said.text}</Notice> : null;
}

function Refused({ open, requestId }: Extract<MyDataAnswer, { kind: "refused" }>) {
  return (
    <Notice tone="warning">
      <p>We haven't deleted anything yet, because something is still open:</p>
      <OpenMatters open={open} />
      {requestId ? (
        <p className="mt-2">
          Your request number is {requestId}. We'll delete your data once this is finished, or tell you within 30 days
          why it has to wait.
        </p>
      ) : null}
    </Notice>
  );
}
