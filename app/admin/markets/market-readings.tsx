import { Form, useNavigation } from "react-router";

import type { LegalReading } from "#app/features/shop/documents/legal-readings.server.ts";
import type { Market } from "#app/features/shop/markets/markets.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { languageNames } from "#app/shared/language/language-names.ts";
import type { Locale } from "#app/shared/language/languages.ts";
import type { DocumentKind } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

interface Props {
  market: Market;
  readings: readonly LegalReading[];
  /** The version of the market that was looked at. */
  seen: string;
  /** Who was typed and refused. */
  typed: string | undefined;
}

/** The pages themselves say what holds while the market is closed. */
const documentPath = (locale: Locale, kind: DocumentKind) => `/admin/markets/documents/${locale}/${kind}`;

/** Who read the legal documents of a market, in each of its languages, as they are today. */
export function MarketReadings({ market: { id }, readings, seen, typed }: Props) {
  const { formData } = useNavigation();
  const isSent = formData?.get("market") === id && formData.get("intent") === "read";
  return readings.map(({ locale, documents, reading }) => {
    return (
      <Form key={locale} method="post" preventScrollReset className="grid gap-3 border-t border-line pt-4 text-sm">
        <input type="hidden" name="market" value={id} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="documents" value={documents} />
        <p>
          <span className="font-medium">Legal texts, {languageNames[locale]}</span>:{" "}
          <a href={documentPath(locale, "terms")} className="underline underline-offset-4">
            terms
          </a>
          ,{" "}
          <a href={documentPath(locale, "withdrawal-information")} className="underline underline-offset-4">
            right of withdrawal and its form
          </a>
          .{" "}
          {reading
            ? `Read by ${reading.reader}. Noted by ${reading.confirmedBy}, ${formatDateTime(reading.at)}.`
            : "No one has read these versions yet."}
        </p>
        {reading ? null : (
          <>
            <TextField
              label={`Who read them, ${languageNames[locale]}`}
              name="reader"
              maxLength={200}
              defaultValue={typed ?? ""}
              hint="A lawyer's name and firm. When a document changes, it's to be read again."
            />
            <Button
              type="submit"
              name="intent"
              value="read"
              look="outline"
              size="small"
              className="justify-self-start"
              busy={isSent}
            >
              Confirm
            </Button>
          </>
        )}
      </Form>
    );
  });
}
