import { readStored, type StoredEntry, useStored, writeStored } from "#app/platform/browser-storage.ts";

import { parseWishlist, type WishedChoice, type WishlistItem } from "./wishlist-item.ts";

/** The wishlist in the browser's storage (specification, section 7: key `wishlist`, event `wishlistUpdated`). */
const wishlistEntry: StoredEntry<WishlistItem[]> = { key: "wishlist", event: "wishlistUpdated", parse: parseWishlist };

const noItems: WishlistItem[] = [];

/** The wishes, live. Empty while the server renders. */
export function useWishlist(): WishlistItem[] {
  return useStored(wishlistEntry, noItems);
}

/** Puts an item in or takes it out. `failed` when the browser could not store it. */
export function toggleWish(item: WishlistItem): "added" | "removed" | "failed" {
  const items = readStored(wishlistEntry);
  const present = items.some((other) => other.id === item.id);
  const changed = present ? items.filter((other) => other.id !== item.id) : [...items, item];
  if (!writeStored(wishlistEntry, changed)) return "failed";
  return present ? "removed" : "added";
}

/** Notes the color and size that a wish was bought in. */
export function rememberChoice(id: string, choice: WishedChoice): void {
  writeStored(
    wishlistEntry,
    readStored(wishlistEntry).map((item) => (item.id === id ? { ...item, ...choice } : item)),
  );
}

/** Takes an item out. */
export function removeWish(id: string): void {
  writeStored(
    wishlistEntry,
    readStored(wishlistEntry).filter((item) => item.id !== id),
  );
}

/** Tells the page to open the wishlist (specification, section 2: the event `openWishlist`). */
export function openWishlist(): void {
  window.dispatchEvent(new Event("openWishlist"));
}

const defaultName = "My Wishlist";
const nameEntry: StoredEntry<string> = { key: "wishlistName", event: "wishlistUpdated", parse: parseName };

/** The name the shopper gave the list, live. */
export function useWishlistName(): string {
  return useStored(nameEntry, defaultName);
}

/** Names the list; an empty name brings the default back. */
export function renameWishlist(name: string): void {
  try {
    localStorage.setItem(nameEntry.key, name.trim() || defaultName);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(nameEntry.event));
}

function parseName(text: string | null): string {
  return text?.trim().slice(0, 60) || defaultName;
}
