import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { type FormSection, formSections } from "#app/features/selling/checkout/form-sections.ts";
import { isHydrated } from "#app/platform/document/use-hydrated.ts";

/** How long the focus rests in a part before those it has left fold: a press must have found what it was for. */
const restMs = 150;

/**
 * Which parts of the checkout's form are folded to a line: those that are complete once the focus is in another part, and was in them or
 * is below them. What has the focus stays where it is on the screen. Nothing folds on the way to the order button, which would move from
 * under a press, nor as a document comes: its parts would move while they are read.
 */
export function useFolding(form: RefObject<HTMLFormElement | null>, complete: readonly FormSection[]) {
  const [folded, setFolded] = useState<readonly FormSection[]>(() =>
    isHydrated() ? complete.filter((section) => section !== "method") : [],
  );
  const known = useRef(complete);
  const visited = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressing = usePressing();
  useEffect(() => {
    known.current = complete;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (at: string) => {
    if (isPressing.current) return rest(at);
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || partOf(focused) !== at) return;
    const place = formSections.findIndex((section) => section === at);
    const isLeft = (section: FormSection, index: number) =>
      section !== at && (visited.current.has(section) || place === -1 || index < place);
    const top = focused.getBoundingClientRect().top;
    flushSync(() =>
      setFolded((before) =>
        formSections.filter(
          (section, index) =>
            section !== at && known.current.includes(section) && (before.includes(section) || isLeft(section, index)),
        ),
      ),
    );
    window.scrollBy({ top: focused.getBoundingClientRect().top - top, behavior: "instant" });
  };
  const rest = (at: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(at), restMs);
  };

  return {
    isFolded: (section: FormSection) => folded.includes(section) && complete.includes(section),
    onFocus: ({ target }: FocusEvent) => {
      clearTimeout(timer.current);
      const at = partOf(target);
      if (at === null) return;
      visited.current.add(at);
      rest(at);
    },
    /** Opens a part, with the focus in its first field. */
    edit: (section: FormSection) => {
      flushSync(() => setFolded((before) => before.filter((name) => name !== section)));
      form.current?.querySelector<HTMLElement>(`[data-part=${section}] :is(input, select)`)?.focus();
    },
  };
}

const partOf = (element: Element): string | null =>
  element.closest<HTMLElement>("[data-part]")?.dataset["part"] ?? null;

/** Whether a pointer is down. */
function usePressing(): RefObject<boolean> {
  const isPressing = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isPressing.current = type === "pointerdown";
    };
    const types = ["pointerdown", "pointerup", "pointercancel"];
    for (const type of types) window.addEventListener(type, note, true);
    return () => {
      for (const type of types) window.removeEventListener(type, note, true);
    };
  }, []);
  return isPressing;
}
