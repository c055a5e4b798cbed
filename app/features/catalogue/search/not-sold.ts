import { groupsNamed } from "./find-places.ts";
import { absent } from "./word-lists/absent.ts";

const names: ReadonlyMap<string, string> = new Map(absent.map(({ id, name }) => [id, name]));

/** What a search asks for that the shop does not sell, as the shop calls it: 'gift cards'. Null when it asks for nothing of that kind. */
export function notSold(text: string): string | null {
  for (const id of groupsNamed(text)) {
    const name = names.get(id);
    if (name !== undefined) return name;
  }
  return null;
}
