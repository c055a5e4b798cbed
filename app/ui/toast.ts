let wanted = false;
const watchers = new Set<() => void>();

let tellMounted: (raise: () => void) => void = () => {};
const mounted = new Promise<() => void>((resolve) => {
  tellMounted = resolve;
});

/** Shows a short message at the bottom right. `description` stands under it. */
export async function showToast(tone: "success" | "error", message: string, description?: string): Promise<void> {
  wanted = true;
  for (const notify of watchers) notify();
  // A toast told to a toaster that is not there yet would never be seen.
  const raise = await mounted;
  const { toast } = await import("sonner");
  raise();
  toast[tone](message, description === undefined ? {} : { description });
}

export function watchToasts(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** Called by the toaster once it can show toasts. `raise` puts it above whatever is open. */
export function toasterMounted(raise: () => void): void {
  tellMounted(raise);
}

export function toastsWanted(): boolean {
  return wanted;
}
