import { Link } from "react-router";

import type { MarketCheck } from "#app/features/catalogue/market-prices/market-checks.ts";
import { Icon } from "#app/ui/icon.tsx";

/** What of a market's set is there, and what is missing, with the way to mend it. */
export function MarketChecks({ checks }: { checks: readonly MarketCheck[] }) {
  return (
    <ul className="grid gap-0.5 text-sm">
      {checks.map(({ name, text, isMet, to }) => (
        <li key={name} className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline gap-x-3 py-1">
          <Icon
            name={isMet ? "check" : "alert"}
            className={`size-4 self-center ${isMet ? "text-success" : "text-danger"}`}
          />
          <p className="wrap-anywhere">
            <span className="font-medium">{name}</span>
            <span className="sr-only">{isMet ? " (done)" : " (missing)"}</span>: {text}
            {to && !isMet ? (
              <>
                {" "}
                <Link to={to} discover="none" className="inline-flex min-h-6 items-center underline underline-offset-4">
                  Fix<span className="sr-only"> {name.toLowerCase()}</span>
                </Link>
              </>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
