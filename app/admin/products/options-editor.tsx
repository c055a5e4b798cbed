import { type KeyboardEvent, useState } from "react";

import { joinedSize, valueOf } from "#app/features/catalogue/products/size-parts.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";

import { type OptionKind, optionField } from "./product-form.ts";

export interface Option {
  id: string;
  /** Tells its row while its id changes. */
  key?: string;
  name: string;
  available: boolean;
  hex?: string;
  description?: string;
  sizeValue?: string | undefined;
  thirdValue?: string | undefined;
}

interface Props<O extends Option> {
  kind: OptionKind;
  title: string;
  options: readonly O[];
  onChange: (options: O[]) => void;
  /** A new option by its name. */
  named: (name: string) => O;
  /** What one press adds: the names, and what the button says. */
  defaults: readonly string[];
  defaultsLabel: string;
  /** What the shop has elsewhere: offered while a name is typed, and the first few to press. */
  known?: readonly { name: string; hex: string }[];
  /** The name of an option is written. */
  onNamed?: (option: O) => void;
  /** Of sizes: what the third option is called, where there is one. */
  third?: string | undefined;
  error?: string | undefined;
}

/** Empty rows for browsers without scripts, which cannot add any. */
const spareRows = 3;
/** How many of the shop's own are offered to press. */
const pressed = 8;
const field = "min-h-11 min-w-0 border border-line-strong bg-white px-3 text-sm hover:border-ink";

