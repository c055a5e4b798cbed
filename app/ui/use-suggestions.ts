import { useEffect, useEffectEvent, useState } from "react";

export interface Suggestions<T> {
  /** The text these belong to. */
  text: string;
  /** Null when they could not be had. */
  found: T[] | null;
}

interface Options<T> {
  /** Asks for the suggestions; a signal that aborts says that nobody waits for them any more. */
  fetch: (text: string, signal: AbortSignal) => Promise<T[]>;
  /** Milliseconds between the last change of the text and the question. */
  debounceMs: number;
}

/**
 * The suggestions for a text, asked for once typing pauses. Those of the text before stay until the next arrive; null
 * until the first, and while `text` is null, which asks for nothing.
 */
export function useSuggestions<T>(text: string | null, { fetch, debounceMs }: Options<T>): Suggestions<T> | null {
  const [answer, setAnswer] = useState<Suggestions<T> | null>(null);
  const ask = useEffectEvent(fetch);
  useEffect(() => {
    if (text === null) return setAnswer(null);
    const outdated = new AbortController();
    const load = async () => {
      const found = await ask(text, outdated.signal).catch(() => null);
      if (!outdated.signal.aborted) setAnswer({ text, found });
    };
    const timer = setTimeout(() => void load(), debounceMs);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [text, debounceMs]);
  return text === null ? null : answer;
}
