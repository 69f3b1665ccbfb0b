/** Time of each tag's last purge, by the clock that all instances share. */
export class Purges {
  #times = /** @type {Map<string, number>} */ (new Map());
  #limit;
  /** Whatever was read before this counts as purged: the tags' own times were too many to keep. */
  #floor = 0;

  /** @param {number} [limit]  tags */
  constructor(limit = 50_000) {
    this.#limit = limit;
  }

  /** @param {string} tag @param {number} time */
  add(tag, time) {
    if (time > (this.#times.get(tag) ?? 0)) this.#times.set(tag, time);
    if (this.#times.size <= this.#limit) return;
    this.#floor = Math.max(this.#floor, ...this.#times.values());
    this.#times.clear();
  }

  /** Whether any of the tags was purged at that time or later. @param {readonly string[]} tags @param {number} asOf */
  since(tags, asOf) {
    if (asOf <= this.#floor) return true;
    if (this.#times.size === 0) return false;
    for (const tag of tags) {
      const time = this.#times.get(tag);
      if (time !== undefined && time >= asOf) return true;
    }
    return false;
  }
}
