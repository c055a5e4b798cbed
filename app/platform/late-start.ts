/*
 * A script of its own, started by `root.tsx`. It lets the page's other scripts wait until what is to be seen has come,
 * or until someone touches the page. Clicks, keys and writing before they answer are kept, and told them once they do;
 * a part marked `data-sleeping` answers later than the rest.
 */
import { pageLive } from "./page-live.ts";

let kept: { target: Element; act: () => void }[] = [];
const states = new Map<HTMLInputElement, Pick<HTMLInputElement, "type" | "value" | "checked">>();
const keptEvents = ["click", "input", "keydown"];
let live = false;
const answers = (target: Element) => live && !target.closest("[data-sleeping]");

function start(): void {
  const held = document.querySelector<HTMLScriptElement>("script[data-modules]");
  if (!held) return;
  for (const href of held.dataset.modules?.split(" ") ?? [])
    document.head.appendChild(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = held.textContent;
  // Without its scripts the page still has links and forms.
  script.addEventListener("error", () => void answer());
  held.replaceWith(script);
}

function keep(event: Event): void {
  const target = event.target as HTMLInputElement;
  if (answers(target)) return;
  // A page half awake would act now and once more when told.
  event.stopPropagation();
  if (event.type === "keydown") {
    kept.push({ target, act: () => target.dispatchEvent(new KeyboardEvent("keydown", event)) });
  } else if (event.type === "click") {
    // A menu of the browser's own needs no script.
    const button = target.closest<HTMLElement>("button:not([popovertarget])");
    if (!button) return;
    event.preventDefault();
    // A press is answered at once, by the look of a button at work.
    button.setAttribute("aria-busy", "true");
    kept.push({
      target,
      act: () => {
        button.removeAttribute("aria-busy");
        button.click();
      },
    });
  } else {
    if (!states.has(target)) kept.push({ target, act: () => tell(target) });
    // A copy: waking up, React may set the field back before it is told.
    const { type, value, checked } = target;
    states.set(target, { type, value, checked });
  }
}

/** React tells a change by the state it last saw: that one must differ from what the field is told to be. */
function tell(field: HTMLInputElement): void {
  const { type, value, checked } = states.get(field) ?? field;
  if (type === "radio" || type === "checkbox") {
    if (type === "radio" && !checked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  if (type !== "file") {
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  }
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}

async function answer(): Promise<void> {
  live = true;
  if (!document.querySelector("[data-sleeping]")) for (const name of keptEvents) removeEventListener(name, keep, true);
  const due = kept.filter(({ target }) => answers(target));
  kept = kept.filter(({ target }) => !answers(target));
  for (const { act } of due) {
    act();
    // React renders what came of it.
    await Promise.resolve();
  }
}

for (const name of keptEvents) addEventListener(name, keep, true);
for (const name of ["load", "pointerdown", "keydown", "focusin"]) addEventListener(name, start, { once: true });
// A picture that hangs must not hold the shop up.
setTimeout(start, 4_000);
document.addEventListener(pageLive, () => queueMicrotask(() => void answer()));
