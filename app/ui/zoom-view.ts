/** Pixels of the screen. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels off the middle of the window. */
export interface Point {
  x: number;
  y: number;
}

/** How a picture lies in its window: at `scale` 1 all of it is seen; x and y are how far its middle is off the window's. */
export interface View extends Point {
  scale: number;
}

/** What bounds a view: the window, the picture at scale 1 in it, and the greatest scale. */
export interface Stage {
  window: Size;
  fitted: Size;
  greatest: number;
}

/** All of the picture, in the middle. */
export const wholeView: View = { scale: 1, x: 0, y: 0 };

/**
 * How much a double tap enlarges: any picture, also a small one, since somebody who sees badly needs it, and one whose full pixels
 * have not come yet.
 */
export const tapFactor = 2.5;

/** The stage of a picture of so many pixels: at its greatest, each of them has one of the screen. */
export function stageOf(picture: Size, window: Size): Stage {
  const ratio = Math.min(window.width / picture.width, window.height / picture.height);
  const fitted = { width: picture.width * ratio, height: picture.height * ratio };
  return { window, fitted, greatest: Math.max(tapFactor, 1 / ratio) };
}

/** The view after zooming by a factor, with the picture's spot under `point` staying there as far as the bounds allow. */
export function zoomedAt(view: View, factor: number, point: Point, stage: Stage): View {
  const scale = clamp(view.scale * factor, 1, stage.greatest);
  const by = scale / view.scale;
  return within({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, stage);
}

/** The view after dragging by so many pixels. */
export function movedBy(view: View, { x, y }: Point, stage: Stage): View {
  return within({ ...view, x: view.x + x, y: view.y + y }, stage);
}

/** The view after two fingers went from one pair of points to another: what was between them stays between them. */
export function pinched(
  view: View,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  stage: Stage,
): View {
  const [from, to] = [middleOf(before), middleOf(after)];
  const moved = { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
  return zoomedAt(moved, distanceOf(after) / Math.max(1, distanceOf(before)), to, stage);
}

/** The view within its bounds: no edge of the picture comes further in than the window's, and a smaller picture stays in the middle. */
export function within({ scale, x, y }: View, { window, fitted, greatest }: Stage): View {
  const kept = clamp(scale, 1, greatest);
  const room = (side: keyof Size) => Math.max(0, (fitted[side] * kept - window[side]) / 2);
  return { scale: kept, x: clamp(x, -room("width"), room("width")), y: clamp(y, -room("height"), room("height")) };
}

function clamp(value: number, least: number, greatest: number): number {
  // `|| 0`: never minus zero, nor a value that is none.
  return Math.min(greatest, Math.max(least, value)) || 0;
}

function middleOf([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distanceOf([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
