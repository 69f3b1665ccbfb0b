type Handler = (event?: unknown) => void;

/** Event emitter with on, off and once. */
export class Emitter {
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly wrapped = new WeakMap<Handler, Handler>();

  on(name: string, handler: Handler): this {
    const known = this.handlers.get(name) ?? new Set();
    this.handlers.set(name, known.add(handler));
    return this;
  }

  once(name: string, handler: Handler): this {
    const single: Handler = (event) => {
      this.off(name, handler);
      handler(event);
    };
    this.wrapped.set(handler, single);
    return this.on(name, single);
  }

  /** Without a handler, removes all of that name. */
  off(name: string, handler?: Handler): this {
    const known = this.handlers.get(name);
    if (!handler) this.handlers.delete(name);
    else if (known && !known.delete(handler)) known.delete(this.wrapped.get(handler) ?? handler);
    return this;
  }

  emit(name: string, event?: unknown): void {
    for (const handler of [...(this.handlers.get(name) ?? [])]) handler(event);
  }

  silence(): void {
    this.handlers.clear();
  }
}
