import { Modal, ModalCloseButton } from "#app/ui/modal.tsx";

import { settingsTexts } from "./consent-settings.texts.ts";
import ConsentSettings from "./consent-settings.tsx";
import { cookieSettingsName } from "./cookie-settings-name.texts.ts";

/** The cookie settings over any page, for who follows the footer's link with scripts. */
export default function CookieSettings({ onClose }: { onClose: () => void }) {
  const name = cookieSettingsName().cookieSettings;
  return (
    <Modal label={name} placement="wide-center" onClose={onClose}>
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 className="display text-display-sm">{name}</h2>
        <ModalCloseButton label={settingsTexts().close} />
      </div>
      <ConsentSettings />
    </Modal>
  );
}
