import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";

/** Prints the page; without scripts the browser's own command does. */
export function PrintButton() {
  const hydrated = useHydrated();
  return (
    <Button size="small" hidden={!hydrated} onClick={() => window.print()}>
      Print
    </Button>
  );
}
