import { Notice } from "#app/ui/notice.tsx";

import type { MyDataAnswer } from "./answer.server.ts";
import { myDataAnswerTexts, myDataLinkTexts } from "./my-data.texts.ts";
import { OpenMatters } from "./open-matters.tsx";

/** What is said to each kind of answer, where that is all. */
export type Answers = Partial<Record<MyDataAnswer["kind"], { tone: "success" | "warning" | "error"; text: string }>>;

/** What became of a form of the visit. */
export function FormResult({ answer }: { answer: MyDataAnswer | undefined }) {
  const texts = myDataAnswerTexts();
  if (answer?.kind === "saved")
    return <Notice tone="success">{answer.what === "order" ? texts.savedOrder : texts.savedCustomer}</Notice>;
  if (answer?.kind === "requested") return <Notice tone="success">{texts.requested(answer.id)}</Notice>;
  if (answer?.kind === "refused") return <Refused {...answer} />;
  const answers: Answers = {
    "too-late": { tone: "warning", text: texts.tooLate },
    objected: { tone: "success", text: texts.objected },
    "too-many-requests": { tone: "error", text: texts.tooManyRequests },
    "too-many": { tone: "error", text: myDataLinkTexts().tooMany },
    failed: { tone: "error", text: texts.failed },
    invalid: { tone: "error", text: texts.invalid },
  };
  const said = answer && answers[answer.kind];
  return said ? <Notice tone={said.tone}>{said.text}</Notice> : null;
}

function Refused({ open, requestId }: Extract<MyDataAnswer, { kind: "refused" }>) {
  const texts = myDataAnswerTexts();
  return (
    <Notice tone="warning">
      <p>{texts.refused}</p>
      <OpenMatters open={open} />
      {requestId ? <p className="mt-2">{texts.requestNumber(requestId)}</p> : null}
    </Notice>
  );
}
