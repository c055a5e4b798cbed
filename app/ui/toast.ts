let wanted = false;
const watchers = new Set<() => void>();

let tellMounted = () => {};
const mounted = new Promise<void>((resolve) => {
  tellMounted = resolve;
});

/** Shows a short message at the bottom right. `description` stands under it. */
export async function showToast(tone: "success" | "error", message: string, description?: string): Promise<void> {
  wanted = true;
  for (const notify of watchers) notify();
  // A toast told to a toaster that is not there yet would never be seen.
  await mounted;
  const { toast } = await import("sonner");
  toast[tone](message, description === undefined ? {} : { description });
}

export function watchToasts(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** Called by the toaster once it can show toasts. */
export function toasterMounted(): void {
  tellMounted();
}

export function toastsWanted(): boolean {
  return wanted;
}
