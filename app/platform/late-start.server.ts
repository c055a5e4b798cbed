import { pageLive } from "./page-live.ts";

/** What `startLate` runs as, inside a page. */
export const lateStartScript = `(${startLate.toString()})(${JSON.stringify(pageLive)})`;

/**
 * Lets the page's scripts wait until what is to be seen has come, or until someone touches the page. What is clicked or
 * written before they answer is kept, and done once they do. It runs from its text: it may use nothing from outside.
 */
function startLate(liveEvent: string): void {
  const clicked: HTMLElement[] = [];
  const written = new Set<HTMLInputElement>();

  const start = () => {
    const held = document.querySelector<HTMLScriptElement>("script[data-modules]");
    if (!held) return;
    for (const href of held.dataset.modules?.split(" ") ?? [])
      document.head.appendChild(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = held.textContent;
    // Without its scripts the page still has links and forms.
    script.addEventListener("error", answer);
    held.replaceWith(script);
  };

  const keepClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      "button:not([popovertarget]),[type=radio],[type=checkbox]",
    );
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.push(control);
  };
  const keepText = (event: Event) => written.add(event.target as HTMLInputElement);

  const answer = () => {
    removeEventListener("click", keepClick, true);
    removeEventListener("input", keepText, true);
    for (const field of written) {
      const text = field.value;
      if (field.type !== "file") {
        // React tells a change by the value it last saw: that one must differ from what stands there.
        field.value = "";
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
      }
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    for (const control of clicked) control.click();
  };

  addEventListener("click", keepClick, true);
  addEventListener("input", keepText, true);
  document.addEventListener(liveEvent, () => setTimeout(answer), { once: true });
  addEventListener("load", () => setTimeout(start));
  for (const touch of ["pointerdown", "keydown", "focusin"]) addEventListener(touch, start, { once: true });
  // A picture that hangs must not hold the shop up.
  addEventListener("DOMContentLoaded", () => setTimeout(start, 3_000));
}
