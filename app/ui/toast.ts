let wanted = false;
const watchers = new Set<() => void>();

/** Puts the toaster that is there now above whatever is open. */
let raise: (() => void) | null = null;
let tellMounted: () => void = () => {};
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
  raise?.();
  toast[tone](message, description === undefined ? {} : { description });
}

export function watchToasts(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** Called by a toaster once it can show toasts, with how it is raised; gives back how it says that it is gone. */
export function toasterMounted(raiseIt: () => void): () => void {
  raise = raiseIt;
  tellMounted();
  return () => {
    if (raise === raiseIt) raise = null;
  };
}

export function toastsWanted(): boolean {
  return wanted;
}
