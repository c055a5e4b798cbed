import type { Box } from "#app/ui/toast-place.ts";

/** Pixels: how far above its corner the button may stand, in what steps, and how close to others. */
const maxLift = 256;
const step = 16;
const gap = 4;

/** Pixels to raise a box so that it lies on none of the others; null when there is no such place near. */
export function clearLift(box: Box, others: readonly Box[]): number | null {
  const inColumn = others.filter((other) => other.right > box.left && other.left < box.right);
  for (let lift = 0; lift <= maxLift; lift += step) {
    const [top, bottom] = [box.top - lift - gap, box.bottom - lift + gap];
    if (inColumn.every((other) => other.bottom <= top || other.top >= bottom)) return lift;
  }
  return null;
}

/** Pixels: a link around a larger picture can be pressed beside the button as well. */
const maxThumbnailBytes = 128;

const controls = ":is(a, button, input, select, textarea, summary, label)";
const parts = `:is(header, main, footer) ${controls}, :is(main, footer) :is(h1, h2, h3), [data-keep-clear]`;

/** What people press or read as a title, as far as it stands near the right edge of the window. */
export function boxesNear({ top, bottom, left }: Box): Box[] {
  return [...document.querySelectorAll<HTMLElement>(parts)]
    .filter((part) => !(part.querySelector("img") && part.offsetHeight > maxThumbnailBytes) && !part.closest("[inert]"))
    .flatMap((part) => (/^H\d$/.test(part.tagName) ? boxesOfText(part) : [part.getBoundingClientRect()]))
    .filter((box) => box.width > 1 && box.right > left && box.bottom > top - maxLift - gap && box.top < bottom + gap);
}

/** A title is as wide as its words, however wide its box is. */
function boxesOfText(title: HTMLElement): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(title);
  return [...range.getClientRects()];
}
