import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { Button } from "#app/ui/button.tsx";
import { selectArrow } from "#app/ui/select-arrow.ts";

import { type StatusMessage, useAnnounce } from "./status-messages.tsx";

interface Props {
  /** Its accessible name: 'Status of the message from Anna'. */
  label: string;
  value: string;
  options: readonly string[];
  /** The path it posts `status`, `from` and `intent` to; the answer is a `StatusMessage`. */
  action: string;
  /** Where browsers without scripts are sent back to. */
  returnTo: string;
}

/**
 * A status as a select that saves at once. Arrow keys pass every status on the way to the intended one, so a choice by keyboard
 * is saved by Enter or the Save button, which also serves browsers without scripts.
 */
export function StatusSelect({ label, value, options, action, returnTo }: Props) {
  const fetcher = useFetcher<StatusMessage>();
  const hydrated = useHydrated();
  const [choice, setChoice] = useState<string | null>(null);
  const byKeyboard = useRef(false);
  const announce = useAnnounce();
  const { data } = fetcher;
  useEffect(() => {
    if (data) announce(data);
    // Each answer is announced once; `announce` is another function after each navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);

  const saving = fetcher.formData?.get("status");
  const shown = typeof saving === "string" ? saving : (choice ?? value);
  const save = (status: string) => {
    setChoice(null);
    if (status !== value) void fetcher.submit({ intent: "status", status, from: value }, { method: "post", action });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button that has the focus is hidden next.
    event.currentTarget.querySelector("select")?.focus();
    save(shown);
  };
  return (
    <form method="post" action={action} onSubmit={onSubmit} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="from" value={value} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <select
        name="status"
        aria-label={label}
        aria-busy={fetcher.state !== "idle"}
        value={shown}
        onPointerDown={() => (byKeyboard.current = false)}
        onKeyDown={() => (byKeyboard.current = true)}
        onChange={({ target }) => (byKeyboard.current ? setChoice(target.value) : save(target.value))}
        className={`min-h-11 w-32 border border-line-strong bg-white pl-3 text-sm font-medium hover:border-ink ${selectArrow}`}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {capitalize(option)}
          </option>
        ))}
      </select>
      {/* Hidden rather than unmounted: it may have been pressed before hydration. */}
      <Button type="submit" size="small" hidden={hydrated && choice === null}>
        Save
      </Button>
    </form>
  );
}
