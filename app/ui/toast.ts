let wanted = false;
const watchers = new Set<() => void>();

/** Shows a short message at the bottom right. `description` stands under it. */
export async function showToast(tone: "success" | "error", message: string, description?: string): Promise<void> {
  wanted = true;
  for (const notify of watchers) notify();
  const { toast } = await import("sonner");
  toast[tone](message, description === undefined ? {} : { description });
}

export function watchToasts(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

export function toastsWanted(): boolean {
  return wanted;
}
