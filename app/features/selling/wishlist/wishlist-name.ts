import { type StoredEntry, useStored } from "#app/platform/browser/browser-storage.ts";

import { wishlistTexts } from "./wishlist.texts.ts";

const nameEntry: StoredEntry<string> = { key: "wishlistName", event: "wishlistUpdated", parse: parseName };

/** The wishlist's name, live. */
export function useWishlistName(): string {
  return useStored(nameEntry, wishlistTexts().name);
}

/** Renames the wishlist; an empty name restores the default, which is not stored: it is another one in another language. */
export function renameWishlist(name: string): void {
  const own = name.trim();
  try {
    if (own === "" || own === wishlistTexts().name) localStorage.removeItem(nameEntry.key);
    else localStorage.setItem(nameEntry.key, own);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(nameEntry.event));
}

function parseName(text: string | null): string {
  return text?.trim().slice(0, 60) || wishlistTexts().name;
}
