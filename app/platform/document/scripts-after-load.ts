/*
 * A page's scripts are fetched once the page itself has come, or someone touches it. Fetched as React Router would have
 * them, they share a narrow line with pictures and type: in Lighthouse's mobile figures the first paint of the home, shop
 * and product page came 1.4, 0.8 and 0.6 s later and the largest 2.0, 1.3 and 1.5 s.
 */
const waiting = /<link rel="modulepreload"|<script type="module" async(?:="")?>/g;

/** A rendered page whose module script and whose links to all that it is made of wait. In one pass: a page is a long text. */
export function holdScripts(html: string): string {
  return html.replace(waiting, (tag) =>
    tag.startsWith("<link") ? '<link rel="held"' : '<script type="text/plain" data-held>',
  );
}

/** Starts what `holdScripts` held. It stands in the page as text: it may use nothing but the browser. */
export function startHeldScripts(): void {
  const start = () => {
    const held = document.querySelector<HTMLScriptElement>("script[data-held]");
    // Half of its text may be missing while the page still comes: the load event asks again.
    if (!held || (document.readyState === "loading" && !held.nextSibling)) return;
    // Together, rather than each when the one before it names it.
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=held]")) link.rel = "modulepreload";
    const script = Object.assign(document.createElement("script"), { type: "module", textContent: held.textContent });
    // Without its scripts the page still has links and forms: presses are kept no longer.
    script.addEventListener("error", () =>
      document.dispatchEvent(new CustomEvent("hydrated", { detail: () => undefined })),
    );
    held.replaceWith(script);
  };
  // After the frame that shows the page: what scripts are parsed and run for would hold it back.
  const startAfterPaint = () => {
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  };
  addEventListener("load", startAfterPaint, { once: true });
  for (const name of ["pointerdown", "keydown", "focusin"]) addEventListener(name, start, { once: true });
  // A picture that hangs must not hold the shop up.
  setTimeout(start, 4_000);
}
