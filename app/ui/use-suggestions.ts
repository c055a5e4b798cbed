import { useEffect, useEffectEvent, useState } from "react";

export interface Suggestions<Answer> {
  /** The text these belong to. */
  text: string;
  /** Null when they could not be loaded. */
  found: Answer | null;
}

interface Options<Answer> {
  /** Loads the suggestions; the signal aborts once they are stale. */
  fetch: (text: string, signal: AbortSignal) => Promise<Answer>;
  /** Milliseconds between the last change of the text and the request. */
  debounceMs: number;
  /** Another value loads them again. */
  attempt?: number;
}

/**
 * The suggestions for a text, loaded once typing pauses. The previous ones stay until the next arrive. Null until the
 * first arrive, and while `text` is null, which loads nothing.
 */
export function useSuggestions<Answer>(
  text: string | null,
  { fetch, debounceMs, attempt = 0 }: Options<Answer>,
): Suggestions<Answer> | null {
  const [answer, setAnswer] = useState<Suggestions<Answer> | null>(null);
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
  }, [text, debounceMs, attempt]);
  return text === null ? null : answer;
}
