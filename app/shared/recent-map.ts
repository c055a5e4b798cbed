/** A map of at most so many entries: it lets go of the one that was asked for or set longest ago. */
export class RecentMap<K, V> {
  readonly #max: number;
  readonly #entries = new Map<K, V>();

  constructor(max: number) {
    this.#max = max;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.size > this.#max ? this.#entries.keys() : [];
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  /** What is known of the key; made now, and kept, when nothing is. */
  getOrMake(key: K, make: () => V): V {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  clear(): void {
    this.#entries.clear();
  }
}
