/** LRU cache, bounded by weight: evicts the least recently used entries once they weigh more than `max`. An entry weighs 1 by default. */
export class LruCache<K, V> {
  readonly #max: number;
  readonly #weightOf: (key: K, value: V) => number;
  readonly #entries = new Map<K, V>();
  #weight = 0;

  constructor(max: number, weightOf: (key: K, value: V) => number = () => 1) {
    this.#max = max;
    this.#weightOf = weightOf;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#evict(key);
    this.#entries.set(key, value);
    this.#weight += this.#weightOf(key, value);
    while (this.#weight > this.#max) {
      const [oldest] = this.#entries.keys();
      if (oldest === undefined) return;
      this.#evict(oldest);
    }
  }

  /** The cached value; computes and caches it on a miss. */
  getOrMake(key: K, make: () => V): V {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }

  #evict(key: K): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.#weightOf(key, value);
  }
}
