import { wordmarkName } from "./brand-name.ts";

/** The symbol and the shop's name: the drawn wordmark, or text once staff have renamed the shop. */
export function Logo({ siteName }: { siteName: string }) {
  return (
    <span className="flex w-fit items-center gap-2.5">
      <span className="mark-symbol h-5 shrink-0" />
      <span className="display text-base leading-none whitespace-nowrap">
        {siteName === wordmarkName ? (
          <>
            <span className="mark-wordmark block h-3.5" />
            <span className="sr-only">{siteName}</span>
          </>
        ) : (
          siteName
        )}
      </span>
    </span>
  );
}
