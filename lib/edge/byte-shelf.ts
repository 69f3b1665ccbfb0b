/** What is kept by name within a bound of bytes: what was used longest ago goes first. */
export class ByteShelf<T> {
  /** The one used longest ago first. */
  private readonly kept = new Map<string, { value: T; bytes: number }>();
  private bytes = 0;

  /**
   * @param mostBytes the sum of all that is kept
   * @param sizeOf the bytes of one
   */
  constructor(
    private readonly mostBytes: number,
    private readonly sizeOf: (value: T) => number,
  ) {}

  /** All that is kept, the one used longest ago first. */
  names(): string[] {
    return [...this.kept.keys()];
  }

  /** The one of this name, which counts as used by that. */
  take(name: string): T | undefined {
    const found = this.kept.get(name);
    if (!found) return undefined;
    this.kept.delete(name);
    this.kept.set(name, found);
    return found.value;
  }

  drop(name: string): void {
    this.bytes -= this.kept.get(name)?.bytes ?? 0;
    this.kept.delete(name);
  }

  put(name: string, value: T): void {
    this.drop(name);
    const bytes = this.sizeOf(value);
    this.kept.set(name, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.mostBytes) return;
      this.drop(oldest);
    }
  }
}
