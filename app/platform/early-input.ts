/**
 * Keeps presses, keys and changed fields of a page that is not hydrated yet, and hands them on once it is. React itself
 * hands on what happens from `hydrateRoot` on, but nothing from the time before. What the browser stores is shown first
 * (`announceHydrated`), and not while a finger is down: it would move what is being pressed.
 *
 * It stands in the page as text, before all that can be pressed: it may use nothing but the browser.
 */
export function keepEarlyInput(): void {
  type Field = HTMLInputElement;
  const kept: (() => void)[] = [];
  const fields = new Map<Field, Pick<Field, "type" | "value" | "checked">>();
  const keptEvents = ["click", "keydown", "input"];
  const pressEvents = ["pointerdown", "pointerup", "pointercancel"];
  let pressed = false;
  let show: (() => void) | undefined;

  const keep = (event: Event) => {
    const target = event.target as Field;
    const button = target.closest<HTMLElement>("button:not([popovertarget])");
    // A page half hydrated would act now and once more when it is told.
    event.stopPropagation();
    if (event.type === "keydown") {
      kept.push(() => target.dispatchEvent(new KeyboardEvent("keydown", event)));
    } else if (event.type === "input") {
      if (!fields.has(target)) kept.push(() => tell(target));
      // A copy: hydrating, React may set the field back.
      fields.set(target, { type: target.type, value: target.value, checked: target.checked });
    } else if (button) {
      event.preventDefault();
      button.ariaBusy = "true";
      kept.push(() => {
        button.ariaBusy = null;
        button.click();
      });
    }
  };
  /** React hears of a change by the state it last saw: that one must differ from what the field is told to be. */
  const tell = (field: Field) => {
    const { type, value, checked } = fields.get(field) ?? field;
    if (type === "radio" || type === "checkbox") {
      if (type === "radio" && !checked) return;
      field.checked = !checked;
      return field.click();
    }
    if (type !== "file") {
      field.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    }
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
  const handOn = async () => {
    if (!show || pressed) return;
    const acts = [show, ...kept];
    // Once: both the end of a press and the end of hydration lead here.
    show = undefined;
    for (const name of keptEvents) removeEventListener(name, keep, true);
    for (const name of pressEvents) removeEventListener(name, note, true);
    for (const act of acts) {
      act();
      // React renders what came of it.
      await Promise.resolve();
    }
  };
  const note = ({ type }: Event) => {
    pressed = type === "pointerdown";
    // The click of a press comes after it.
    if (!pressed) setTimeout(() => void handOn());
  };
  for (const name of keptEvents) addEventListener(name, keep, true);
  for (const name of pressEvents) addEventListener(name, note, true);
  document.addEventListener("hydrated", (event) => {
    show = (event as CustomEvent<() => void>).detail;
    void handOn();
  });
}
