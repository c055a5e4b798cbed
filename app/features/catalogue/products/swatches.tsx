import type { KeyboardEvent } from "react";

import type { CardColor } from "./product.ts";
import { swatchTexts } from "./swatches.texts.ts";

interface Props {
  /** What comes in these colors. */
  name: string;
  colors: readonly CardColor[];
  /** The color that is shown; null for none of them. */
  shownId: string | null;
  onChoose: (id: string) => void;
  className?: string;
}

/** The most dots beside each other; of more colors one dot fewer is shown, and how many there are besides. */
const mostDots = 5;

/**
 * The colors of a card, to look at it in each. One stop for the Tab key, the arrows go on from there: a page has many cards.
 */
export function Swatches({ name, colors, shownId, onChoose, className = "" }: Props) {
  const dots = colors.length > mostDots ? colors.slice(0, mostDots - 1) : colors;
  const folded = colors.length - dots.length;
  const texts = swatchTexts();
  const tabStop = dots.find(({ id }) => id === shownId) ?? dots[0];
  return (
    <div role="toolbar" aria-label={texts.colorsOf(name)} onKeyDown={moveFocus} className={`flex ${className}`}>
      {dots.map((color) => (
        <button
          key={color.id}
          type="button"
          aria-label={color.name}
          aria-pressed={color.id === shownId}
          tabIndex={color === tabStop ? 0 : -1}
          onClick={() => onChoose(color.id)}
          className="group/dot inline-flex h-11 w-7 items-center justify-center -outline-offset-2 xs:w-8 can-hover:h-8"
        >
          <Swatch
            hex={color.hex}
            className="size-4 rounded-full group-hover/dot:shadow-[0_0_0_3px_var(--color-paper),0_0_0_4px] group-aria-pressed/dot:shadow-[0_0_0_3px_var(--color-paper),0_0_0_4px_var(--color-ink)]"
          />
        </button>
      ))}
      {folded > 0 ? (
        <span className="ml-1 self-center text-sm text-muted tabular-nums">
          <span aria-hidden="true">+{folded}</span>
          <span className="sr-only">{texts.more(folded)}</span>
        </span>
      ) : null}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const dots = [...event.currentTarget.querySelectorAll("button")];
  const at = dots.findIndex((dot) => dot === document.activeElement);
  dots.at((at + step) % dots.length)?.focus();
}

/** A dot of a color. Drawn as SVG: our content policy allows no style attributes. */
export function Swatch({ hex, className = "" }: { hex: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={className}>
      <circle cx="10" cy="10" r="9.5" fill={hex} stroke="#85868a" />
    </svg>
  );
}
