/** In ms, longer than any page takes to render: older reads were never finished. */
const LIMIT = 60_000;
const MOST = 10_000;

/**
 * When the rendering of an entry began. An entry is as old as the data it was made of, so that a purge during its
 * rendering applies to it too.
 */
export class Reads {
  #begun = /** @type {Map<string, number>} */ (new Map());

  /** @param {string} key @param {number} now */
  begin(key, now) {
    const begun = this.#begun.get(key);
    if (begun !== undefined && now - begun < LIMIT) return;
    this.#begun.delete(key);
    this.#begun.set(key, now);
    if (this.#begun.size <= MOST) return;
    for (const oldest of this.#begun.keys()) {
      this.#begun.delete(oldest);
      return;
    }
  }

  /** @param {string} key @param {number} now */
  end(key, now) {
    const begun = this.#begun.get(key);
    this.#begun.delete(key);
    return begun !== undefined && now - begun < LIMIT ? begun : now;
  }
}
