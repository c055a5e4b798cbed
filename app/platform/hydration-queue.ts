/** Stands at a part of the page (`hydrate-later.tsx`) until that is hydrated. */
export const waitingAttribute = "data-waits";

/** What a shopper does with a part that must find it hydrated. */
const wantedBy = ["pointerover", "pointerdown", "focusin", "keydown", "input", "change", "click", "submit", "wanted"];
/** Milliseconds after which a part is hydrated though the browser has something to do. */
const patienceMs = 1_000;

/** Parts that wait, in the order of the page, and how to hydrate them. */
const waiting = new Map<Element, () => void>();
const inSight = new Set<Element>();
let watcher: IntersectionObserver | undefined;
let isStarted = false;
let isTurnDue = false;

/**
 * Calls `hydrate` once: before anything that happens in `part` is told to it, else in its turn, which what is folded away has not
 * before it is shown. Returns how to forget it.
 */
export function hydrateWhenWanted(part: Element, hydrate: () => void): () => void {
  // The focus may have come first.
  if (part.contains(document.activeElement)) {
    hydrate();
    return () => undefined;
  }
  waiting.set(part, hydrate);
  if (!isStarted) start();
  watcher?.observe(part);
  return () => forget(part);
}

function start(): void {
  isStarted = true;
  // Before all listeners within, and at a press by hand Preact has hydrated the part when those are called.
  for (const name of wantedBy) document.addEventListener(name, hydrateAround, true);
  watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    }
    // What was folded away may be shown now.
    if (inSight.size > 0) awaitTurn();
  });
  awaitTurn();
}

function awaitTurn(): void {
  if (isTurnDue) return;
  isTurnDue = true;
  afterIdling(hydrateNext);
}

function hydrateAround({ target }: Event): void {
  for (let part = partAround(target); part; part = partAround(part.parentElement)) open(part);
}

function partAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`[${waitingAttribute}]`) : null;
}

/** One part at a time, so that each is a short task of its own. */
function hydrateNext(): void {
  isTurnDue = false;
  const next = [...inSight, ...waiting.keys()].find(isShown);
  if (next) {
    open(next);
    awaitTurn();
  }
}

/** Whether it is not folded away, as in a closed `<details>`. Where a browser cannot tell, it counts as shown. */
function isShown(part: Element): boolean {
  return !("checkVisibility" in part) || part.checkVisibility();
}

function open(part: Element): void {
  const hydrate = waiting.get(part);
  forget(part);
  hydrate?.();
}

function forget(part: Element): void {
  waiting.delete(part);
  inSight.delete(part);
  watcher?.unobserve(part);
  if (isStarted && waiting.size === 0) stop();
}

/** Leaves nothing behind once no part waits, however the last one went: in its turn, by a press, or with its page. */
function stop(): void {
  isStarted = false;
  watcher?.disconnect();
  for (const name of wantedBy) document.removeEventListener(name, hydrateAround, true);
}

function afterIdling(step: () => void): void {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) requestIdleCallback(step, { timeout: patienceMs });
  else setTimeout(step, 50);
}
