import { readStored, type StoredEntry, useStored, writeStored } from "#app/platform/browser/browser-storage.ts";

import { parseWishlist, type WishedChoice, type WishlistItem } from "./wishlist-item.ts";

/** The wishlist in the browser's storage (R6). */
const wishlistEntry: StoredEntry<WishlistItem[]> = { key: "wishlist", event: "wishlistUpdated", parse: parseWishlist };

const noItems: WishlistItem[] = [];

/** The wishlist, live. Empty during server rendering. */
export function useWishlist(): WishlistItem[] {
  return useStored(wishlistEntry, noItems);
}

/** Adds or removes an item. `failed` when the browser could not store it. */
export function toggleWish(item: WishlistItem): "added" | "removed" | "failed" {
  const items = readStored(wishlistEntry);
  const present = items.some((other) => other.id === item.id);
  const changed = present ? items.filter((other) => other.id !== item.id) : [...items, item];
  if (!writeStored(wishlistEntry, changed)) return "failed";
  return present ? "removed" : "added";
}

/** Saves the color and size that an item was bought in. */
export function rememberChoice(id: string, choice: WishedChoice): void {
  writeStored(
    wishlistEntry,
    readStored(wishlistEntry).map((item) => (item.id === id ? { ...item, ...choice } : item)),
  );
}

/** Removes an item. */
export function removeWish(id: string): void {
  writeStored(
    wishlistEntry,
    readStored(wishlistEntry).filter((item) => item.id !== id),
  );
}

/** Opens the wishlist dialog, by the event `openWishlist`. */
export function openWishlist(): void {
  window.dispatchEvent(new Event("openWishlist"));
}
