import type { SyntheticEvent } from "react";

/** Closes the modal dialog that a button stands in. */
export function closeModal({ currentTarget }: SyntheticEvent): void {
  currentTarget.closest("dialog")?.close();
}
