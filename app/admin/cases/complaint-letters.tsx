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
          <SelectField label="How we put it right" name="remedy" required defaultValue={chosen}>
            <option value="">Choose</option>
            {complaintRemedies.map((known) => (
              <option key={known} value={known}>
                {`${remedyNames[known]}${known === "replacement" && isSoldOut ? " (sold out)" : ""}`}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label="To the buyer (optional)"
            name="text"
            rows={3}
            defaultValue={typedIn(refused, "accepted", "text")}
            hint="The e-mail says what we do; add what they need to know."
          />
          <Button type="submit" size="small" className="justify-self-start">
            {isPromised(status) ? "Change how" : "Accept and tell the buyer"}
          </Button>
        </CaseForm>
      ) : (
        <p className="text-muted">Match it to its order before you accept it.</p>
      )}
      {!complaintStatusFacts[status].isOpen ? null : (
        <Folded
          title="Reject it"
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
              hint={`The e-mail gives these reasons and names ${bodies.join(" and ")}. A fault that shows within two years counts as there from the start, unless we show that it was not.`}
            />
            <Button type="submit" size="small" look="outline" className="justify-self-start">
              Reject and tell the buyer
            </Button>
          </CaseForm>
        </Folded>
      )}
    </Card>
  );
}

const letters = [
  { intent: "asked", name: "Ask, and wait for the answer" },
  { intent: "answered", name: "Write, and change nothing" },
  { intent: "closed", name: "Close it" },
  { intent: "note", name: "Note for staff only" },
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
              label={intent === "note" ? "Note" : intent === "closed" ? "To the buyer (optional)" : "To the buyer"}
              name="text"
              rows={4}
              required={intent !== "closed"}
              defaultValue={typedIn(refused, intent, "text")}
              hint={hints[intent]}
            />
            {intent === "closed" && isOwed ? (
              <Checkbox name="settled" required label="Nothing more is owed: what we promised is done." />
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
  asked: "They answer by the link in the e-mail, with photos if they like.",
  answered: "The complaint stays as it is, and our answer due when it was.",
  closed: "Without words, no e-mail is sent. A closed complaint stays closed.",
  note: "Not for feelings about people: the buyer may ask for a copy.",
} as const;

const presses = { asked: "Send the question", answered: "Send", closed: "Close", note: "Keep the note" } as const;
