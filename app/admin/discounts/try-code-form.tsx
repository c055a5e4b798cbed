import { useFetcher } from "react-router";

import { currencyOf } from "#app/features/selling/discounts/discount-code.ts";
import type { StoredCode } from "#app/features/selling/discounts/save-code.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { Trial } from "./try-code.server.ts";

interface Props {
  code: Pick<StoredCode, "code" | "method" | "market">;
  /** The trial that was posted without scripts. */
  trial: Trial | undefined;
}

/** Tries a code against a cart that staff describe. Nothing is saved. */
export function TryCodeForm({ code, trial }: Props) {
  const fetcher = useFetcher<{ trial: Trial }>();
  const result = fetcher.data?.trial ?? trial;
  return (
    <fetcher.Form method="post" action={`/admin/discounts/${encodeURIComponent(code.code)}`} className="grid gap-4">
      <TextField
        label={`Cart total (${code.market === null ? "kr" : currencyOf(code)})`}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue=""
      />
      <TextAreaField
        label="Products"
        name="products"
        rows={3}
        placeholder="2 Pulse Core Tee"
        hint="One per line, with the quantity"
        defaultValue=""
      />
      {code.method === "automatic" ? null : (
        <TextField
          label="Customer email"
          name="email"
          autoComplete="off"
          hint="Optional, to count earlier uses"
          defaultValue=""
        />
      )}
      <Button type="submit" name="intent" value="try" size="small" look="outline" busy={fetcher.state !== "idle"}>
        {code.method === "automatic" ? "Test discount" : "Test code"}
      </Button>
      {result ? (
        <Notice tone={result.tone}>
          <p className="font-medium">{result.text}</p>
          {result.lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </Notice>
      ) : null}
    </fetcher.Form>
  );
}
