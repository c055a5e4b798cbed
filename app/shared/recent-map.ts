/** A map that lets go of what was asked for or set longest ago, so that its entries weigh no more than `max`; each weighs 1 unless said otherwise. */
export class RecentMap<K, V> {
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
    this.#drop(key);
    this.#entries.set(key, value);
    this.#weight += this.#weightOf(key, value);
    while (this.#weight > this.#max) {
      const [oldest] = this.#entries.keys();
      if (oldest === undefined) return;
      this.#drop(oldest);
    }
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
    this.#weight = 0;
  }

  #drop(key: K): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.#weightOf(key, value);
  }
}
