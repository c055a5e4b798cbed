import { useBeforeUnload, useBlocker } from "react-router";

import { ConfirmDialog } from "./confirm-dialog.tsx";

interface Props {
  unsaved: boolean;
  /** What is edited is named in the query of the page's address, so another query is another form. */
  ofQuery?: boolean;
}

/** Asks before unsaved changes are lost, when another page is opened and when the tab is closed or reloaded. */
export function UnsavedChanges({ unsaved, ofQuery = false }: Props) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && (from.pathname !== to.pathname || (ofQuery && from.search !== to.search)),
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
