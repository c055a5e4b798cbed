declare global {
  interface Window {
    /** React Router's own: what each address of the shop is made of. */
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] } | undefined> };
  }
}

/** Fetches the scripts of a route, and nothing of its data, so that a navigation to it has them. */
export async function preloadRoute(id: string): Promise<void> {
  const route = window.__reactRouterManifest?.routes[id];
  if (!route) return;
  for (const href of [route.module, ...(route.imports ?? [])]) {
    if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) continue;
    document.head.appendChild(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}
