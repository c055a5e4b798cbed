import { type RefObject, useEffect, useRef, useState } from "react";

import {
  movedBy,
  pinched,
  type Point,
  type Size,
  stageOf,
  tapFactor,
  type View,
  wholeView,
  within,
  zoomedAt,
} from "./zoom-view.ts";

interface Options {
  /** Another value begins with the whole picture again. */
  key: number;
  /** Called when a finger swipes over a whole picture: 1 leads on, -1 back. */
  onSwipe: (by: 1 | -1) => void;
}

export interface ZoomState {
  /** The element that pointers and wheel work on. */
  stage: RefObject<HTMLDivElement | null>;
  view: View;
  /** Whether a finger or the mouse holds the picture: then it follows at once. */
  isHeld: boolean;
  isGreatest: boolean;
  /** Takes the picture's own pixels, once they are known. */
  measure: (picture: Size) => void;
  zoom: (factor: number, at?: Point) => void;
  pan: (x: number, y: number) => void;
  reset: () => void;
}

/** Milliseconds between the taps of a double tap, and pixels that a tap or a swipe may or must move. */
const doubleTapMs = 300;
const tapPixels = 12;
const swipePixels = 50;

/** What a picture is taken for until it has come. */
const usualPicture: Size = { width: 1200, height: 1500 };

/** The view of a picture, moved by pointers and the wheel on its stage. */
export function useZoomView({ key, onSwipe }: Options): ZoomState {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(wholeView);
  const [picture, setPicture] = useState(usualPicture);
  const [window, setWindow] = useState<Size>({ width: 4, height: 5 });
  const [isHeld, setHeld] = useState(false);
  const bounds = stageOf(picture, window);
  const zoom = (factor: number, at: Point = wholeView) => setView((now) => zoomedAt(now, factor, at, bounds));

  useEffect(() => setView(wholeView), [key]);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => entry && setWindow(entry.contentRect));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  const pointers = useRef(new Map<number, Point>());
  const press = useRef<{ at: Point; alone: boolean } | null>(null);
  const lastTap = useRef<{ at: Point; time: number } | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    };
    const toggle = (at: Point) => setView((now) => (now.scale > 1 ? wholeView : zoomedAt(now, tapFactor, at, bounds)));
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointOf(event));
      press.current = { at: pointOf(event), alone: pointers.current.size === 1 };
      setHeld(true);
    };
    const onMove = (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (other) setView((old) => pinched(old, [before, other], [now, other], bounds));
      else setView((old) => movedBy(old, { x: now.x - before.x, y: now.y - before.y }, bounds));
    };
    const onUp = (event: PointerEvent) => {
      if (!pointers.current.delete(event.pointerId)) return;
      if (pointers.current.size > 0) return;
      setHeld(false);
      const { at, alone } = press.current ?? {};
      if (!at || !alone || event.type === "pointercancel") return;
      const now = pointOf(event);
      const moved = { x: now.x - at.x, y: now.y - at.y };
      if (Math.hypot(moved.x, moved.y) < tapPixels) return tap(event, now);
      const swiped = Math.abs(moved.x) > swipePixels && Math.abs(moved.x) > Math.abs(moved.y) * 1.5;
      if (swiped && view.scale === 1 && event.pointerType !== "mouse") onSwipe(moved.x < 0 ? 1 : -1);
    };
    const tap = ({ pointerType, timeStamp }: PointerEvent, at: Point) => {
      const last = lastTap.current;
      const isSecond =
        last && timeStamp - last.time < doubleTapMs && Math.hypot(at.x - last.at.x, at.y - last.at.y) < tapPixels * 3;
      lastTap.current = isSecond ? null : { at, time: timeStamp };
      // A click of the mouse is enough, and the second of a double click adds nothing.
      if (pointerType === "mouse" ? !isSecond : isSecond) toggle(at);
    };
    const onWheel = (event: WheelEvent) => {
      // The page behind must not scroll, nor the browser zoom it: a pinch on a trackpad comes as a wheel with Ctrl.
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002)), pointOf(event));
    };
    const listeners = [
      ["pointerdown", onDown],
      ["pointermove", onMove],
      ["pointerup", onUp],
      ["pointercancel", onUp],
      ["wheel", onWheel],
    ] as const;
    for (const [name, listener] of listeners)
      element.addEventListener(name, listener as EventListener, { passive: false });
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
    };
  });

  return {
    stage,
    view: within(view, bounds),
    isHeld,
    isGreatest: view.scale >= bounds.greatest,
    measure: setPicture,
    zoom,
    pan: (x, y) => setView((now) => movedBy(now, { x, y }, bounds)),
    reset: () => setView(wholeView),
  };
}
