const controls = "input:not([type=hidden]), select, textarea";

/** Moves the focus to a field of the product form, or into the editor that it is. What it is folded into opens. */
export function focusField(form: HTMLFormElement, field: string): void {
  const named = form.querySelector<HTMLElement>(`:is(${controls})[name="${CSS.escape(field)}"]`);
  const marked = form.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  const target = named ?? (marked?.matches(controls) ? marked : marked?.querySelector<HTMLElement>(controls));
  if (!target) return;
  for (let fold = target.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "center" });
}
