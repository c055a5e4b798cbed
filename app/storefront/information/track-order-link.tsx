import type { MouseEvent } from "react";

function openSupport(event: MouseEvent) {
  event.preventDefault();
  window.dispatchEvent(new Event("openSupport"));
}

/** Opens the Support Center, where an order is tracked. That needs scripts; without them a person is asked. */
export function TrackOrderLink({ className }: { className: string }) {
  return (
    <a href="/contact" className={className} onClick={openSupport}>
      Track your order
    </a>
  );
}
