import type { MouseEvent } from "react";

import { localPath } from "#app/shared/language/current-language.ts";

import { helpLinkTexts } from "./help-links.texts.ts";

function openSupport(event: MouseEvent) {
  event.preventDefault();
  window.dispatchEvent(new Event("openSupport"));
}

/** Opens the Support Center, where an order is tracked. That needs scripts; without them a person is asked. */
export function TrackOrderLink({ className }: { className: string }) {
  return (
    <a href={localPath("/contact")} className={className} onClick={openSupport}>
      {helpLinkTexts().trackOrder}
    </a>
  );
}
