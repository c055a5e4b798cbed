import { useEffect, useState } from "react";
import * as z from "zod/mini";

import { type Suggestion, suggestionSchema } from "./suggestion.ts";

const debounceMs = 200;
const timeoutMs = 5_000;
const answerSchema = z.object({ products: z.array(suggestionSchema) });

export interface Suggestions {
  /** The trimmed text these belong to. */
  text: string;
  /** Null when the shop could not be asked. */
  products: Suggestion[] | null;
}

/** The products for what is typed, asked for once typing pauses; null until the first answer. Outdated questions are dropped. */
export function useSuggestions(typed: string): Suggestions | null {
  const text = typed.trim();
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  useEffect(() => {
    const outdated = new AbortController();
    const ask = async () => {
      let products: Suggestion[] | null;
      try {
        products = await fetchSuggestions(text, outdated.signal);
      } catch {
        products = null;
      }
      if (!outdated.signal.aborted) setAnswer({ text, products });
    };
    const timer = setTimeout(() => void ask(), text === "" ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [text]);
  return answer;
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const query = text === "" ? "" : `?search=${encodeURIComponent(text)}`;
  const response = await fetch(`/search-suggestions${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  return answerSchema.parse(await response.json()).products;
}
