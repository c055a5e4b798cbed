import { useEffect, useEffectEvent, useRef } from "react";

import type { BillingCountry } from "#app/features/shop/addresses/countries.ts";
import { normalizePostalCode } from "#app/features/shop/addresses/postal-code.ts";
import { readPostalTown } from "#app/features/shop/addresses/postal-town.ts";

interface Address {
  postalCode: string;
  country: BillingCountry;
  city: string;
}

/** Fills in the town of a postal code. A town that the shopper typed or picked stays, and so does the field `name` while they are in it. */
export function usePostalTown(
  name: "city" | "billingCity",
  { postalCode, country, city }: Address,
  onTown: (town: string) => void,
): void {
  const filled = useRef("");
  const fill = useEffectEvent((town: string | null) => {
    if (document.activeElement?.getAttribute("name") === name) return;
    if (town === null) {
      // What was filled in for another code would be wrong, and nobody would have typed it.
      if (filled.current !== "" && city === filled.current) onTown("");
      return;
    }
    if (city.trim() !== "" && city !== filled.current && city !== town) return;
    filled.current = town;
    if (town !== city) onTown(town);
  });
  useEffect(() => {
    // A code that is still being typed has no town yet, and takes none away.
    if (!normalizePostalCode(postalCode, country)) return;
    const request = new AbortController();
    void readPostalTown(postalCode, country, request.signal).then((town) => {
      if (!request.signal.aborted) fill(town);
    });
    return () => request.abort();
  }, [postalCode, country]);
}
