import { type ReactNode, useId } from "react";

import { Button } from "#app/ui/button.tsx";

interface Props {
  /** The button that asks: 'Remove'. */
  label: string;
  /** What screen readers hear behind it, where several stand in a list: ' the address of anna@…'. */
  of?: string;
  /** The question. */
  title: string;
  /** What the submitting button does, in its own words. */
  confirm: string;
  /** What the submitting button sends. */
  name: string;
  value: string;
  /** What follows from it. */
  children: ReactNode;
}

/** Gives a button the focus when its popover opens. React's own `autoFocus` focuses once, while the popover is still hidden. */
const takesFocus = (button: HTMLButtonElement | null) => void button?.setAttribute("autofocus", "");

/** A submit button of the form it stands in that asks first. The browser's own popover: it asks without scripts, too. */
export function ConfirmSubmit({ label, of, title, confirm, name, value, children }: Props) {
  const id = useId();
  return (
    <>
      <Button look="outline" size="small" popoverTarget={id}>
        {label}
        {of ? <span className="sr-only">{of}</span> : null}
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className="m-auto w-[min(28rem,calc(100%-2rem))] bg-paper p-8 text-left whitespace-normal text-ink backdrop:bg-ink/60"
      >
        <h2 className="text-lg font-semibold">{title}</h2>
        <div className="mt-3 text-sm leading-6 text-muted">{children}</div>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button ref={takesFocus} look="outline" size="small" popoverTarget={id} popoverTargetAction="hide">
            Cancel
          </Button>
          <Button
            type="submit"
            name={name}
            value={value}
            size="small"
            // The page may stay where it is, and the question with it.
            onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </>
  );
}
