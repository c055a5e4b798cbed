/**
 * Keeps presses, keys and changed fields of a page that is not hydrated yet, and hands them on once it is. Of links those that open
 * something over the page: followed before, they would leave it.
 * What the browser stores is shown first (`announceHydrated`), and not while a finger is down: it would move what is being
 * pressed. React hydrates the part that a press is in first (`hydration-boundary.tsx`).
 *
 * It stands in the page as text, before all that can be pressed: it may use nothing but the browser.
 */
export function keepEarlyInput(): void {
  type Field = HTMLInputElement;
  const kept: { target: Element; act: () => void }[] = [];
  const fields = new Map<Field, Pick<Field, "type" | "value" | "checked">>();
  const keptEvents = ["click", "keydown", "input", "change"];
  const pressEvents = ["pointerdown", "pointerup", "pointercancel"];
  let pressed = false;
  let isTelling = false;
  let show: (() => void) | undefined;

  const keepFor = (target: Element, act: () => void) => kept.push({ target, act });
  const keep = (event: Event) => {
    if (isTelling) return;
    const target = event.target as Field;
    const button = target.closest<HTMLElement>("button:not([popovertarget]), a[data-opens-dialog]");
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    // A page half hydrated would act now and once more when it is told.
    event.stopPropagation();
    if (event.type === "keydown") {
      keepFor(target, () => target.dispatchEvent(new KeyboardEvent("keydown", event)));
    } else if (event.type === "input" || event.type === "change") {
      if (!fields.has(target)) keepFor(target, () => tell(target));
      // A copy: the page may set the field back once it is hydrated.
      fields.set(target, { type: target.type, value: target.value, checked: target.checked });
    } else if (button && !ctrlKey && !metaKey && !shiftKey) {
      event.preventDefault();
      button.ariaBusy = "true";
      keepFor(button, () => {
        button.ariaBusy = null;
        button.click();
      });
    }
  };
  /** The page as it comes sets its fields back: what is typed then goes on from what was typed before. */
  const putBack = ({ target }: Event) => {
    const copy = fields.get(target as Field);
    if (copy && (target as Field).value !== copy.value) (target as Field).value = copy.value;
  };
  /** A press toggles what it is at: before it, that must be the other way. */
  const tell = (field: Field) => {
    const { type, value, checked } = fields.get(field) ?? field;
    fields.delete(field);
    if (type === "radio" || type === "checkbox") {
      if (type === "radio" && !checked) return;
      field.checked = !checked;
      return field.click();
    }
    if (type !== "file") {
      // React hears of a value only when it is another than the one it set itself.
      field.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    }
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
  const handOn = async () => {
    if (!show || pressed) return;
    const showStored = show;
    // Once: both the end of a press and the end of hydration lead here.
    show = undefined;
    for (const name of pressEvents) removeEventListener(name, note, true);
    showStored();
    // What happens meanwhile comes after what was kept before it.
    for (let next = kept.shift(); next; next = kept.shift()) {
      next.target.dispatchEvent(new Event("auxclick", { bubbles: true }));
      // What came of the one before is rendered, and the part that it stands in hydrated.
      await new Promise((rendered) => setTimeout(rendered));
      isTelling = true;
      next.act();
      isTelling = false;
    }
    for (const name of keptEvents) removeEventListener(name, keep, true);
    removeEventListener("beforeinput", putBack, true);
  };
  const note = ({ type }: Event) => {
    pressed = type === "pointerdown";
    // The click of a press comes after it.
    if (!pressed) setTimeout(() => void handOn());
  };
  for (const name of keptEvents) addEventListener(name, keep, true);
  addEventListener("beforeinput", putBack, true);
  for (const name of pressEvents) addEventListener(name, note, true);
  document.addEventListener("hydrated", (event) => {
    show = (event as CustomEvent<() => void>).detail;
    void handOn();
  });
}
