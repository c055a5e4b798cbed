import type { Box } from "#app/ui/toast-place.ts";

/** Pixels: how far the button may move up, in what steps, and its gap to other elements. */
const maxLift = 256;
const step = 16;
const gap = 4;

/** Pixels to move a box up so that it covers none of the others; null when no such position is near. */
export function liftAbove(box: Box, others: readonly Box[]): number | null {
  const inColumn = others.filter((other) => other.right > box.left && other.left < box.right);
  for (let lift = 0; lift <= maxLift; lift += step) {
    const [top, bottom] = [box.top - lift - gap, box.bottom - lift + gap];
    if (inColumn.every((other) => other.bottom <= top || other.top >= bottom)) return lift;
  }
  return null;
}

/** Pixels: a link around a higher picture can be pressed outside the button as well. */
const maxThumbnailHeight = 128;

const controls = ":is(a, button, input, select, textarea, summary, label)";
/** Elements that may be wider than what they say. */
const texts = ":is(h1, h2, h3, p, dt, dd, th, td, legend, figcaption, address, li:not(:has(*)), .tabular-nums)";
const parts = `:is(header, main, footer) ${controls}, :is(main, footer) ${texts}, [data-keep-clear]`;

/**
 * Tells once, with the next frame, the boxes near a box of controls and texts. Pictures may be covered: else a wall of cards had no place.
 * The browser says which are near: asked for each place, it would lay out what is folded away too. Returns how to stop.
 */
export function watchBoxesNear({ top, bottom, left }: Box, tell: (boxes: Box[]) => void): () => void {
  const area = [maxLift + gap - top, 0, bottom + gap - window.innerHeight, -left];
  const observer = new IntersectionObserver(
    (entries) => {
      observer.disconnect();
      tell(entries.filter(({ isIntersecting }) => isIntersecting).flatMap(boxesOf));
    },
    { rootMargin: area.map((pixels) => `${Math.ceil(pixels)}px`).join(" ") },
  );
  for (const part of document.querySelectorAll(parts)) observer.observe(part);
  return () => observer.disconnect();
}

function boxesOf({ target: part, boundingClientRect: box }: IntersectionObserverEntry): Box[] {
  if (box.width <= 1 || part.closest("[inert]")) return [];
  if (box.height > maxThumbnailHeight && part.querySelector("img")) return [];
  return part.matches(texts) ? boxesOfText(part) : [box];
}

/** The boxes of a text, which may be narrower than its element. */
function boxesOfText(title: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(title);
  return [...range.getClientRects()];
}
