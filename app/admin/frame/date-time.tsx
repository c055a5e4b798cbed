import { formatDateTime } from "#app/shared/dates.ts";

/** A moment, ISO, as staff read it; `whole`: never broken over two lines. */
export function DateTime({ at, whole = false }: { at: string; whole?: boolean }) {
  return (
    <time dateTime={at} className={`tabular-nums ${whole ? "whitespace-nowrap" : ""}`}>
      {formatDateTime(at)}
    </time>
  );
}
