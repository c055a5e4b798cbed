import { useEffect, useLayoutEffect, useRef, useState, useEffectEvent } from "react";

import { Icon, type IconName } from "./icon.tsx";
import { Modal, ModalCloseButton } from "./modal.tsx";
import { leaveOverPageEntry, pushOverPageEntry } from "./over-page-entry.ts";
import { useZoomView } from "./use-zoom-view.ts";
import { zoomTexts } from "./zoom-dialog.texts.ts";

/** A picture that can be looked at closely. */
export interface ZoomPicture {
  /** All its pixels. */
  url: string;
  /** A smaller one of the same, shown until more is wanted. */
  preview: string;
  alt: string;
}

interface Props {
  pictures: readonly ZoomPicture[];
  /** The index of the picture to begin with. */
  first: number;
  /** Told the index of the picture that was seen last. */
  onClose: (last: number) => void;
}

/** Pixels that an arrow key moves an enlarged picture, and the factor of a step of zoom. */
const panStep = 80;
const zoomStep = 1.5;

/**
 * Pictures one at a time over the whole screen, up to their full pixels: by pinch, double tap, wheel, buttons and keys (+, -, 0;
 * arrows move an enlarged picture, and lead to the next one else).
 */
export default function ZoomDialog({ pictures, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  useBackCloses(() => dialog.current?.close());
  const picture = pictures[index];
  const count = pictures.length;
  const step = (by: number) => setIndex((index + by + count) % count);
  const { stage, view, isHeld, isGreatest, measure, zoom, pan, reset } = useZoomView({ key: index, onSwipe: step });
  const enlarged = view.scale > 1;
  const source = useFullPicture(picture, enlarged);

  // With each render, before the next key.
  useLayoutEffect(() => {
    const element = dialog.current;
    const arrow = (x: number, y: number) =>
      enlarged ? pan(-x * panStep, -y * panStep) : x !== 0 && count > 1 && step(x);
    const keys: Record<string, () => void> = {
      "+": () => zoom(zoomStep),
      "=": () => zoom(zoomStep),
      "-": () => zoom(1 / zoomStep),
      "0": reset,
      ArrowLeft: () => arrow(-1, 0),
      ArrowRight: () => arrow(1, 0),
      ArrowUp: () => arrow(0, -1),
      ArrowDown: () => arrow(0, 1),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // With these the keys are the browser's own.
      if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
      event.preventDefault();
      keys[event.key]?.();
    };
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  });

  const texts = zoomTexts();
  const percent = texts.percent(Math.round(view.scale * 100));
  return (
    <Modal
      ref={dialog}
      label={texts.pictures}
      placement="fullscreen"
      closesOnBackdropClick={false}
      onClose={() => onClose(index)}
      className="on-dark overflow-hidden! bg-ink! text-white!"
    >
      <div
        ref={stage}
        className={`absolute inset-0 touch-none select-none ${enlarged ? "cursor-grab active:cursor-grabbing" : "cursor-zoom-in"}`}
      >
        <img
          key={index}
          src={source}
          alt={picture?.alt ?? ""}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            measure({ width: naturalWidth, height: naturalHeight })
          }
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          className={`h-full w-full object-contain ${isHeld ? "" : "motion-safe:transition-transform motion-safe:duration-200"}`}
        />
      </div>
      <p role="status" className="sr-only">
        {count > 1 ? texts.place(index + 1, count) : ""}
        {percent}
      </p>
      <ModalCloseButton label={texts.close} className="absolute top-3 right-3 size-12 bg-ink" />
      <div className="absolute inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] mx-auto flex w-fit items-center bg-ink">
        {count > 1 ? <Control name={texts.previous} icon="arrow-left" onPress={() => step(-1)} /> : null}
        <Control name={texts.zoomOut} icon="minus" off={!enlarged} onPress={() => zoom(1 / zoomStep)} />
        <span aria-hidden="true" className="w-14 text-center text-sm tabular-nums">
          {percent}
        </span>
        <Control name={texts.zoomIn} icon="plus" off={isGreatest} onPress={() => zoom(zoomStep)} />
        {count > 1 ? <Control name={texts.next} icon="arrow-right" onPress={() => step(1)} /> : null}
      </div>
    </Modal>
  );
}

interface ControlProps {
  name: string;
  icon: IconName;
  /** It has nothing to do now; it keeps the focus all the same. */
  off?: boolean;
  onPress: () => void;
}

function Control({ name, icon, off = false, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={off || undefined}
      onClick={onPress}
      className="inline-flex size-12 items-center justify-center -outline-offset-4 transition-colors hover:bg-volt hover:text-ink aria-disabled:bg-ink aria-disabled:text-white aria-disabled:opacity-40"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

/** The address to show: the smaller picture, until one with all pixels is wanted and has come. */
function useFullPicture(picture: ZoomPicture | undefined, wanted: boolean): string | undefined {
  const [come, setCome] = useState<string | null>(null);
  const url = picture?.url;
  useEffect(() => {
    if (!wanted || !url) return;
    const full = new Image();
    full.addEventListener("load", () => setCome(url));
    full.src = url;
  }, [wanted, url]);
  return come === url ? url : picture?.preview;
}

/**
 * Lets going back close what lies over the page, for as long as it is mounted, as people expect of a whole screen on a phone. Closed
 * otherwise, its entry of history goes with it.
 */
function useBackCloses(close: () => void): void {
  const onBack = useEffectEvent(close);
  // At once: who sees it may go back in the next frame.
  useLayoutEffect(() => {
    pushOverPageEntry();
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      onBack();
    };
    // Before the router, which listens to the window as well.
    window.addEventListener("popstate", onPop, { capture: true, once: true });
    return () => {
      window.removeEventListener("popstate", onPop, { capture: true });
      // Closed by going back, or by leaving the page, it is left already.
      leaveOverPageEntry();
    };
  }, []);
}