/** The colors or the sizes of a product: added by name or by one press, renamed, ordered, made unavailable, removed. */
export function OptionsEditor<O extends Option>({ kind, title, options, onChange, named, ...rest }: Props<O>) {
  const { defaults, defaultsLabel, error, known = [], onNamed, third } = rest;
  const list = known.length > 0 ? `known-${kind}s` : undefined;
  const hydrated = useHydrated();
  const [typed, setTyped] = useState("");
  const [told, setTold] = useState("");
  const add = (names: readonly string[]) => {
    const had = new Set(options.map(({ id }) => id));
    const added = names
      .map((name) => named(name.trim()))
      .filter(({ id, name }) => name !== "" && id !== "" && !had.has(id));
    onChange([...options, ...added]);
    setTold(added.length === 0 ? "Already added" : `${added.map(({ name }) => name).join(", ")} added`);
  };
  const addTyped = () => {
    if (typed.trim() === "") return;
    add(typed.split(","));
    setTyped("");
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    addTyped();
  };
  const missing = defaults.filter(
    (name) => !options.some((option) => option.id === named(name).id || option.sizeValue === name),
  );
  const lacking = known.filter(({ name }) => !options.some((option) => option.id === named(name).id));
  return (
    <fieldset data-field={`${kind}s`} className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{title}</legend>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {options.map((option, index) => (
          <OptionRow
            key={option.key ?? option.id}
            kind={kind}
            index={index}
            option={option}
            list={list}
            third={third}
            onNamed={() => onNamed?.(option)}
            onChange={(change) =>
              onChange(options.map((other) => (other === option ? { ...other, ...change } : other)))
            }
            onRemove={() => {
              onChange(options.filter((other) => other !== option));
              setTold(`${option.name} removed`);
            }}
            onUp={index === 0 ? null : () => onChange(swapped(options, index))}
          />
        ))}
        {hydrated
          ? null
          : Array.from({ length: spareRows }, (_, spare) => (
              <SpareRow key={`spare-${spare}`} kind={kind} index={options.length + spare} title={title} third={third} />
            ))}
      </ol>
      {hydrated ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            aria-label={`Add ${kind}`}
            placeholder={`Add ${kind}`}
            list={list}
            autoComplete="off"
            value={typed}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onEnter}
            className={`${field} w-40 grow`}
          />
          <Button size="small" look="outline" onClick={addTyped}>
            Add
          </Button>
          {missing.length > 0 ? (
            <Button size="small" look="outline" onClick={() => add(missing)}>
              {defaultsLabel}
            </Button>
          ) : null}
        </div>
      ) : null}
      {hydrated && lacking.length > 0 ? (
        <ul aria-label={`${title} of the shop`} className="mt-2 flex flex-wrap gap-1.5">
          {lacking.slice(0, pressed).map(({ name, hex }) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Add ${name}`}
                onClick={() => add([name])}
                className="inline-flex min-h-11 items-center gap-2 border border-line-strong bg-white px-3 text-sm hover:border-ink"
              >
                {/* A drawing: a style in the page as sent would be refused. */}
                <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
                  <circle cx="8" cy="8" r="7" fill={hex} className="stroke-line-strong" />
                </svg>
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {list ? (
        <datalist id={list}>
          {known.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      ) : null}
      {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
      <p role="status" className="sr-only">
        {told}
      </p>
    </fieldset>
  );
}

interface RowProps {
  kind: OptionKind;
  index: number;
  option: Option;
  list: string | undefined;
  third: string | undefined;
  onNamed: () => void;
  onChange: (change: Partial<Option>) => void;
  onRemove: () => void;
  onUp: (() => void) | null;
}

function OptionRow({ kind, index, option, list, third, onNamed, onChange, onRemove, onUp }: RowProps) {
  const { id, name, available, hex, description, thirdValue = "" } = option;
  const value = third === undefined ? name : valueOf(option);
  const write = (sizeValue: string, nextThird: string) =>
    onChange(
      nextThird === ""
        ? { name: sizeValue, sizeValue: undefined, thirdValue: undefined }
        : { name: joinedSize(sizeValue, nextThird), sizeValue, thirdValue: nextThird },
    );
  const part = (of: string) => optionField(kind, index, of);
  return (
    <li className="flex flex-wrap items-center gap-2">
      <input type="hidden" name={part("id")} value={id} />
      {hex === undefined ? null : (
        <input
          type="color"
          name={part("hex")}
          aria-label={`Shade of ${name}`}
          value={hex}
          onChange={({ target }) => onChange({ hex: target.value })}
          className="size-11 border border-line-strong bg-white p-1"
        />
      )}
      <input
        name={part("name")}
        aria-label={`Name of ${kind} ${index + 1}`}
        value={value}
        maxLength={60}
        list={list}
        autoComplete="off"
        onChange={({ target }) =>
          third === undefined ? onChange({ name: target.value }) : write(target.value, thirdValue)
        }
        onBlur={onNamed}
        className={`${field} w-28 grow`}
      />
      {third === undefined ? null : (
        <input
          name={part("third")}
          aria-label={`${third} of ${kind} ${index + 1}`}
          placeholder={third}
          value={thirdValue}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => write(value, target.value)}
          className={`${field} w-24 grow`}
        />
      )}
      {description === undefined ? null : (
        <input
          name={part("description")}
          aria-label={`Description of ${name}`}
          placeholder="Description"
          value={description}
          maxLength={200}
          onChange={({ target }) => onChange({ description: target.value })}
          className={`${field} w-28 grow`}
        />
      )}
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          name={part("available")}
          checked={available}
          onChange={({ target }) => onChange({ available: target.checked })}
        />
        <span>
          Available<span className="sr-only">: {name}</span>
        </span>
      </label>
      <span className="flex">
        <button
          type="button"
          aria-label={`Move ${name} up`}
          disabled={onUp === null}
          onClick={() => onUp?.()}
          className="inline-flex size-11 items-center justify-center hover:bg-paper-deep disabled:opacity-30"
        >
          <span aria-hidden="true">↑</span>
        </button>
        <CloseButton label={`Remove ${name}`} onClick={onRemove} />
      </span>
    </li>
  );
}

interface SpareProps {
  kind: OptionKind;
  index: number;
  title: string;
  third: string | undefined;
}

function SpareRow({ kind, index, title, third }: SpareProps) {
  return (
    <li className="flex gap-2">
      <input name={optionField(kind, index, "name")} aria-label={`${title}: another one`} className={`${field} grow`} />
      {third === undefined ? null : (
        <input
          name={optionField(kind, index, "third")}
          aria-label={`${third} of another one`}
          placeholder={third}
          className={`${field} grow`}
        />
      )}
      <input type="hidden" name={optionField(kind, index, "available")} value="on" />
    </li>
  );
}

function swapped<O>(options: readonly O[], index: number): O[] {
  const copy = [...options];
  const [moved] = copy.splice(index, 1);
  if (moved !== undefined) copy.splice(index - 1, 0, moved);
  return copy;
}
