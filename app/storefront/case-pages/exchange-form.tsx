import { Form, useNavigation } from "react-router";

import { exchangeTerms } from "#app/features/after-sale/cases/exchange-terms.ts";
import type {
  ExchangeChoice,
  ExchangeLine,
  ExchangePage,
} from "#app/features/after-sale/cases/read-exchange.server.ts";
import { formatDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";

import { exchangeFormTexts } from "./exchange-form.texts.ts";

interface Props {
  page: ExchangePage;
  line: ExchangeLine;
  exchangeId: string;
  /** What was entered before, when it was refused. */
  fields: Record<string, string>;
}

type ColorGroup = [color: string, choices: ExchangeChoice[]];

function byColor({ choices }: ExchangeLine): ColorGroup[] {
  return [...Map.groupBy(choices, ({ color }) => color)];
}

const hasSome = ([, choices]: ColorGroup) => choices.some(({ left }) => left > 0);

interface ChoicesProps {
  group: ColorGroup;
  chosen: string | undefined;
  /** What goes back for a unit, where that depends on the choice; null for nothing. */
  backText: (choice: ExchangeChoice) => string | null;
}

/** The sizes of a color. */
function ColorChoices({ group: [color, choices], chosen, backText }: ChoicesProps) {
  return (
    <div className="mt-4">
      <p className="mb-2 text-sm text-muted" aria-hidden="true">
        {color}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Choice
            key={choice.variantId}
            choice={choice}
            isChosen={choice.variantId === chosen}
            back={backText(choice)}
          />
        ))}
      </div>
    </div>
  );
}

/** A size to choose; a sold-out one says so. */
function Choice({ choice, isChosen, back }: { choice: ExchangeChoice; isChosen: boolean; back: string | null }) {
  const { variantId, color, size, left } = choice;
  const { soldOut } = exchangeFormTexts();
  return (
    <label className="flex min-h-12 min-w-24 cursor-pointer items-center gap-2.5 border border-line-strong bg-white px-3.5 hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-disabled:cursor-default has-disabled:border-line has-disabled:bg-paper-deep has-disabled:text-muted">
      <input type="radio" name="variant" value={variantId} required disabled={left === 0} defaultChecked={isChosen} />
      <span>
        <span className="sr-only">{`${color}, `}</span>
        {size}
        {left === 0 ? <span className="block text-xs">{soldOut}</span> : null}
        {back && left > 0 ? <span className="block text-xs">{back}</span> : null}
      </span>
    </label>
  );
}

/** For what a line is exchanged, how many, and on which terms. The color that the buyer has is open: most want another size. */
export function ExchangeForm({ page, line, exchangeId, fields }: Props) {
  const texts = exchangeFormTexts();
  const busy = useNavigation().state !== "idle";
  const { withdrawableUntil, currency } = page;
  const differences = line.choices.map(({ differencesOre }) => differencesOre);
  const mostBack = Math.max(0, ...differences.flat());
  // What goes back is told beside how many where it is the same for every choice, else beside each choice.
  const isOne = new Set(differences.map(String)).size <= 1;
  const backOf = (units: number) => (isOne ? (differences[0]?.[units - 1] ?? 0) : 0);
  const backText = ({ differencesOre: [back = 0] }: ExchangeChoice) =>
    isOne || back === 0 ? null : texts.backEach(formatPrice(back, currency));
  const differenceText = (most: string) => {
    if (mostBack === 0) return texts.noDifference(most);
    return line.units > 1 || !isOne ? texts.refundUpTo(most) : texts.refund(most);
  };
  const groups = byColor(line);
  const own = groups.filter(([color]) => color === line.color);
  const others = groups.filter(([color]) => color !== line.color);
  const chosen = fields["variant"];
  const isChosen = ({ variantId }: ExchangeChoice) => variantId === chosen;
  const offers = line.choices.some(({ left }) => left > 0);
  return (
    <Form noValidate method="post" className="grid gap-6">
      <input type="hidden" name="exchangeId" value={exchangeId} />
      <input type="hidden" name="line" value={line.id} />
      <p>
        {texts.youHave}
        <strong>{line.name}</strong>
        {texts.inColor(line.color, line.size)}
      </p>
      {offers ? (
        <>
          <fieldset>
            <legend className="mb-2 text-sm font-medium">{texts.instead}</legend>
            {own.map((group) => (
              <ColorChoices key={group[0]} group={group} chosen={chosen} backText={backText} />
            ))}
            {others.length > 0 ? (
              <details
                open={!own.some(hasSome) || others.some(([, choices]) => choices.some(isChosen))}
                className="mt-4"
              >
                <summary className="min-h-11 cursor-pointer text-sm underline underline-offset-4">
                  {texts.anotherColor}
                </summary>
                {others.map((group) => (
                  <ColorChoices key={group[0]} group={group} chosen={chosen} backText={backText} />
                ))}
              </details>
            ) : null}
          </fieldset>
          {line.units > 1 ? (
            <SelectField
              label={texts.howMany}
              name="quantity"
              defaultValue={fields["quantity"] ?? "1"}
              className="max-w-40"
            >
              {Array.from({ length: line.units }, (_, i) => (
                <option key={i} value={i + 1}>
                  {backOf(i + 1) > 0 ? texts.back(i + 1, formatPrice(backOf(i + 1), currency)) : i + 1}
                </option>
              ))}
            </SelectField>
          ) : (
            <input type="hidden" name="quantity" value="1" />
          )}
          <p
            className={`border-l-4 px-4 py-3 text-sm leading-6 ${mostBack > 0 ? "border-success bg-success-pale" : "border-line-strong bg-white"}`}
          >
            {differenceText(formatPrice(mostBack, currency))}
          </p>
          <ul className="grid list-disc gap-1.5 pl-5 text-sm leading-6 text-muted">
            {exchangeTerms(withdrawableUntil === null ? null : formatDate(withdrawableUntil)).map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <div>
            <Button type="submit" busy={busy}>
              {busy ? texts.holding : texts.confirm}
            </Button>
          </div>
        </>
      ) : (
        <p className="leading-7">{line.hasDearer ? texts.noneAtPrice : texts.allSoldOut}</p>
      )}
    </Form>
  );
}
