import type { ReactNode } from "react";

import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";

interface Props {
  open: boolean;
  /** The question. */
  title: string;
  /** What the confirming button does, in its own words: 'Delete product'. */
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  /** Called once the dialog has closed without confirming. */
  onClose: () => void;
  /** What follows from it. */
  children?: ReactNode;
}

/** Asks before something that cannot be undone. The cancelling button has the focus. */
export function ConfirmDialog({ open, title, confirm, busy = false, onConfirm, onClose, children }: Props) {
  return (
    <Modal
      label={title}
      placement="center"
      open={open}
      onClose={onClose}
      closesOnBackdropClick={false}
      // It may stand in a row whose text does not wrap.
      className="whitespace-normal"
    >
      <h2 className="text-lg font-semibold">{title}</h2>
      {children ? <div className="mt-3 text-sm leading-6 text-muted">{children}</div> : null}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button look="outline" size="small" onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}>
          Cancel
        </Button>
        <Button size="small" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
