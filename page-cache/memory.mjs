/** @typedef {import('./entry.mjs').Entry} Entry */

/**
 * The entries used last, up to a number of bytes. A Map keeps the order in which keys were set, so its first key is the
 * one that was not used for longest.
 */
export class Memory {
  #entries = /** @type {Map<string, Entry>} */ (new Map());
  /** Keys of the entries by ETag. */
  #keys = /** @type {Map<string, string>} */ (new Map());
  #limit;
  bytes = 0;

  /** @param {number} limit  bytes */
  constructor(limit) {
    this.#limit = limit;
  }

  get size() {
    return this.#entries.size;
  }

  /** @param {string} key */
  get(key) {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** The page with this ETag. @param {string} etag */
  withEtag(etag) {
    const key = this.#keys.get(etag);
    return key === undefined ? undefined : this.get(key);
  }

  /** The keys of the entries with one of these tags. @param {readonly string[]} tags */
  tagged(tags) {
    const wanted = new Set(tags);
    return [...this.#entries].flatMap(([key, entry]) =>
      entry.tags.some((tag) => wanted.has(tag)) ? key : [],
    );
  }

  /** @param {string} key */
  delete(key) {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    if (entry.etag && this.#keys.get(entry.etag) === key) this.#keys.delete(entry.etag);
    this.bytes -= entry.size;
  }

  /** @param {string} key @param {Entry} entry */
  set(key, entry) {
    this.delete(key);
    this.#entries.set(key, entry);
    if (entry.etag) this.#keys.set(entry.etag, key);
    this.bytes += entry.size;
    for (const oldest of this.#entries.keys()) {
      if (this.bytes <= this.#limit) return;
      this.delete(oldest);
    }
  }
}
