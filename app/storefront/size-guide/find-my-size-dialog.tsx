import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";

import type { Product } from "#app/features/catalogue/products/product.ts";
import { valueOf } from "#app/features/catalogue/products/size-parts.ts";
import type { Choice } from "#app/features/catalogue/products/use-variant-choice.ts";
import { type FitCounts, fitSentence, fitVerdict } from "#app/features/catalogue/reviews/fit-votes.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Modal, ModalHeader } from "#app/ui/modal.tsx";
import { SegmentedChoice } from "#app/ui/segmented-choice.tsx";

import { type Advice, type Garment, garmentOf, lengthOf, sizeForBody, sizeForUsual } from "./find-size.ts";
import type { SizeFamily } from "./size-family.ts";
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
  const [advice, setAdvice] = useState<Advice | null>(null);
  return (
    <Modal ref={dialog} label="Find my size" placement="wide-center" onClose={onClose}>
      <ModalHeader closeLabel="Close" className="mb-5 items-start">
        <div>
          <h2 className="display text-display-sm">Find my size</h2>
          <p className="mt-2 text-sm leading-6 text-muted">
            {product.name}. {said ? `${said}. ` : ""}Your measurements stay on your device.
          </p>
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
        <p className="leading-7">This isn't in our size charts. See the measurements under Size & Fit.</p>
      )}
      <Link
        to={`/size-guide#${family}`}
        className="mt-4 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        How to measure and size charts
      </Link>
    </Modal>
  );
}

function Questions({ garment, onAnswer }: { garment: Garment; onAnswer: (advice: Advice | null) => void }) {
  const [answers, setAnswers] = useState(lastAnswers);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { by, unit, lengths, usual } = answers;
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
  const example = unit === "cm" ? "in cm, for example 96 or 96.5" : "in inches, for example 38 or 38.5";
  return (
    <form noValidate onSubmit={answer} className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <SegmentedChoice label="Find it by" options={ways} chosen={by} onChoose={(way) => update({ by: way })} />
        <UnitSwitch unit={unit} onChoose={(next) => update({ unit: next })} />
      </div>
      {by === "measures" ? (
        <div className="grid gap-5 sm:grid-cols-2">
          {garment.measures.map((measure) => (
            <TextField
              key={measure}
              label={`${measure} (${unit === "cm" ? "cm" : "inches"})`}
              name={measure}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={lengths[measure] ?? ""}
              error={wrong.includes(measure) ? `Enter it ${example}.` : undefined}
              onChange={(event) => update({ lengths: { ...lengths, [measure]: event.target.value } })}
            />
          ))}
        </div>
      ) : (
        <SelectField
          label="Your size in another brand"
          name="usual"
          value={garment.sizes.includes(usual) ? usual : ""}
          error={wrong.includes("usual") ? "Choose a size." : undefined}
          onChange={(event) => update({ usual: event.target.value })}
        >
          <option value="">Choose a size</option>
          {garment.sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SelectField>
      )}
      <Button type="submit">Show my size</Button>
    </form>
  );
}

/** By what the size is found. */
const ways = [
  { id: "measures", label: "My measurements" },
  { id: "usual", label: "A size I know" },
] as const;

function Answer({ advice: { size, reason } }: { advice: Advice }) {
  return (
    <>
      <p className="display text-display-sm">{size ? `Your size is ${size}` : "We don't make your size"}</p>
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
  // Where there is a third option, that is chosen afterwards.
  const isWhole = size.sizeValue === undefined;
  if (isWhole ? choice.isSizeSoldOut(size) : choice.isPartSoldOut("sizeValue", name)) {
    return (
      <p className="mt-4 font-semibold text-danger">
        {name} is sold out{choice.color && product.colors.length > 1 ? ` in ${choice.color.name}` : ""}.
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
      Choose {name}
    </Button>
  );
}
