import { hasRoom } from "./has-room.ts";

/** The props of an opener that fetch what it opens once a pointer or the focus comes to it. A module is fetched once, however often. */
export function onIntent(load: () => Promise<unknown>): { onPointerEnter: () => void; onFocus: () => void } {
  // What fails here is asked for again by the press.
  const prepare = () => void (hasRoom(navigator) ? load().catch(() => undefined) : undefined);
  return { onPointerEnter: prepare, onFocus: prepare };
}
