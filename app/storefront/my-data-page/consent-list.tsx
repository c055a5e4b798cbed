import { cookieSettingsName } from "#app/features/shop/consent/cookie-settings-name.texts.ts";
import type { LoggedConsent } from "#app/features/shop/consent/email-consent-log.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";

import { consentListTexts } from "./my-data.texts.ts";

/** What somebody agreed to and took back, with dates, and the button against all marketing. */
export function ConsentList({ consents }: { consents: readonly LoggedConsent[] }) {
  const texts = consentListTexts();
  return (
    <>
      {consents.length === 0 ? (
        <p className="leading-7">{texts.none}</p>
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
                  {texts[purpose]}: {texts[action]} ({place})
                </p>
                {text ? <p className="text-muted">&ldquo;{text}&rdquo;</p> : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 mb-4 max-w-prose leading-7">
        {texts.object}
        <a href={localPath("/cookie-policy#change-your-choice")} className="underline underline-offset-4">
          {cookieSettingsName().cookieSettings}
        </a>
        .
      </p>
      <form method="post" action={localPath("/privacy/my-data")}>
        <Button type="submit" look="outline" name="intent" value="object">
          {texts.stop}
        </Button>
      </form>
    </>
  );
}
