import { type State, objectById } from "./state.ts";
import { invalid } from "./stripe-error.ts";

/** Replaces ids by their objects, as `expand[]` asks: `latest_charge.balance_transaction`. At most four levels deep. */
export function expanded(state: State, object: object, paths: readonly string[]): object {
  const copy = structuredClone(object) as Record<string, unknown>;
  for (const path of paths) {
    const keys = path.split(".");
    if (keys.length > 4) throw invalid(`You cannot expand more than 4 levels of a property (${path}).`, "expand");
    expandIn(state, copy, keys, path);
  }
  return copy;
}

function expandIn(state: State, target: Record<string, unknown>, [key = "", ...rest]: readonly string[], path: string) {
  if (!(key in target))
    throw invalid(`This property cannot be expanded (${path}).`, "expand", "property_cannot_be_expanded");
  const value = target[key];
  if (value === null) return;
  if (typeof value === "string") {
    const found = objectById(state, value);
    if (!found) throw invalid(`This property cannot be expanded (${path}).`, "expand");
    target[key] = structuredClone(found);
  }
  if (rest.length === 0) return;
  const next = target[key];
  for (const each of Array.isArray(next) ? next : [next]) expandIn(state, each as Record<string, unknown>, rest, path);
}
