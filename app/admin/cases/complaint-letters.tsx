import type { ComplaintStaffPage } from "#app/features/after-sale/cases/read-complaint-page.server.ts";
import { complaintBodiesIn } from "#app/features/shop/content/complaint-bodies.ts";
import { complaintStatusFacts, isPromised } from "#app/shared/case-statuses.ts";
import { complaintRemedies } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checkbox, SelectField, TextAreaField } from "#app/ui/field.tsx";

import { CaseForm, Folded, type RefusedForm, typedIn } from "./case-frame.tsx";
import { remedyNames } from "./case-names.ts";

/** Ids for the forms of a complaint's page: each form that is pressed twice is done once. */
export interface FormIds {
  step: string;
  goods: string;
  money: string;
  price: string;
  parcel: string;
}

interface Props {
  page: ComplaintStaffPage;
  ids: FormIds;
  refused: RefusedForm | null;
}

/** Accepts a complaint, or rejects it with its reasons. */
export function DecideCard({ page: { complaint, seen, choices }, ids, refused }: Props) {
  const { status, order, remedy, wish } = complaint;
  const hidden = { stepId: ids.step, seen };
  const isSoldOut = complaint.lines.length > 0 && choices.every(({ left }) => left === 0);
  const chosen = typedIn(refused, "accepted", "remedy") || remedy || (wish === "suggest" ? "" : wish);
  const bodies = complaintBodiesIn(order?.country ?? "").map(({ name }) => name);
  return (
    <Card title="Decide" className="text-sm leading-6">
      {order ? (
        <CaseForm intent="accepted" hidden={hidden}>
          <SelectField label="Remedy" name="remedy" required defaultValue={chosen}>
            <option value="">Choose</option>
            {complaintRemedies.map((known) => (
              <option key={known} value={known}>
                {`${remedyNames[known]}${known === "replacement" && isSoldOut ? " (sold out)" : ""}`}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label="Message to the customer (optional)"
            name="text"
            rows={3}
            defaultValue={typedIn(refused, "accepted", "text")}
            hint="We email the remedy. Add anything they need to know."
          />
          <Button type="submit" size="small" className="justify-self-start">
            {isPromised(status) ? "Change how" : "Accept and email customer"}
          </Button>
        </CaseForm>
      ) : (
        <p className="text-muted">Match it to an order before you accept.</p>
      )}
      {!complaintStatusFacts[status].isOpen ? null : (
        <Folded
          title="Reject"
          className="mt-5 border-t border-line pt-4"
          open={refused?.fields["intent"] === "rejected"}
        >
          <CaseForm intent="rejected" hidden={hidden}>
            <TextAreaField
              label="Reasons"
              name="text"
              required
              rows={5}
              defaultValue={typedIn(refused, "rejected", "text")}
              hint={`We email these reasons and refer them to ${bodies.join(" and ")}. By law, a fault within two years counts as original unless we prove otherwise.`}
            />
            <Button type="submit" size="small" look="outline" className="justify-self-start">
              Reject and email customer
            </Button>
          </CaseForm>
        </Folded>
      )}
    </Card>
  );
}

const letters = [
  { intent: "asked", name: "Ask and wait for a reply" },
  { intent: "answered", name: "Write without changing the status" },
  { intent: "closed", name: "Close" },
  { intent: "note", name: "Internal note" },
] as const;

/** Writes to the buyer, closes the complaint, or keeps a note. */
export function LetterCard({ page: { complaint, seen, isOwed }, ids, refused }: Props) {
  const { isClosed, isOpen } = complaintStatusFacts[complaint.status];
  const open = letters.filter(({ intent }) => (isClosed ? intent === "note" : isOpen || intent !== "asked"));
  return (
    <Card title={isClosed ? "Notes" : "Write or close"} className="text-sm leading-6">
      {open.map(({ intent, name }) => (
        <Folded
          key={intent}
          title={name}
          className="border-b border-line py-1 last:border-b-0"
          open={refused?.fields["intent"] === intent || isClosed}
        >
          <CaseForm intent={intent} hidden={{ stepId: ids.step, seen }}>
            <TextAreaField
              label={
                intent === "note"
                  ? "Note"
                  : intent === "closed"
                    ? "Message to the customer (optional)"
                    : "Message to the customer"
              }
              name="text"
              rows={4}
              required={intent !== "closed"}
              defaultValue={typedIn(refused, intent, "text")}
              hint={hints[intent]}
            />
            {intent === "closed" && isOwed ? (
              <Checkbox name="settled" required label="We've done everything we promised." />
            ) : null}
            <Button type="submit" size="small" look="outline" className="justify-self-start">
              {presses[intent]}
            </Button>
          </CaseForm>
        </Folded>
      ))}
    </Card>
  );
}

const hints = {
  asked: "They reply through the link in the email, with photos if they like.",
  answered: "The status and due date stay the same.",
  closed: "Leave blank to send no email. You can't reopen a closed complaint.",
  note: "Keep it factual: the customer may ask for a copy.",
} as const;

const presses = { asked: "Send question", answered: "Send", closed: "Close", note: "Save note" } as const;
