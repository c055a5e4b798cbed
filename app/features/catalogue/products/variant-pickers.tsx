import { type ReactNode, useId } from "react";

import type { ProductColor, ProductSize } from "./product.ts";
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
    <Picker name={name} label="Color" chosen={choice.color?.name}>
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

/** The sizes, as radios; what is sold out in the chosen color is struck through. */
export function SizePicker({ sizes, choice, onChoose }: PickerProps<ProductSize> & { sizes: readonly ProductSize[] }) {
  const name = useId();
  return (
    <Picker name={name} label="Size" chosen={choice.size?.description}>
      {sizes.map((size) => {
        const soldOut = choice.isSizeSoldOut(size);
        const left = soldOut ? null : choice.fewLeft(size);
        const isChosen = choice.size?.id === size.id;
        return (
          <label key={size.id} className={`size-option ${soldOut ? "text-muted" : ""}`}>
            <Option
              name={name}
              label={size.name}
              checked={isChosen}
              soldOut={soldOut}
              onChoose={() => onChoose(size)}
            />
            <span aria-hidden="true" className="text-center">
              {size.name}
              {left === null ? null : (
                <small className={`block text-xs font-normal ${isChosen ? "" : "text-danger"}`}>{left} left</small>
              )}
            </span>
            {soldOut ? <Strike /> : null}
          </label>
        );
      })}
    </Picker>
  );
}

interface FrameProps {
  name: string;
  label: string;
  /** Shown after the label. */
  chosen: string | null | undefined;
  children: ReactNode;
}

function Picker({ name, label, chosen, children }: FrameProps) {
  return (
    <fieldset role="radiogroup" aria-labelledby={`${name}-legend`}>
      <p className="mb-2.5 text-sm">
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
      aria-label={soldOut ? `${label}, out of stock` : label}
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
