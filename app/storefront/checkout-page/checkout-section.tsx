import { type ReactNode, useId } from "react";

import { TextButton } from "#app/ui/button.tsx";

import { checkoutTexts } from "./checkout.texts.ts";

interface Props {
  title: string;
  /** Names it to `useFolding`. */
  part: string;
  /** What was filled in, shown in place of the fields while it is folded. */
  foldedTo?: ReactNode;
  onEdit?: () => void;
  /** A control beside the title, while the section is open. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the checkout's form: its fields, or what was filled in with a button that opens them. */
export function CheckoutSection({ title, part, foldedTo = null, onEdit, aside, children }: Props) {
  const id = useId();
  const isFolded = foldedTo !== null;
  return (
    <fieldset data-part={part} className="border-t border-ink pt-3">
      <legend className={`float-left font-semibold ${aside ? "mr-4" : "w-full"} ${isFolded ? "" : "mb-3"}`}>
        {title}
      </legend>
      {isFolded ? null : aside}
      {isFolded ? (
        <div className="clear-both flex items-start justify-between gap-4 text-sm leading-6">
          <p className="min-w-0 text-muted wrap-anywhere">{foldedTo}</p>
          <TextButton aria-expanded={false} aria-controls={id} className="-my-2.5 min-h-11 px-2 -mr-2" onClick={onEdit}>
            {checkoutTexts().edit}
            <span className="sr-only"> {title}</span>
          </TextButton>
        </div>
      ) : null}
      <div id={id} hidden={isFolded} className="clear-both">
        {children}
      </div>
    </fieldset>
  );
}
