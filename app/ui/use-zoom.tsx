import { type MouseEvent, startTransition, Suspense, useRef, useState } from "react";

import { lazyWithRetry } from "./lazy-with-retry.ts";
import { onIntent } from "./on-intent.ts";
import type { ZoomPicture } from "./zoom-dialog.tsx";

const load = () => import("./zoom-dialog.tsx");
const ZoomDialog = lazyWithRetry(load);
const zoomIntent = onIntent(load);

/**
 * Links to pictures that open the zoom dialog instead, which is fetched when the first is pointed at; without scripts they are links.
 * `onLeave` is told at which picture it was closed, when that is another than it was opened at.
 */
export function useZoom(pictures: readonly ZoomPicture[], onLeave?: (index: number) => void) {
  const [opened, setOpened] = useState<number | null>(null);
  const wasOpened = useRef(false);
  const linkTo = (index: number) => ({
    href: pictures[index]?.url,
    "data-opens-dialog": true,
    ...zoomIntent,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const open = () => setOpened(index);
      // Its script is here after the first time: it opens at once, so that the next key is for it.
      if (wasOpened.current) open();
      else startTransition(open);
      wasOpened.current = true;
    },
  });
  const close = (last: number) => {
    setOpened(null);
    if (last !== opened) onLeave?.(last);
  };
  const dialog = (
    <Suspense>{opened === null ? null : <ZoomDialog pictures={pictures} first={opened} onClose={close} />}</Suspense>
  );
  return { linkTo, dialog };
}
