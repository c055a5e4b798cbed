import { linkMinutes } from "#app/features/after-sale/my-data/visit-cookie.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { MyDataAnswer } from "./answer.server.ts";

/** Asks for an e-mail address to send a link to. What it answers does not tell whether the shop knows the address. */
export function AskForLink({ answer }: { answer: MyDataAnswer | undefined }) {
  const refused = answer?.kind === "invalid" ? answer : undefined;
  return (
    <>
      <p className="mt-6 max-w-2xl text-lg leading-8">
        See what we store about you, take it with you, correct it, or have it erased. We send a link to your e-mail
        address, so that nobody else can.
      </p>
      <div className="mt-8 grid max-w-xl gap-6">
        <FormResult answer={answer} />
        <form method="post" action="/privacy/my-data" className="grid gap-4">
          <TextField
            label="E-mail address"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={200}
            defaultValue={refused?.fields["email"]}
            error={refused ? "Enter a whole e-mail address, such as anna@mail.example" : undefined}
          />
          <Button type="submit" name="intent" value="ask" className="justify-self-start">
            E-mail me a link
          </Button>
        </form>
        <p className="text-sm leading-6 text-muted">
          The link works once, for {linkMinutes} minutes. Use the address that you ordered, wrote or subscribed with;
          for each address you need a link of its own.
        </p>
      </div>
    </>
  );
}

const texts: Partial<Record<MyDataAnswer["kind"], { tone: "success" | "warning" | "error"; text: string }>> = {
  asked: {
    tone: "success",
    text: "If the address is right, the link is on its way. It can take a minute or two; look in the spam folder, too. At most three links are sent to an address in an hour.",
  },
  expired: {
    tone: "warning",
    text: "Your visit has ended, and nothing was changed. Ask for a new link to go on.",
  },
  ended: { tone: "success", text: "Your visit has ended. Nobody sees your data without a new link." },
  "too-many": { tone: "error", text: "Too many attempts. Please wait a minute and try again." },
};

function FormResult({ answer }: { answer: MyDataAnswer | undefined }) {
  const said = answer && texts[answer.kind];
  return said ? <Notice tone={said.tone}>{said.text}</Notice> : null;
}
