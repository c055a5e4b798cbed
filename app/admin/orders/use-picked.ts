import { useEffect, useState } from "react";
import { z } from "zod/mini";

import type { PickedVariant } from "#app/features/selling/orders/pick-list.server.ts";

import type { Picked } from "./picking.ts";

const key = "pickList";
const storedSchema = z.object({ list: z.string(), picked: z.record(z.string(), z.number()) });

/** What was picked of a list, kept in this tab so that a reload loses nothing. Another list begins with nothing picked. */
export function usePicked(variants: readonly PickedVariant[]): [Picked, (picked: Picked) => void] {
  const list = JSON.stringify(variants.map(({ variantId, units }) => [variantId, units]));
  const [state, setState] = useState<{ list: string; picked: Picked }>({ list, picked: {} });
  useEffect(() => {
    const stored = readStored();
    if (stored?.list === list) setState(stored);
  }, [list]);
  const picked = state.list === list ? state.picked : {};
  return [
    picked,
    (changed) => {
      setState({ list, picked: changed });
      store({ list, picked: changed });
    },
  ];
}

function readStored() {
  try {
    return storedSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null")).data;
  } catch {
    // Storage is blocked, or holds something else.
    return undefined;
  }
}

function store(state: { list: string; picked: Picked }): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // Storage is blocked or full: the list still counts until it is left.
  }
}
