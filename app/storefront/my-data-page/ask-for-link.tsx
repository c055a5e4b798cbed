import { linkMinutes } from "#app/features/after-sale/my-data/visit-cookie.ts";
import { localPath } from "#app/shared/language/current-language.ts";
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
        See, download, correct or delete your data. We'll email you a secure link.
      </p>
      <div className="mt-8 grid max-w-xl gap-6">
        <FormResult answer={answer} />
        <form method="post" action={localPath("/privacy/my-data")} className="grid gap-4">
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={200}
            defaultValue={refused?.fields["email"]}
            error={refused ? "Enter your email, such as name@example.com." : undefined}
          />
          <Button type="submit" name="intent" value="ask" className="justify-self-start">
            Email me a link
          </Button>
        </form>
        <p className="text-sm leading-6 text-muted">
          The link works once, for {linkMinutes} minutes. Use the address you ordered, wrote or subscribed with. Request
          one link per email address.
        </p>
      </div>
    </>
  );
}

const texts: Partial<Record<MyDataAnswer["kind"], { tone: "success" | "warning" | "error"; text: string }>> = {
  asked: {
    tone: "success",
    text: "If the address is right, your link is on its way. It can take a minute or two; check your spam folder. We send up to three links an hour.",
  },
  expired: {
    tone: "warning",
    text: "Your link has expired, and nothing was changed. Request a new link to continue.",
  },
  ended: { tone: "success", text: "Signed out. Request a new link to see your data again." },
  "too-many": { tone: "error", text: "Too many attempts. Please wait a minute and try again." },
};

function FormResult({ answer }: { answer: MyDataAnswer | undefined }) {
  const said = answer && texts[answer.kind];
  return said ? <Notice tone={said.tone}>{said.text}</Notice> : null;
}
