import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";

import { CloseButton } from "./close-button.tsx";
import { registerModal } from "./open-modals.ts";
import { markPage } from "./page-mark.ts";

const side =
  "m-0 ml-auto h-dvh max-sm:h-[calc(100dvh-var(--toast-room,0px))] max-h-none w-full overflow-y-auto transition-transform duration-300 backdrop:bg-ink/60 starting:[translate:100%]";
const center = "m-auto backdrop:bg-ink/60";
const placements = {
  fullscreen: "m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto",
  side: `${side} max-w-md`,
  "wide-side": `${side} max-w-xl`,
  // From below on a phone, where the thumb is; a strip of the page stays in sight.
  sheet:
    "m-0 mt-auto h-[calc(100dvh-3.5rem)] max-h-none w-full max-w-none transition-transform duration-300 backdrop:bg-ink/60 max-sm:starting:[translate:0_100%] sm:h-dvh sm:max-w-md sm:starting:[translate:-100%]",
  center: `${center} w-[min(28rem,calc(100%-2rem))] p-8`,
  "wide-center": `${center} max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100%-2rem))] p-6 sm:p-9`,
} as const;

interface Props {
  /** Its accessible name. */
  label: string;
  placement: keyof typeof placements;
  /** Left out where the dialog is open for as long as it is mounted. */
  open?: boolean;
  /** Called once the dialog has closed, in whatever way. */
  onClose?: () => void;
  /** Called for Escape instead of closing. */
  onCancel?: () => void;
  /** False where an accidental click would lose input. */
  closesOnBackdropClick?: boolean;
  ref?: RefObject<HTMLDialogElement | null>;
  className?: string;
  children: ReactNode;
}

/**
 * The frame of every modal dialog. The browser's own dialog traps focus, closes on Escape and returns it; the page
 * behind does not scroll (theme.css).
 */
export function Modal({
  label,
  placement,
  open = true,
  onClose,
  onCancel,
  closesOnBackdropClick = true,
  ref,
  className = "",
  children,
}: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  // At once, so that the next key is the dialog's.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!open || !element) return element?.close();
    element.showModal();
    const unmark = markPage("data-modal");
    const unregister = registerModal(element);
    const letGo = () => {
      unmark();
      unregister();
    };
    element.addEventListener("close", letGo);
    return () => {
      element.removeEventListener("close", letGo);
      letGo();
    };
  }, [open, dialog]);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !closesOnBackdropClick) return;
    // A click on the backdrop has the dialog itself as its target. Not `onClick`: a dialog is no control to the linter.
    const onClick = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, [closesOnBackdropClick, dialog]);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onCancel={
        onCancel &&
        ((event) => {
          event.preventDefault();
          onCancel();
        })
      }
      className={`bg-paper text-ink ${placements[placement]} ${className}`}
    >
      {children}
    </dialog>
  );
}

/** A dialog's header: its title and its close button. */
export function ModalHeader({
  closeLabel,
  ref,
  className = "",
  closeClassName = "-m-2.5",
  children,
}: {
  closeLabel: string;
  /** The header element; with it the header can be focused, for when the focused control is removed. */
  ref?: RefObject<HTMLDivElement | null>;
  className?: string;
  closeClassName?: string;
  children: ReactNode;
}) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={`flex justify-between gap-4 ${ref ? "-outline-offset-4 outline-none" : ""} ${className}`}
    >
      {children}
      <ModalCloseButton label={closeLabel} className={closeClassName} />
    </div>
  );
}

/** A close button for the dialog it is in. */
export function ModalCloseButton({ label, className = "" }: { label: string; className?: string }) {
  return <CloseButton label={label} className={className} onClick={closeModal} />;
}

function closeModal({ currentTarget }: SyntheticEvent): void {
  currentTarget.closest("dialog")?.close();
}
