import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";

import type { FormValues } from "./field-form.ts";
import { type Proposal, proposedField, withProposal } from "./proposals.ts";
import type { ProductFormData } from "./read-product-form.server.ts";

interface Editor {
  form: RefObject<HTMLFormElement | null>;
  values: FormValues;
  /** Of a page that was asked for a kind. */
  proposal: Proposal | null;
  /** What the form keeps itself is told of what it begins with now. */
  onProposed: (values: FormValues, fields: readonly string[]) => void;
}

/** The values of a form as it was sent, without its files. */
export function textsOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
}

/** Fills what a new product does not say yet with what the last one of its kind has, and tells which fields are filled so. */
export function useProposals({ form, values, proposal, onProposed }: Editor) {
  const { load, data } = useFetcher<ProductFormData>();
  const [shown, setShown] = useState(() => {
    const first = proposal && withProposal(values, proposal);
    return { values, proposed: [] as readonly string[], ...first, from: proposal?.from ?? "", round: 0 };
  });
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (!data?.proposal || !form.current) return;
    const { activeElement } = document;
    focused.current = activeElement?.getAttribute("name") ?? null;
    const next = withProposal(textsOf(form.current), data.proposal);
    const { from } = data.proposal;
    setShown(({ round, proposed }) => ({
      values: next.values,
      proposed: [...new Set([...proposed, ...next.proposed])],
      from,
      round: round + 1,
    }));
    onProposed(next.values, next.proposed);
    // Once for each answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);
  // Sections that are drawn anew lose the focus.
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(focused.current)}"]`)?.focus({ preventScroll: true });
    focused.current = null;
  }, [form, shown.round]);
  return {
    ...shown,
    ask: (kind: string) => {
      if (kind.trim() !== "") void load(`/admin/products/new?${new URLSearchParams({ kind: kind.trim() })}`);
    },
    /** A field that is edited is nobody's proposal any more; null: all of them, for they are saved. */
    settle: (name: string | null) =>
      setShown((before) =>
        name !== null && !before.proposed.includes(proposedField(name))
          ? before
          : {
              ...before,
              proposed: name === null ? [] : before.proposed.filter((field) => field !== proposedField(name)),
            },
      ),
  };
}
