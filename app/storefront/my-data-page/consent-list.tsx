import { purposeNames } from "#app/features/people/newsletter/consent-texts.ts";
import type { LoggedConsent } from "#app/features/shop/consent/email-consent-log.server.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import type { ConsentAction } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";

const actions: Record<ConsentAction, string> = {
  given: "Asked for",
  confirmed: "Confirmed by email link",
  withdrawn: "Withdrawn",
  refused: "Refused",
};

/** What somebody agreed to and took back, with dates, and the button against all marketing. */
export function ConsentList({ consents }: { consents: readonly LoggedConsent[] }) {
  return (
    <>
      {consents.length === 0 ? (
        <p className="leading-7">
          You haven't agreed to any emails from us. Emails about your orders don't need consent.
        </p>
      ) : (
        <ul className="ruled border-y border-line text-sm leading-6">
          {consents.map(({ purpose, action, place, createdAt, text }) => (
            <li
              key={`${createdAt} ${purpose} ${action}`}
              className="grid gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <time dateTime={createdAt} className="text-muted tabular-nums">
                {formatDateTime(createdAt)}
              </time>
              <div>
                <p>
                  {capitalize(purposeNames[purpose])}: {actions[action]} ({place})
                </p>
                {text ? <p className="text-muted">&ldquo;{text}&rdquo;</p> : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 mb-4 max-w-prose leading-7">
        You can object to marketing at any time, and we'll stop sending it. For what this browser may store, see{" "}
        <a href={localPath("/cookie-policy#change-your-choice")} className="underline underline-offset-4">
          Cookie settings
        </a>
        .
      </p>
      <form method="post" action={localPath("/privacy/my-data")}>
        <Button type="submit" look="outline" name="intent" value="object">
          Stop all marketing
        </Button>
      </form>
    </>
  );
}
