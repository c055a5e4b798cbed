/** A box in the window, in pixels from its top left corner. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Pixels: a toast's size (it may be taller), its margins to the window's edges, and its gap to what it must not cover. */
const toast = { width: 356, height: 84, margin: 24, phoneMargin: 16, gap: 8 };
/** Pixels: up to this window width a toast spans the window (toasts.css). */
const phoneWidth = 600;
/** Pixels: a toast stays below the header. */
const headerHeight = 96;

/**
 * Pixels by which toasts move up from the bottom of the window, so that they cover none of the boxes. 0 when nothing is
 * in the way. Where there is no free position below the header, it may lie on that: what is in the way was just asked for.
 * `shownHeight`: the height of the toasts that show, in pixels; 0 while none does.
 */
export function toastLift(boxes: readonly Box[], window: { width: number; height: number }, shownHeight = 0): number {
  const needed = Math.max(toast.height, shownHeight);
  const phone = window.width <= phoneWidth;
  const margin = phone ? toast.phoneMargin : toast.margin;
  const left = phone ? margin : window.width - margin - toast.width;
  const inColumn = boxes.filter((box) => box.right > left && box.left < window.width - margin);
  const isFree = (lift: number) => {
    const bottom = window.height - margin - lift;
    return inColumn.every((box) => box.top >= bottom || box.bottom <= bottom - needed);
  };
  const free = [0, ...inColumn.map((box) => Math.ceil(window.height - margin - box.top + toast.gap))]
    .filter((lift) => lift >= 0 && isFree(lift))
    .toSorted((one, other) => one - other);
  const fitsBelow = (top: number) => (lift: number) => window.height - margin - lift - needed >= top;
  return free.find(fitsBelow(headerHeight)) ?? free.find(fitsBelow(0)) ?? 0;
}

/** What toasts of a height in pixels take of a phone's foot, as a CSS length. There a dialog ends above them (modal.tsx). */
export function toastRoom(shownHeight: number): string {
  return `${shownHeight === 0 ? 0 : toast.phoneMargin + Math.max(toast.height, shownHeight) + toast.gap}px`;
}

/** The boxes a toast must not cover: elements marked `data-keep-clear`, fields in error, and the control that was just pressed. */
export function boxesToKeepClear(): Box[] {
  const pressed = document.activeElement?.matches("main *") ? [document.activeElement] : [];
  return [...document.querySelectorAll("[data-keep-clear], [aria-invalid=true]"), ...pressed]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight);
}
