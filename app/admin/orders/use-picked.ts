import { useEffect, useState } from "react";
import * as z from "zod/mini";

import type { PickedVariant } from "#app/features/selling/orders/pick-list.server.ts";
import { readFromTab, writeToTab } from "#app/platform/browser/tab-storage.ts";

import type { Picked } from "./picking.ts";

/** The variants of a list with what is wanted of each, as text, and what was picked of each. */
const storedSchema = z.object({ list: z.string(), units: z.array(z.number()) });

/** What was picked of a list, kept in this tab so that a reload loses nothing. Another list begins with nothing picked. */
export function usePicked(variants: readonly PickedVariant[]): [Picked, (picked: Picked) => void] {
  const list = JSON.stringify(variants.map(({ variantId, units }) => [variantId, units]));
  const [state, setState] = useState<{ list: string; picked: Picked }>({ list, picked: {} });
  useEffect(() => {
    const { data } = storedSchema.safeParse(readFromTab("pickList"));
    if (data?.list !== list) return;
    const ids = (JSON.parse(list) as [string, number][]).map(([id]) => id);
    setState({ list, picked: Object.fromEntries(ids.map((id, i) => [id, data.units[i] ?? 0])) });
  }, [list]);
  return [
    state.list === list ? state.picked : {},
    (picked) => {
      setState({ list, picked });
      writeToTab("pickList", { list, units: variants.map(({ variantId }) => picked[variantId] ?? 0) });
    },
  ];
}
