import { useEffect, useState } from "react";
import { useFetcher, useNavigate } from "react-router";

import { ModalCloseButton } from "#app/ui/modal.tsx";
import { useCombobox } from "#app/ui/use-combobox.ts";

import type { AdminSearchAnswer, AdminSearchHit } from "./search-hit.ts";

/** Milliseconds between the last key and the request. */
const pause = 150;

/** The field of the search dialog and what it found: pages at first, then orders, customers and products too. */
export function AdminSearchBox() {
  const [text, setText] = useState("");
  /** What Enter was pressed for: its first hit is opened once it has come, which a scanner does not wait for. */
  const [submitted, setSubmitted] = useState<string | null>(null);
  const { load, data, state } = useFetcher<AdminSearchAnswer>();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void load(`/admin/search?q=${encodeURIComponent(text)}`), text === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [load, text]);
  const first = data?.text === submitted ? data?.hits[0]?.to : undefined;
  useEffect(() => {
    if (first) void navigate(first);
  }, [first, navigate]);
  const hits = data?.hits ?? [];
  // Not so while the answer to the text before is shown.
  const isCurrent = data?.text === text;
  const open = (hit: AdminSearchHit | undefined) => {
    if (hit) void navigate(hit.to);
  };
  const { active, inputProps, listId, optionId, reset } = useCombobox({
    count: hits.length,
    onChoose: (index) => open(hits[index]),
  });
  return (
    <form
      action="/admin/search"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(text);
      }}
    >
      <div className="flex items-center border-b border-line">
        <input
          {...inputProps}
          name="q"
          type="text"
          enterKeyHint="search"
          aria-label="Search orders, customers, products and settings"
          placeholder="Order, customer, product or setting"
          autoComplete="off"
          maxLength={100}
          className="min-h-14 flex-1 bg-transparent px-5 text-base outline-none"
          onChange={({ target }) => {
            setText(target.value);
            setSubmitted(null);
            reset();
          }}
        />
        <ModalCloseButton label="Close search" />
      </div>
      <p role="status" className="sr-only">
        {isCurrent ? (hits.length === 1 ? "1 result" : `${hits.length} results`) : ""}
      </p>
      {/* As high as it gets, whatever is found: the field stays where it is. */}
      <div className="h-[min(28rem,60dvh)]">
        <div
          id={listId}
          role="listbox"
          aria-label="Results"
          aria-busy={state !== "idle"}
          hidden={hits.length === 0}
          className="max-h-full overflow-y-auto py-2"
        >
          {hits.map(({ to, kind, title, detail }, index) => (
            <div
              key={to}
              role="option"
              id={optionId(index)}
              aria-selected={index === active}
              tabIndex={-1}
              // Before the field loses the focus.
              onMouseDown={(event) => {
                event.preventDefault();
                open(hits[index]);
              }}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-5 text-sm hover:bg-paper-deep aria-selected:bg-ink aria-selected:text-white"
            >
              <span className="font-medium">{title}</span>
              <span className="min-w-0 truncate opacity-70">{detail}</span>
              {kind === "Pages" ? null : <span className="ml-auto text-xs opacity-70">{kind}</span>}
            </div>
          ))}
        </div>
        {isCurrent && hits.length === 0 ? (
          <p className="p-5 text-sm text-muted">Nothing found. Try an order number, an email address or a name.</p>
        ) : null}
      </div>
    </form>
  );
}
