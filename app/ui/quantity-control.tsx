import { useEffect, useState } from "react";

import { Icon } from "./icon.tsx";
import { quantityTexts } from "./quantity-control.texts.ts";
import { typedQuantity } from "./typed-quantity.ts";

interface Props {
  label: string;
  quantity: number;
  /** Whether there is nothing of which to choose a quantity. */
  disabled?: boolean;
  onChange: (requested: number) => void;
}

const step =
  "inline-flex size-12 items-center justify-center transition-colors enabled:hover:bg-paper-deep disabled:opacity-35";

/** A quantity with minus and plus. `onChange` gets the requested quantity, which the parent may limit; a typed one on blur. */
export function QuantityControl({ label, quantity, disabled = false, onChange }: Props) {
  const texts = quantityTexts();
  const [typed, setTyped] = useState(String(quantity));
  useEffect(() => setTyped(String(quantity)), [quantity]);
  const commit = () => {
    const requested = typedQuantity(typed);
    if (requested !== quantity) onChange(requested);
    setTyped(String(quantity));
  };
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex shrink-0 border border-line-strong bg-white transition-colors hover:border-ink"
    >
      <button
        type="button"
        aria-label={texts.decrease}
        disabled={disabled || quantity <= 1}
        className={step}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        aria-label={texts.quantity}
        inputMode="numeric"
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={6}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && (event.preventDefault(), commit())}
        className="w-11 bg-transparent text-center text-base font-medium tabular-nums disabled:opacity-35"
      />
      <button
        type="button"
        aria-label={texts.increase}
        disabled={disabled}
        className={step}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
