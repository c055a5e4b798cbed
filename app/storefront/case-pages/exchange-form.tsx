import { Form, useNavigation } from "react-router";

import { exchangeTerms } from "#app/features/after-sale/cases/exchange-rules.ts";
import type {
  ExchangeChoice,
  ExchangeLine,
  ExchangePage,
} from "#app/features/after-sale/cases/read-exchange.server.ts";
import { formatDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";

interface Props {
  page: ExchangePage;
  line: ExchangeLine;
  exchangeId: string;
  /** What was entered before, when it was refused. */
  fields: Record<string, string>;
}

/** The choices by color, the color that the buyer has first: most want another size. */
function byColor({ choices, color: has }: ExchangeLine): [color: string, choices: ExchangeChoice[]][] {
  return [...Map.groupBy(choices, ({ color }) => color)].toSorted(
    ([one], [other]) => Number(other === has) - Number(one === has),
  );
}

/** A size to choose; a sold-out one says so. */
function Choice({ choice: { variantId, color, size, left }, isChosen }: { choice: ExchangeChoice; isChosen: boolean }) {
  return (
    <label className="flex min-h-12 min-w-24 cursor-pointer items-center gap-2.5 border border-line-strong bg-white px-3.5 hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-disabled:cursor-default has-disabled:border-line has-disabled:bg-paper-deep has-disabled:text-muted">
      <input type="radio" name="variant" value={variantId} required disabled={left === 0} defaultChecked={isChosen} />
      <span>
        <span className="sr-only">{`${color}, `}</span>
        {size}
        {left === 0 ? <span className="block text-xs">Sold out</span> : null}
      </span>
    </label>
  );
}

/** For what a line is exchanged, how many, and on which terms. Sold-out ones are shown as such. */
export function ExchangeForm({ page, line, exchangeId, fields }: Props) {
  const busy = useNavigation().state !== "idle";
  const { withdrawableUntil, currency } = page;
  const backOf = (units: number) => line.differencesOre[units - 1] ?? 0;
  const mostBack = Math.max(0, ...line.differencesOre);
  const offers = line.choices.some(({ left }) => left > 0);
  return (
    <Form method="post" className="mt-6 grid gap-6">
      <input type="hidden" name="exchangeId" value={exchangeId} />
      <input type="hidden" name="line" value={line.id} />
      <p>
        You have <strong>{line.name}</strong> {`in ${line.color}, ${line.size}.`}
      </p>
      {offers ? (
        <>
          <fieldset>
            <legend className="mb-2 text-sm font-medium">What would you like instead?</legend>
            {byColor(line).map(([color, choices]) => (
              <div key={color} className="mt-4">
                <p className="mb-2 text-sm text-muted" aria-hidden="true">
                  {color}
                </p>
                <div className="flex flex-wrap gap-2">
                  {choices.map((choice) => (
                    <Choice key={choice.variantId} choice={choice} isChosen={fields["variant"] === choice.variantId} />
                  ))}
                </div>
              </div>
            ))}
          </fieldset>
          {line.units > 1 ? (
            <SelectField
              label="How many?"
              name="quantity"
              defaultValue={fields["quantity"] ?? "1"}
              className="max-w-40"
            >
              {Array.from({ length: line.units }, (_, i) => (
                <option key={i} value={i + 1}>
                  {backOf(i + 1) > 0 ? `${i + 1}, ${formatPrice(backOf(i + 1), currency)} back` : i + 1}
                </option>
              ))}
            </SelectField>
          ) : (
            <input type="hidden" name="quantity" value="1" />
          )}
          {mostBack > 0 ? (
            <p className="border-l-4 border-success bg-success-pale px-4 py-3 text-sm leading-6">
              {`It costs less now: you get ${line.units > 1 ? "up to " : ""}${formatPrice(mostBack, currency)} back.`}
            </p>
          ) : null}
          <ul className="list-disc space-y-1.5 pl-5 text-sm leading-6 text-muted">
            {exchangeTerms(withdrawableUntil === null ? null : formatDate(withdrawableUntil)).map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <div>
            <Button type="submit" busy={busy}>
              {busy ? "Holding it for you..." : "Confirm exchange"}
            </Button>
          </div>
        </>
      ) : (
        <p className="leading-7">
          Every other size and color is sold out. You can withdraw and get your money back: use the link below.
        </p>
      )}
    </Form>
  );
}
