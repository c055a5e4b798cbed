import { useEffect } from "react";

const inputs = ["pointerdown", "keydown"];

/** Runs `prepare` at the first press or key on a page: what may be wanted from then on is fetched for no one else. */
export function useFirstInput(prepare: () => void): void {
  useEffect(() => {
    const stop = () => {
      for (const name of inputs) removeEventListener(name, run, true);
    };
    const run = () => {
      stop();
      prepare();
    };
    for (const name of inputs) addEventListener(name, run, true);
    return stop;
  }, [prepare]);
}
