/** A box in the window, in pixels from its top left corner. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Pixels: what a toast takes, with its distance to the window's edges and to what it keeps clear of. */
const toast = { width: 356, height: 84, margin: 24, phoneMargin: 16, gap: 8 };
/** Up to this width a toast goes from edge to edge, as sonner lays it out. */
const phoneWidth = 600;
/** A toast stays below the header. */
const headerHeight = 96;

/**
 * Pixels by which toasts are raised above their place at the window's foot, so that they lie on none of the boxes. 0
 * when nothing is in the way, or when no place is free.
 */
export function toastLift(boxes: readonly Box[], window: { width: number; height: number }): number {
  const phone = window.width <= phoneWidth;
  const margin = phone ? toast.phoneMargin : toast.margin;
  const left = phone ? margin : window.width - margin - toast.width;
  const inColumn = boxes.filter((box) => box.right > left && box.left < window.width - margin);
  const isFree = (lift: number) => {
    const bottom = window.height - margin - lift;
    return inColumn.every((box) => box.top >= bottom || box.bottom <= bottom - toast.height);
  };
  return (
    [0, ...inColumn.map((box) => Math.ceil(window.height - margin - box.top + toast.gap))]
      .filter((lift) => lift >= 0 && window.height - margin - lift - toast.height >= headerHeight)
      .toSorted((one, other) => one - other)
      .find(isFree) ?? 0
  );
}

/** What a toast must not lie on: parts marked `data-keep-clear`, and what was just pressed. */
export function boxesToKeepClear(): Box[] {
  const pressed = document.activeElement?.matches("main *") ? [document.activeElement] : [];
  return [...document.querySelectorAll("[data-keep-clear]"), ...pressed]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight);
}
