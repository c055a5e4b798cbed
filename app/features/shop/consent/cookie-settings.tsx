import { Modal, ModalCloseButton } from "#app/ui/modal.tsx";

import ConsentSettings from "./consent-settings.tsx";

/** The cookie settings over any page, for who follows the footer's link with scripts. */
export default function CookieSettings({ onClose }: { onClose: () => void }) {
  return (
    <Modal label="Cookie settings" placement="wide-center" onClose={onClose}>
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 className="display text-display-sm">Cookie settings</h2>
        <ModalCloseButton label="Close cookie settings" />
      </div>
      <ConsentSettings />
    </Modal>
  );
}
