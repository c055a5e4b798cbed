/** A parameter of Stripe's API: text, a list or a group of parameters. Everything travels as text. */
export type Param = string | Param[] | Params;
export interface Params {
  [name: string]: Param;
}

/** Reads `metadata[order_id]=1&expand[]=latest_charge` into groups and lists. Throws a TypeError for a malformed name. */
export function parseForm(text: string): Params {
  const root: Params = Object.create(null) as Params;
  for (const [name, value] of new URLSearchParams(text)) {
    const [, head = "", rest = ""] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
    if (head === "") throw new TypeError(`Invalid parameter name: ${name}`);
    const keys = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key]) => key ?? "")];
    place(root, keys, value);
  }
  return root;
}

function place(group: Params | Param[], [key = "", ...rest]: readonly string[], value: string): void {
  const next = Array.isArray(group) ? (key === "" ? undefined : group[Number(key)]) : group[key];
  const child = rest.length === 0 ? value : typeof next === "object" ? next : emptyGroup(rest[0] ?? "");
  if (Array.isArray(group)) {
    if (key === "" || Number(key) >= group.length) group.push(child);
    else group[Number(key)] = child;
  } else group[key] = child;
  if (typeof child === "object") place(child, rest, value);
}

/** `[]` and `[0]` begin a list; any other key begins a group. */
const emptyGroup = (key: string): Params | Param[] => (/^\d*$/.test(key) ? [] : (Object.create(null) as Params));
