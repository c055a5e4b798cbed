import { useBeforeUnload, useBlocker } from "react-router";

import { ConfirmDialog } from "./confirm-dialog.tsx";

/** Asks before unsaved changes are lost, when another page is opened and when the tab is closed or reloaded. */
export function UnsavedChanges({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (unsaved) event.preventDefault();
  });
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Leave without saving?"
      confirm="Leave"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>Your changes on this page will be lost.</p>
    </ConfirmDialog>
  );
}
