/** A cache with an upper bound in bytes. The entry that was used longest ago is removed first. */
export class ByteLruCache<T> {
  /** Ordered by last use, the oldest first: a Map keeps the order in which keys were set. */
  private readonly entries = new Map<string, { value: T; bytes: number }>();
  private bytes = 0;

  /**
   * @param maxBytes the sum of all entries
   * @param sizeOf the bytes of one entry
   */
  constructor(
    private readonly maxBytes: number,
    private readonly sizeOf: (value: T) => number,
  ) {}

  /** The keys, ordered by last use, the oldest first. */
  keys(): string[] {
    return [...this.entries.keys()];
  }

  /** The entry of this key. Reading counts as use. */
  get(key: string): T | undefined {
    const found = this.entries.get(key);
    if (!found) return undefined;
    this.entries.delete(key);
    this.entries.set(key, found);
    return found.value;
  }

  delete(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }

  set(key: string, value: T): void {
    this.delete(key);
    const bytes = this.sizeOf(value);
    this.entries.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) return;
      this.delete(oldest);
    }
  }
}
