/**
 * A loader's answer as one JSON text. React Router numbers every value of what it sends, which gzip cannot fold; as one
 * text a product's data takes a third less of its page.
 */
export type Packed<T> = string & { readonly packed?: T };

export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value);
}

export function unpack<T>(text: Packed<T>): T {
  return JSON.parse(text) as T;
}
