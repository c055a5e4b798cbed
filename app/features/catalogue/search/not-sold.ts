import { groupsNamed } from "./find-places.ts";
import { absentNames } from "./word-lists/absent.texts.ts";

/** What a search asks for that the shop does not sell, as the shop calls it in the current language: 'gift cards'. Null when it asks for nothing of that kind. */
export function notSold(text: string): string | null {
  const names: Partial<Record<string, string>> = absentNames();
  for (const id of groupsNamed(text)) {
    const name = names[id];
    if (name !== undefined) return name;
  }
  return null;
}
