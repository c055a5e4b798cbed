/*
 * A page's scripts are fetched once the page itself has come, or someone touches it. Fetched as React Router would have
 * them, they share a narrow line with pictures and type: in Lighthouse's mobile figures the first paint of the home, shop
 * and product page came 1.4, 0.8 and 0.6 s later and the largest 2.0, 1.3 and 1.5 s.
 */
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = '<script type="module" async="">';

/** A rendered page whose module script waits, with the addresses of all that it is made of beside it. */
export function holdScripts(html: string): string {
  const modules = [...html.matchAll(modulePreload)].map((match) => match[1]);
  return html
    .replace(modulePreload, "")
    .replace(moduleScript, `<script type="text/plain" data-modules="${modules.join(" ")}">`);
}

/** Starts what `holdScripts` held. It stands in the page as text: it may use nothing but the browser. */
export function startHeldScripts(): void {
  const start = () => {
    const held = document.querySelector<HTMLScriptElement>("script[data-modules]");
    if (!held) return;
    // Together, rather than each when the one before it names it.
    for (const href of held.dataset.modules?.split(" ") ?? [])
      document.head.appendChild(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    const script = Object.assign(document.createElement("script"), { type: "module", textContent: held.textContent });
    // Without its scripts the page still has links and forms: presses are kept no longer.
    script.addEventListener("error", () =>
      document.dispatchEvent(new CustomEvent("hydrated", { detail: () => undefined })),
    );
    held.replaceWith(script);
  };
  for (const name of ["load", "pointerdown", "keydown", "focusin"]) addEventListener(name, start, { once: true });
  // A picture that hangs must not hold the shop up.
  setTimeout(start, 4_000);
}
