import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";

import type { Product } from "#app/features/catalogue/products/product.ts";
import { valueOf } from "#app/features/catalogue/products/size-parts.ts";
import type { Choice } from "#app/features/catalogue/products/use-variant-choice.ts";
import { type FitCounts, fitSentence, fitVerdict } from "#app/features/catalogue/reviews/fit-votes.ts";
import { formWords } from "#app/shared/form-words.texts.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Modal, ModalHeader } from "#app/ui/modal.tsx";
import { SegmentedChoice } from "#app/ui/segmented-choice.tsx";

import { findMySizeTexts } from "./find-my-size.texts.ts";
import { findSizeTexts } from "./find-size.texts.ts";
import { type Advice, type Garment, garmentOf, lengthOf, sizeForBody, sizeForUsual } from "./find-size.ts";
import type { SizeFamily } from "./size-family.ts";
import { measureNames } from "./size-guide.texts.ts";
import type { LengthUnit } from "./size-tables.ts";
import { UnitSwitch } from "./unit-switch.tsx";

/** What somebody answered to find a size, as they wrote it. */
interface BodyAnswers {
  by: "measures" | "usual";
  unit: LengthUnit;
  /** By the names of the measures. */
  lengths: Record<string, string>;
  usual: string;
}

/**
 * The answers of this visit, so that the next product asks for nothing again. In memory alone: measures of a body are personal, so
 * they are neither stored in the browser nor sent anywhere, and are gone with the page.
 */
let latest: BodyAnswers = { by: "measures", unit: "cm", lengths: {}, usual: "" };

function lastAnswers(): BodyAnswers {
  return latest;
}

function saveAnswers(next: BodyAnswers): void {
  latest = next;
}

interface Props {
  product: Product;
  family: SizeFamily;
  fit: FitCounts;
  choice: Choice;
  onClose: () => void;
}

/** Finds the size of one garment, by what is measured or by a size worn elsewhere. Nothing of it leaves the page. */
export default function FindMySizeDialog({ product, family, fit, choice, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const garment = garmentOf(product, family, fitVerdict(fit));
  const said = fitSentence(fit);
  const texts = findSizeTexts();
  const { findMySize } = findMySizeTexts();
  const [advice, setAdvice] = useState<Advice | null>(null);
  return (
    <Modal ref={dialog} label={findMySize} placement="wide-center" onClose={onClose}>
      <ModalHeader closeLabel={formWords().close} className="mb-5 items-start">
        <div>
          <h2 className="display text-display-sm">{findMySize}</h2>
          <p className="mt-2 text-sm leading-6 text-muted">{texts.about(product.name, said)}</p>
        </div>
      </ModalHeader>
      {garment.sizes.length > 1 ? (
        <>
          <Questions garment={garment} onAnswer={setAdvice} />
          <div role="status" className={advice ? "mt-6 border-l-4 border-ink bg-white px-5 py-4" : ""}>
            {advice ? <Answer advice={advice} /> : null}
          </div>
          {advice?.size ? (
            <ChooseSize name={advice.size} product={product} choice={choice} onChosen={() => dialog.current?.close()} />
          ) : null}
        </>
      ) : (
        <p className="leading-7">{texts.notInCharts}</p>
      )}
      <Link
        to={`/size-guide#${family}`}
        className="mt-4 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        {texts.charts}
      </Link>
    </Modal>
  );
}

function Questions({ garment, onAnswer }: { garment: Garment; onAnswer: (advice: Advice | null) => void }) {
  const [answers, setAnswers] = useState(lastAnswers);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { by, unit, lengths, usual } = answers;
  const texts = findSizeTexts();
  const names = measureNames();
  const update = (change: Partial<BodyAnswers>) => {
    const next = { ...answers, ...change };
    setAnswers(next);
    saveAnswers(next);
    // What was said rests on other answers.
    onAnswer(null);
  };
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    const focus = (name: string) => (fields.namedItem(name) as HTMLElement | null)?.focus();
    if (by === "usual") {
      setWrong(usual ? [] : ["usual"]);
      return usual ? onAnswer(sizeForUsual(garment, usual, unit)) : focus("usual");
    }
    const body = Object.fromEntries(garment.measures.map((name) => [name, lengthOf(lengths[name] ?? "", unit)]));
    const missing = garment.measures.filter((name) => body[name] === null);
    setWrong(missing);
    if (missing[0]) return focus(missing[0]);
    onAnswer(sizeForBody(garment, body as Record<string, number>, unit));
  };
  const ways = [
    { id: "measures", label: texts.byMeasures },
    { id: "usual", label: texts.byUsual },
  ] as const;
  return (
    <form noValidate onSubmit={answer} className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <SegmentedChoice label={texts.findBy} options={ways} chosen={by} onChoose={(way) => update({ by: way })} />
        <UnitSwitch unit={unit} onChoose={(next) => update({ unit: next })} />
      </div>
      {by === "measures" ? (
        <div className="grid gap-5 sm:grid-cols-2">
          {garment.measures.map((measure) => (
            <TextField
              key={measure}
              label={(unit === "cm" ? texts.inCm : texts.inInches)(names[measure])}
              name={measure}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={lengths[measure] ?? ""}
              error={wrong.includes(measure) ? (unit === "cm" ? texts.enterCm : texts.enterInches) : undefined}
              onChange={(event) => update({ lengths: { ...lengths, [measure]: event.target.value } })}
            />
          ))}
        </div>
      ) : (
        <SelectField
          label={texts.usual}
          name="usual"
          value={garment.sizes.includes(usual) ? usual : ""}
          error={wrong.includes("usual") ? texts.noUsual : undefined}
          onChange={(event) => update({ usual: event.target.value })}
        >
          <option value="">{formWords().chooseSize}</option>
          {garment.sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SelectField>
      )}
      <Button type="submit">{texts.show}</Button>
    </form>
  );
}

function Answer({ advice: { size, reason } }: { advice: Advice }) {
  const texts = findSizeTexts();
  return (
    <>
      <p className="display text-display-sm">{size ? texts.yourSize(size) : texts.noSize}</p>
      <p className="mt-2 leading-7">{reason}</p>
    </>
  );
}

interface ChooseProps {
  name: string;
  product: Product;
  choice: Choice;
  onChosen: () => void;
}

/** Chooses the size on the page; says so when it is sold out. */
function ChooseSize({ name, product, choice, onChosen }: ChooseProps) {
  const size = product.sizes.find((other) => valueOf(other) === name);
  if (!size) return null;
  const texts = findSizeTexts();
  // Where there is a third option, that is chosen afterwards.
  const isWhole = size.sizeValue === undefined;
  if (isWhole ? choice.isSizeSoldOut(size) : choice.isPartSoldOut("sizeValue", name)) {
    return (
      <p className="mt-4 font-semibold text-danger">
        {choice.color && product.colors.length > 1 ? texts.soldOutIn(name, choice.color.name) : texts.soldOut(name)}
      </p>
    );
  }
  return (
    <Button
      look="outline"
      className="mt-4 w-full"
      onClick={() => {
        if (isWhole) choice.chooseSize(size);
        else choice.choosePart("sizeValue", name);
        onChosen();
      }}
    >
      {texts.choose(name)}
    </Button>
  );
}
