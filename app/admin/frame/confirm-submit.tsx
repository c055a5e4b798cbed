import { type ReactNode, type SyntheticEvent, useId, useState } from "react";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";

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

/**
 * A submit button of the form it stands in that asks first, as `ConfirmDialog` does: a modal dialog in the form. Without scripts it is the
 * browser's own popover, which asks, too.
 */
export function ConfirmSubmit({ label, of, title, confirm, name, value, children }: Props) {
  const id = useId();
  const hydrated = useHydrated();
  const [asks, setAsks] = useState(false);
  const question = (
    <>
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className="mt-3 text-sm leading-6 text-muted">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button
          look="outline"
          size="small"
          {...(hydrated ? { onClick: close } : { ref: takesFocus, popoverTarget: id, popoverTargetAction: "hide" })}
        >
          Cancel
        </Button>
        {/* The page may stay where it is, and the question with it. */}
        <Button type="submit" name={name} value={value} size="small" onClick={close}>
          {confirm}
        </Button>
      </div>
    </>
  );
  return (
    <>
      <Button look="outline" size="small" {...(hydrated ? { onClick: () => setAsks(true) } : { popoverTarget: id })}>
        {label}
        {of ? <span className="sr-only">{of}</span> : null}
      </Button>
      {hydrated ? (
        <Modal
          label={title}
          placement="center"
          open={asks}
          onClose={() => setAsks(false)}
          closesOnBackdropClick={false}
          className="text-left whitespace-normal"
        >
          {question}
        </Modal>
      ) : (
        <div
          // One that was opened before scripts ran goes on as the dialog.
          ref={(popover) => () => {
            if (popover?.matches(":popover-open")) setAsks(true);
          }}
          id={id}
          popover="auto"
          role="dialog"
          aria-label={title}
          className="m-auto w-[min(28rem,calc(100%-2rem))] bg-paper p-8 text-left whitespace-normal text-ink backdrop:bg-ink/60"
        >
          {question}
        </div>
      )}
    </>
  );
}

/** Closes the dialog of a button: the focus goes back to the one that asked. */
function close({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.closest("dialog")?.close();
}
