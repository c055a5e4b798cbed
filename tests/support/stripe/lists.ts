import type { Params } from "./form-body.ts";
import { listOf, textOf, wholeNumberOf } from "./read-params.ts";
import { invalid } from "./stripe-error.ts";

interface Listed {
  id: string;
  created: number;
}

/**
 * A page of a list, newest first: `limit` (1 to 100, else 10), `starting_after`, `ending_before` and the `created` window, as
 * every list of Stripe's takes them.
 */
export function listPage<T extends Listed>(items: Iterable<T>, params: Params, url: string): object {
  const limit = wholeNumberOf(params, "limit") ?? 10;
  if (limit < 1 || limit > 100) throw invalid("Invalid limit: it must be between 1 and 100.", "limit");
  const inWindow = createdWindow(params);
  // Later in the map is newer, also within one second.
  const all = [...items].toReversed().filter(({ created }) => inWindow(created));

  const after = textOf(params, "starting_after");
  const before = textOf(params, "ending_before");
  if (after && before) throw invalid("You can only use one of starting_after and ending_before.", "ending_before");
  const indexOf = (id: string, param: string) => {
    const index = all.findIndex((item) => item.id === id);
    if (index === -1) throw invalid(`No such object: '${id}'`, param, "resource_missing");
    return index;
  };
  if (before) {
    const end = indexOf(before, "ending_before");
    return { object: "list", data: all.slice(Math.max(0, end - limit), end), has_more: end > limit, url };
  }
  const start = after ? indexOf(after, "starting_after") + 1 : 0;
  return { object: "list", data: all.slice(start, start + limit), has_more: all.length > start + limit, url };
}

/** The `created` parameter: a time, or bounds (`gt`, `gte`, `lt`, `lte`). */
function createdWindow(params: Params): (created: number) => boolean {
  const { created } = params;
  if (created === undefined) return () => true;
  if (typeof created === "string") return (time) => time === wholeNumberOf(params, "created");
  if (Array.isArray(created)) throw invalid("Invalid object", "created");
  const bound = (name: string) => wholeNumberOf(created, name);
  const [gt, gte, lt, lte] = ["gt", "gte", "lt", "lte"].map(bound);
  return (time) =>
    time > (gt ?? -Infinity) && time >= (gte ?? -Infinity) && time < (lt ?? Infinity) && time <= (lte ?? Infinity);
}

/** The types that an events list asks for: `type` or `types[]`; null for all. `*` at the end stands for anything. */
export function wantedTypes(params: Params): ((type: string) => boolean) | null {
  const one = textOf(params, "type");
  const patterns = one ? [one] : listOf(params, "types");
  if (patterns.length === 0) return null;
  return (type) =>
    patterns.some((pattern) => (pattern.endsWith("*") ? type.startsWith(pattern.slice(0, -1)) : type === pattern));
}
