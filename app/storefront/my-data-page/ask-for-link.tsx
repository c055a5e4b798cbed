import { linkMinutes } from "#app/features/after-sale/my-data/visit-cookie.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { MyDataAnswer } from "./answer.server.ts";
import type { Answers } from "./form-result.tsx";
import { myDataLinkTexts } from "./my-data.texts.ts";

/** Asks for an e-mail address to send a link to. What it answers does not tell whether the shop knows the address. */
export function AskForLink({ answer }: { answer: MyDataAnswer | undefined }) {
  const texts = myDataLinkTexts();
  const refused = answer?.kind === "invalid" ? answer : undefined;
  return (
    <>
      <p className="mt-6 max-w-2xl text-lg leading-8">{texts.lead}</p>
      <div className="mt-8 grid max-w-xl gap-6">
        <FormResult answer={answer} />
        <form method="post" action={localPath("/privacy/my-data")} className="grid gap-4">
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={200}
            defaultValue={refused?.fields["email"]}
            error={refused ? texts.emailError : undefined}
          />
          <Button type="submit" name="intent" value="ask" className="justify-self-start">
            {texts.send}
          </Button>
        </form>
        <p className="text-sm leading-6 text-muted">{texts.how(linkMinutes)}</p>
      </div>
    </>
  );
}

function FormResult({ answer }: { answer: MyDataAnswer | undefined }) {
  const texts = myDataLinkTexts();
  const answers: Answers = {
    asked: { tone: "success", text: texts.asked },
    expired: { tone: "warning", text: texts.expired },
    ended: { tone: "success", text: texts.ended },
    "too-many": { tone: "error", text: texts.tooMany },
  };
  const said = answer && answers[answer.kind];
  return said ? <Notice tone={said.tone}>{said.text}</Notice> : null;
}
