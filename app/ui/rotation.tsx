import { useEffect, useState } from "react";

import { rotationTexts } from "./rotation.texts.ts";

/** Milliseconds between two slides or texts (S1). */
const rotationMs = 5_000;

export interface Rotation {
  index: number;
  paused: boolean;
  show: (index: number) => void;
  toggle: () => void;
  /** For the element that pauses the rotation while it is hovered or has the focus. */
  pauseOnHoverProps: React.HTMLAttributes<HTMLElement>;
}

/** Rotates through `count` items, one every 5 s. Paused for people who prefer reduced motion, and on request. */
export function useRotation(count: number): Rotation {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setPaused(true);
  }, []);
  useEffect(() => {
    if (paused || hovered) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), rotationMs);
    return () => clearInterval(timer);
  }, [paused, hovered, count, index]);

  return {
    index,
    paused,
    show: setIndex,
    toggle: () => setPaused((now) => !now),
    pauseOnHoverProps: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setHovered(true),
      onBlur: () => setHovered(false),
    },
  };
}

/** Pauses and resumes a rotation. */
export function PauseButton({ rotation }: { rotation: Rotation }) {
  return (
    <button
      type="button"
      onClick={rotation.toggle}
      aria-label={rotation.paused ? rotationTexts().play : rotationTexts().pause}
      className="-ml-2 inline-flex size-11 items-center justify-center"
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="currentColor">
        <path d={rotation.paused ? "M4 2.5v11l9-5.5z" : "M4 2.5h3v11H4zM9 2.5h3v11H9z"} />
      </svg>
    </button>
  );
}
