import { mostPhotos } from "#app/features/after-sale/cases/schemas.ts";
import { complaintStatusFacts } from "#app/shared/case-statuses.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { BrokenLink, CaseFrame, CaseSection, ReceiptFacts } from "./case-frame.tsx";
import type { ComplaintStatusView, RefusedAnswer } from "./complaint-status.server.ts";
import { complaintStatusTexts, letterNames } from "./complaint-status.texts.ts";
import { complaintTexts } from "./complaint.texts.ts";
import { PhotoField } from "./photo-field.tsx";

interface Props {
  /** Null for a link that does not work. */
  view: ComplaintStatusView | null;
  address: string;
  answered: RefusedAnswer | undefined;
}

/** A complaint by its link: where it stands, what was told and written, and a form to answer. */
export function ComplaintStatusScreen({ view, address, answered }: Props) {
  const texts = complaintStatusTexts();
  if (!view) return <BrokenLink>{texts.broken}</BrokenLink>;
  return (
    <CaseFrame number={view.id} title={texts.title} status={view.statusText}>
      <div className="grid gap-10">
        {view.letters.length > 0 ? <Letters letters={view.letters} /> : null}
        {complaintStatusFacts[view.status].isClosed ? (
          <Notice>{texts.closed(view.bodies)}</Notice>
        ) : (
          <AnswerForm view={view} address={address} answered={answered} />
        )}
        <Told view={view} />
      </div>
    </CaseFrame>
  );
}

function Letters({ letters }: { letters: ComplaintStatusView["letters"] }) {
  const texts = complaintStatusTexts();
  const names: Partial<Record<string, string>> = letterNames();
  return (
    <CaseSection id="letters" title={texts.messages}>
      <ol className="mt-4 grid gap-6">
        {letters.map(({ key, type, text, createdAt }) => (
          <li
            key={key}
            className={`border-l-4 pl-5 ${type === "buyer-answered" ? "border-line-strong" : "border-ink"}`}
          >
            <p className="flex flex-wrap justify-between gap-x-6 text-sm">
              <span className="font-semibold">{names[type] ?? texts.wrote}</span>
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
  const texts = complaintStatusTexts();
  return (
    <CaseSection
      id="answer"
      title={complaintStatusFacts[view.status].waitsFor === "buyer" ? texts.yourReply : texts.addSomething}
    >
      {answered ? (
        <Notice tone={answered.error ? "error" : "success"} className="mt-4">
          {answered.error ?? texts.taken}
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
        <TextAreaField label={texts.yourMessage} name="text" required rows={5} defaultValue={answered?.text ?? ""} />
        <PhotoField most={mostPhotos} kept={0} error={undefined} />
        <Button type="submit" className="sm:justify-self-start sm:px-10">
          {texts.send}
        </Button>
      </form>
    </CaseSection>
  );
}

function Told({ view }: { view: ComplaintStatusView }) {
  return (
    <CaseSection id="told" title={complaintTexts().told}>
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
                  alt={complaintStatusTexts().upload(i + 1)}
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
