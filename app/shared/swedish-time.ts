const parts = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Stockholm",
});

/** An ISO time as a `datetime-local` field holds it, in Swedish time: `2026-11-03T14:05`. Empty for null. */
export function toSwedishField(iso: string | null): string {
  return iso === null ? "" : swedishClock(new Date(iso)).slice(0, 16);
}

/** The ISO time of a `datetime-local` field, read as Swedish time; null for an empty or malformed one. */
export function fromSwedishField(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text)) return null;
  const asUtc = new Date(`${text.slice(0, 16)}:00.000Z`).getTime();
  if (Number.isNaN(asUtc)) return null;
  // The offset of the moment itself: one step nearer, because it may lie on the other side of a change of the clocks.
  const near = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(near)).toISOString();
}

/** Milliseconds that Swedish clocks are ahead of UTC at a moment. */
function offsetAt(moment: number): number {
  return new Date(`${swedishClock(new Date(moment))}.000Z`).getTime() - Math.floor(moment / 1000) * 1000;
}

const swedishClock = (date: Date) => parts.format(date).replace(" ", "T");
