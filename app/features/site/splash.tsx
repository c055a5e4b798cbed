import { useEffect, useEffectEvent, useState } from "react";

import { Modal } from "#app/ui/modal.tsx";

import { runSplash, splashStart, splashStatus } from "./splash-run.ts";
import { uncover } from "./splash-cover.tsx";
import { useSite } from "./use-site.ts";

const reveal = "transition duration-300 ease-out-soft";
const hidden = "translate-y-2 opacity-0";

/** The splash over the page that is already there. Escape or a click ends it at once. */
export default function Splash({ onEnd }: { onEnd: () => void }) {
  const { siteName, tagline } = useSite().identity;
  const [state, setState] = useState(splashStart);
  const end = useEffectEvent(onEnd);
  useEffect(uncover, []);
  useEffect(() => runSplash(setState, () => end()), []);
  const { titleShown, taglineShown, progressShown, progress } = state;
  return (
    <Modal
      label={siteName}
      onClose={onEnd}
      className="on-dark m-0 h-dvh max-h-none w-full max-w-none cursor-pointer bg-ink text-white outline-none"
    >
      {/* A click anywhere is a click on the dialog itself. */}
      <div className="page pointer-events-none flex h-full flex-col py-6 lg:py-10">
        <p className={`eyebrow flex items-center gap-2 ${reveal} ${progressShown ? "" : hidden}`}>
          <span className="size-2 animate-pulse rounded-full bg-white" />
          LIVE
        </p>
        <div className="my-auto">
          <p className={`display text-display-lg ${reveal} ${titleShown ? "" : hidden}`}>{siteName}</p>
          <p
            className={`mt-5 max-w-md text-lg leading-7 text-balance text-muted-dark ${reveal} ${taglineShown ? "" : hidden}`}
          >
            {tagline}
          </p>
        </div>
        <div className={`${reveal} ${progressShown ? "" : hidden}`}>
          <div className="mb-3 flex items-baseline justify-between gap-6">
            <p role="status" className="text-sm">
              {splashStatus(progress, siteName)}
            </p>
            <p className="display text-display-sm tabular-nums">{progress}%</p>
          </div>
          <progress
            aria-label="Loading"
            value={progress}
            max={100}
            className="block h-0.5 w-full appearance-none bg-ink-line [&::-moz-progress-bar]:bg-white [&::-webkit-progress-bar]:bg-ink-line [&::-webkit-progress-value]:bg-white [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-150"
          />
          <p className="mt-4 text-xs text-muted-dark">Press Esc or tap to skip</p>
        </div>
      </div>
    </Modal>
  );
}
