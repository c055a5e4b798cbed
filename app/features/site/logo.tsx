import { type Mark, symbol, wordmark } from "./brand-marks.ts";

/** The symbol and the shop's name: drawn letters for the name they were drawn for, display type once staff rename it. */
export function Logo({ siteName }: { siteName: string }) {
  return (
    <span className="flex w-fit items-center gap-2.5">
      <Drawing mark={symbol} className="h-5 w-7.5 shrink-0" />
      <span className="display text-base leading-none whitespace-nowrap">
        {siteName === wordmark.name ? (
          <>
            <Drawing mark={wordmark} className="h-3.5 w-[8.45rem]" />
            <span className="sr-only">{siteName}</span>
          </>
        ) : (
          siteName
        )}
      </span>
    </span>
  );
}

/** A mark in the color of the text around it. Decoration: the name stands beside it. */
function Drawing({ mark: { width, height, path }, className }: { mark: Mark; className: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={className} fill="currentColor">
      <path d={path} />
    </svg>
  );
}
