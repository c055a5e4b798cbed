import { type ReactNode, useId } from "react";

import type { OptionLabels } from "./option-names.ts";
import { optionTexts } from "./option.texts.ts";
import type { ProductColor, ProductSize } from "./product.ts";
import { partValues, type SizeParts, sizesWith } from "./size-parts.ts";
import { Swatch } from "./swatches.tsx";
import type { Choice } from "./use-variant-choice.ts";

interface PickerProps<T> {
  choice: Choice;
  onChoose: (option: T) => void;
}

/** The colors, as radios. A sold-out one can be focused, but choosing it only shows why it is unavailable. */
export function ColorPicker({
  colors,
  choice,
  onChoose,
}: PickerProps<ProductColor> & { colors: readonly ProductColor[] }) {
  const name = useId();
  return (
    <Picker name={name} label={optionTexts().color} chosen={choice.color?.name}>
      {colors.map((color) => {
        const soldOut = choice.isColorSoldOut(color);
        return (
          <label key={color.id} title={color.name} className="color-option">
            <Option
              name={name}
              label={color.name}
              checked={choice.color?.id === color.id}
              soldOut={soldOut}
              onChoose={() => onChoose(color)}
            />
            <Swatch hex={color.hex} className="size-7" />
            {soldOut ? <Strike /> : null}
          </label>
        );
      })}
    </Picker>
  );
}

interface SizeProps extends PickerProps<ProductSize> {
  sizes: readonly ProductSize[];
  labels?: OptionLabels | undefined;
}

/**
 * The sizes, as radios; what is sold out in the chosen color is struck through. Where the product has a third option, its values are
 * radios of their own.
 */
export function SizePicker({ sizes, choice, onChoose, labels }: SizeProps) {
  const label = labels?.sizeLabel ?? optionTexts().size;
  const { parts, choosePart, isPartSoldOut, fewLeft } = choice;
  // Asked for: what is told otherwise of a product without a size is that the wanted one is sold out.
  const isMissing = choice.message !== null && choice.size === null && choice.missed === null;
  if (!labels?.thirdLabel) {
    const options = sizes.map((size) => ({
      id: size.id,
      name: size.name,
      isChosen: choice.size?.id === size.id,
      soldOut: choice.isSizeSoldOut(size),
      left: fewLeft(size),
      onChoose: () => onChoose(size),
    }));
    return <SizeOptions label={label} chosen={choice.size?.description} invalid={isMissing} options={options} />;
  }
  const optionsOf = (part: keyof SizeParts) =>
    partValues(sizes, part).map((value) => {
      const [size] = part === "thirdValue" && parts.sizeValue ? sizesWith(sizes, { ...parts, [part]: value }) : [];
      return {
        id: value,
        name: value,
        isChosen: parts[part] === value,
        soldOut: isPartSoldOut(part, value),
        left: size ? fewLeft(size) : null,
        onChoose: () => choosePart(part, value),
      };
    });
  // The measures of a size are said before the third option, where they don't depend on it.
  const described = new Set(
    choice.size || !parts.sizeValue ? [] : sizesWith(sizes, parts).map((size) => size.description),
  );
  const measures = choice.size?.description ?? (described.size === 1 ? [...described][0] : null);
  return (
    <div className="grid gap-5">
      <SizeOptions
        label={label}
        chosen={measures}
        invalid={isMissing && !parts.sizeValue}
        options={optionsOf("sizeValue")}
      />
      <SizeOptions
        label={labels.thirdLabel}
        chosen={null}
        invalid={isMissing && !parts.thirdValue}
        options={optionsOf("thirdValue")}
      />
    </div>
  );
}

interface SizeOption extends Omit<OptionProps, "name" | "label" | "checked"> {
  id: string;
  name: string;
  isChosen: boolean;
  left: number | null;
}

function SizeOptions({ options, ...frame }: Omit<FrameProps, "name" | "children"> & { options: SizeOption[] }) {
  const name = useId();
  return (
    <Picker name={name} {...frame}>
      {options.map((option) => (
        <label
          key={option.id}
          className={`size-option ${option.soldOut ? "text-muted" : ""} ${frame.invalid ? "border-danger" : ""}`}
        >
          <Option
            name={name}
            label={option.name}
            checked={option.isChosen}
            soldOut={option.soldOut}
            onChoose={option.onChoose}
          />
          <span aria-hidden="true" className="text-center">
            {option.name}
            {option.left === null || option.soldOut ? null : (
              <small className={`block text-xs font-normal ${option.isChosen ? "" : "text-danger"}`}>
                {optionTexts().left(option.left)}
              </small>
            )}
          </span>
          {option.soldOut ? <Strike /> : null}
        </label>
      ))}
    </Picker>
  );
}

interface FrameProps {
  name: string;
  label: string;
  /** Shown after the label. */
  chosen: string | null | undefined;
  /** Whether one was to be chosen first. */
  invalid?: boolean;
  children: ReactNode;
}

function Picker({ name, label, chosen, invalid = false, children }: FrameProps) {
  return (
    <fieldset role="radiogroup" aria-labelledby={`${name}-legend`} aria-invalid={invalid || undefined}>
      <p className="mb-2 text-sm">
        <span id={`${name}-legend`} className="font-semibold">
          {label}
        </span>
        {chosen ? <span className="text-muted">: {chosen}</span> : null}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  label: string;
  checked: boolean;
  soldOut: boolean;
  onChoose: () => void;
}

function Option({ name, label, checked, soldOut, onChoose }: OptionProps) {
  return (
    <input
      type="radio"
      name={name}
      aria-label={soldOut ? optionTexts().outOfStock(label) : label}
      aria-disabled={soldOut || undefined}
      checked={checked}
      onChange={onChoose}
      className="option-field"
    />
  );
}

function Strike() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 h-full w-full"
      stroke="#85868a"
    >
      <path d="M0 48 48 0" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
