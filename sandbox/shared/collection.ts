export interface Identified {
  id: string;
}

/** Receives every change, to write it to disk later. */
export interface ChangeSink {
  changed(collection: string, id: string): void;
}

/** Objects by id, oldest first, at most `limit`: new objects push out the oldest. */
export class Collection<T extends Identified> {
  private readonly items = new Map<string, T>();
  private sink: ChangeSink | null = null;

  constructor(
    readonly name: string,
    private readonly limit: number,
  ) {}

  writeTo(sink: ChangeSink): void {
    this.sink = sink;
  }

  get size(): number {
    return this.items.size;
  }

  get(id: string): T | undefined {
    return this.items.get(id);
  }

  /** Adds or replaces an object; call it again after mutating one. */
  put(item: T): T {
    this.items.set(item.id, item);
    this.sink?.changed(this.name, item.id);
    if (this.items.size > this.limit) this.dropOldest();
    return item;
  }

  /** Restores a stored object without notifying the sink. */
  restore(id: string, item: T | null): void {
    if (item === null) this.items.delete(id);
    else this.items.set(id, item);
  }

  delete(id: string): void {
    if (this.items.delete(id)) this.sink?.changed(this.name, id);
  }

  clear(): void {
    for (const id of [...this.items.keys()]) this.delete(id);
  }

  values(): IterableIterator<T> {
    return this.items.values();
  }

  newestFirst(): T[] {
    return [...this.items.values()].reverse();
  }

  private dropOldest(): void {
    const oldest = this.items.keys().next();
    if (!oldest.done) this.delete(oldest.value);
  }
}
