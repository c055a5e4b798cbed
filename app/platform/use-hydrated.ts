import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the server renders and the browser takes over, true after: when what the browser stores can be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
