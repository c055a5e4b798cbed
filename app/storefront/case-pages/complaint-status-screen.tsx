import { mostPhotos } from "#app/features/after-sale/cases/schemas.ts";
import { complaintStatusFacts } from "#app/shared/case-statuses.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { BrokenLink, CaseFrame, CaseSection, ReceiptFacts } from "./case-frame.tsx";
import type { ComplaintStatusView, RefusedAnswer } from "./complaint-status.server.ts";
import { PhotoField } from "./photo-field.tsx";

const letterNames: Partial<Record<string, string>> = {
  asked: "We asked",
  "buyer-answered": "You wrote",
  accepted: "We accepted it",
  rejected: "We couldn't accept it",
  "goods-requested": "We asked you to send the item",
  "replacement-sent": "We sent a replacement",
  "money-back": "We refunded you",
  "price-reduced": "We refunded part of the price",
  closed: "Settled",
};

interface Props {
  /** Null for a link that does not work. */
  view: ComplaintStatusView | null;
  address: string;
  answered: RefusedAnswer | undefined;
}

/** A complaint by its link: where it stands, what was told and written, and a form to answer. */
export function ComplaintStatusScreen({ view, address, answered }: Props) {
  if (!view) return <BrokenLink>Open the latest email about your complaint, or contact us.</BrokenLink>;
  return (
    <CaseFrame number={view.id} title="Your complaint" status={view.statusText}>
      <div className="grid gap-10">
        {view.letters.length > 0 ? <Letters letters={view.letters} /> : null}
        {complaintStatusFacts[view.status].isClosed ? (
          <Notice>{`This complaint is settled. If something is wrong again, make a new complaint. ${view.bodies}`}</Notice>
        ) : (
          <AnswerForm view={view} address={address} answered={answered} />
        )}
        <Told view={view} />
      </div>
    </CaseFrame>
  );
}

function Letters({ letters }: { letters: ComplaintStatusView["letters"] }) {
  return (
    <CaseSection id="letters" title="Messages">
      <ol className="mt-4 grid gap-6">
        {letters.map(({ key, type, text, createdAt }) => (
          <li
            key={key}
            className={`border-l-4 pl-5 ${type === "buyer-answered" ? "border-line-strong" : "border-ink"}`}
          >
            <p className="flex flex-wrap justify-between gap-x-6 text-sm">
              <span className="font-semibold">{letterNames[type] ?? "We wrote"}</span>
              <time dateTime={createdAt} className="text-muted tabular-nums">
                {formatDateTime(createdAt)}
              </time>
            </p>
            {text ? <p className="mt-2 leading-7 whitespace-pre-line wrap-anywhere">{text}</p> : null}
          </li>
        ))}
      </ol>
    </CaseSection>
  );
}

function AnswerForm({
  view,
  address,
  answered,
}: {
  view: ComplaintStatusView;
  address: string;
  answered: RefusedAnswer | undefined;
}) {
  return (
    <CaseSection
      id="answer"
      title={complaintStatusFacts[view.status].waitsFor === "buyer" ? "Your reply" : "Add something"}
    >
      {answered ? (
        <Notice tone={answered.error ? "error" : "success"} className="mt-4">
          {answered.error ?? "We have your message and will reply by email."}
        </Notice>
      ) : null}
      {/* A new id empties the form once it was sent. */}
      <form
        key={view.answerId}
        method="post"
        action={address}
        encType="multipart/form-data"
        className="mt-4 grid gap-5"
      >
        <input type="hidden" name="answerId" value={view.answerId} />
        <TextAreaField label="Your message" name="text" required rows={5} defaultValue={answered?.text ?? ""} />
        <PhotoField most={mostPhotos} kept={0} error={undefined} />
        <Button type="submit" className="sm:justify-self-start sm:px-10">
          Send
        </Button>
      </form>
    </CaseSection>
  );
}

function Told({ view }: { view: ComplaintStatusView }) {
  return (
    <CaseSection id="told" title="What you told us">
      {view.items.length > 0 ? (
        <ul className="mt-4">
          {view.items.map((item) => (
            <li key={item} className="leading-7 wrap-anywhere">
              {item}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-4 leading-7 whitespace-pre-line wrap-anywhere">{view.description}</p>
      {view.photos.length > 0 ? (
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {view.photos.map((url, i) => (
            <li key={url}>
              <a href={url}>
                <img
                  src={url}
                  alt={`Your upload ${i + 1}`}
                  className="aspect-square w-full border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <ReceiptFacts facts={view.facts} className="mt-6" />
      <p className="mt-6 text-sm leading-6 text-muted">{view.bodies}</p>
    </CaseSection>
  );
}
