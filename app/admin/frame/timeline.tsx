import { formatDateTime } from "#app/shared/dates.ts";

interface Entry {
  id: string;
  title: string;
  /** What was written, with its line breaks. */
  text?: string;
  actor: string;
  /** ISO. */
  createdAt: string;
}

/** What happened to an order or a case, oldest first: what, who, when. */
export function Timeline({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="border-l border-line-strong">
      {entries.map(({ id, title, text, actor, createdAt }) => (
        <li
          key={id}
          className="relative pb-5 pl-6 text-sm last:pb-0 before:absolute before:top-1.5 before:-left-1 before:size-2 before:bg-ink"
        >
          <p className="font-medium wrap-anywhere">{title}</p>
          {text ? <p className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">{text}</p> : null}
          <p className="mt-0.5 text-muted tabular-nums">
            {actor}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
