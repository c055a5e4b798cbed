import { useEffect, useEffectEvent, useState } from "react";

export interface Suggestions<T> {
  /** The text these belong to. */
  text: string;
  /** Null when they could not be loaded. */
  found: T[] | null;
}

interface Options<T> {
  /** Loads the suggestions; the signal aborts once they are stale. */
  fetch: (text: string, signal: AbortSignal) => Promise<T[]>;
  /** Milliseconds between the last change of the text and the request. */
  debounceMs: number;
}

/**
 * The suggestions for a text, loaded once typing pauses. The previous ones stay until the next arrive. Null until the
 * first arrive, and while `text` is null, which loads nothing.
 */
export function useSuggestions<T>(text: string | null, { fetch, debounceMs }: Options<T>): Suggestions<T> | null {
  const [answer, setAnswer] = useState<Suggestions<T> | null>(null);
  const load = useEffectEvent(fetch);
  useEffect(() => {
    if (text === null) return setAnswer(null);
    const stale = new AbortController();
    const update = async () => {
      const found = await load(text, stale.signal).catch(() => null);
      if (!stale.signal.aborted) setAnswer({ text, found });
    };
    const timer = setTimeout(() => void update(), debounceMs);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [text, debounceMs]);
  return text === null ? null : answer;
}
