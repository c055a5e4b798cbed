import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  label: string;
  /** Called once the dialog has closed, by whatever way; its owner then takes it out of the page. */
  onClose: () => void;
  className: string;
  children: ReactNode;
}

/**
 * A modal dialog, open for as long as it is in the page. The browser's own dialog traps focus, closes on Escape and
 * gives focus back; a click on the dialog's own ground or beside it closes it too.
 */
export function Modal({ label, onClose, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    element.showModal();
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, []);
  return (
    <dialog ref={dialog} aria-label={label} onClose={onClose} className={className}>
      {children}
    </dialog>
  );
}
