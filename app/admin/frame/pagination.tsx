import { Link } from "react-router";

interface Props {
  page: number;
  size: number;
  total: number;
  /** The path of a page of the list. */
  to: (page: number) => string;
}

const step = "inline-flex min-h-11 items-center border px-4 text-sm font-semibold";

/** Links to the previous and next page of a list; nothing when there is only one page. */
export function Pagination({ page, size, total, to }: Props) {
  const pages = Math.ceil(total / size);
  if (pages <= 1 && page === 1) return null;
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-4 tabular-nums">
      <p className="text-sm text-muted">{first > total ? `${total} in all` : `${first} to ${last} of ${total}`}</p>
      <ul className="flex gap-2">
        {[
          { name: "Previous", target: Math.min(page - 1, pages) },
          { name: "Next", target: page + 1 },
        ].map(({ name, target }) => (
          <li key={name}>
            {target >= 1 && target <= pages ? (
              <Link
                to={to(target)}
                discover="none"
                className={`${step} border-ink transition hover:bg-ink hover:text-white active:translate-y-px`}
              >
                {name}
              </Link>
            ) : (
              <span className={`${step} border-line text-muted`}>{name}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
