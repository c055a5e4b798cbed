import { hasRoom } from "./has-room.ts";

/** The props of an opener that fetch what it opens once a pointer or the focus comes to it. A module is fetched once, however often. */
export function onIntent(load: () => Promise<unknown>): { onPointerEnter: () => void; onFocus: () => void } {
  // What fails here is asked for again by the press.
  const fetchAhead = () => void (hasRoom(navigator) ? load().catch(() => undefined) : undefined);
  // After the next paint: a finger comes with its press, and asking for files takes longer than answering that.
  const prepare = () => requestAnimationFrame(() => setTimeout(fetchAhead));
  return { onPointerEnter: prepare, onFocus: prepare };
}
