import { isKept, makeEntry } from './entry.mjs';
import { Memory } from './memory.mjs';
import { Purges } from './purges.mjs';
import { Reads } from './reads.mjs';
import { Shared } from './shared.mjs';

/**
 * @typedef {import('./entry.mjs').Entry} Entry
 * @typedef {import('./entry.mjs').Value} Value
 *
 * @typedef {object} Options
 * @property {number} memoryBytes
 * @property {string} [redisUrl]  shares entries and purges between instances
 * @property {string} [build]  entries of other builds are not used
 * @property {(key: string, ctx: object) => Promise<{ value: Value | null, lastModified?: number, cacheControl?: import('./entry.mjs').CacheControl } | null>} [readBuilt]
 *   what the build itself made and serves under every address
 * @property {() => number} [now]
 */

/**
 * The cache of pages and of the data they are made of: memory, then Redis if there is one, then what the build
 * made. docs/decisions/0033.
 */
export class PageCache {
  #memory;
  #shared = /** @type {Shared | undefined} */ (undefined);
  #purges = new Purges();
  #reads = new Reads();
  #readBuilt;
  #now;

  /** @param {Options} options */
  constructor({ memoryBytes, redisUrl, build = '', readBuilt, now = Date.now }) {
    if (redisUrl) this.#shared = new Shared(redisUrl, build);
    this.#memory = new Memory(memoryBytes);
    this.#readBuilt = readBuilt;
    this.#now = now;
  }

  /** How much this process keeps in memory. */
  get usage() {
    return { bytes: this.#memory.bytes, entries: this.#memory.size };
  }

  /** Now, on the clock that all instances share. */
  #sharedNow() {
    return this.#now() + (this.#shared?.offset ?? 0);
  }

  /** @param {string} key @param {object} ctx @returns {Promise<Entry | null>} */
  async #fromBuild(key, ctx) {
    const built = await this.#readBuilt?.(key, ctx);
    if (!built?.value) return null;
    const { value, lastModified = this.#now(), cacheControl } = built;
    return makeEntry(value, { asOf: lastModified, lastModified, cacheControl });
  }

  /** @param {string} key @param {object} ctx */
  async #fromElsewhere(key, ctx) {
    const entry = (await this.#shared?.get(key)) ?? (await this.#fromBuild(key, ctx));
    if (entry) this.#memory.set(key, entry);
    return entry;
  }

  /** The shared entry when another instance has rendered a newer one, else the given one. @param {string} key @param {Entry} entry */
  async #newest(key, entry) {
    const shared = await this.#shared?.get(key);
    if (!shared || shared.asOf <= entry.asOf) return entry;
    this.#memory.set(key, shared);
    return shared;
  }

  /** @param {string} key @param {object} ctx @returns {Promise<Entry | null>} */
  async #find(key, ctx) {
    const entry = this.#memory.get(key);
    if (!entry) return this.#fromElsewhere(key, ctx);
    return this.#shared && entry.staleAt < this.#now() ? this.#newest(key, entry) : entry;
  }

  /** @param {Entry} entry @param {{ tags?: readonly string[], softTags?: readonly string[] }} ctx */
  async #isPurged(entry, ctx) {
    const tags = ctx.softTags ? [...entry.tags, ...(ctx.tags ?? []), ...ctx.softTags] : entry.tags;
    if (this.#shared) await this.#shared.learn(tags, this.#purges);
    return this.#purges.since(tags, entry.asOf);
  }

  /** The entry that another instance has rendered since the purge, if any. @param {string} key @param {Entry} purged @param {object} ctx */
  async #afterPurge(key, purged, ctx) {
    this.#memory.delete(key);
    const entry = await this.#shared?.get(key);
    if (!entry || entry.asOf <= purged.asOf || (await this.#isPurged(entry, ctx))) return null;
    this.#memory.set(key, entry);
    return entry;
  }

  /**
   * @param {string} key
   * @param {{ tags?: readonly string[], softTags?: readonly string[] }} ctx
   * @returns {Promise<Entry | null>}
   */
  async get(key, ctx) {
    const now = this.#now();
    let entry = await this.#find(key, ctx);
    if (entry && (await this.#isPurged(entry, ctx))) entry = await this.#afterPurge(key, entry, ctx);
    if (!entry || entry.staleAt < now) this.#reads.begin(key, now);
    return entry;
  }

  /**
   * The document with this ETag when it is in memory, not stale and not purged, so that it can be sent without Next
   * (lib/edge/ready-pages.ts).
   * @param {string} etag
   * @returns {Promise<string | null>}
   */
  async current(etag) {
    const entry = this.#memory.withEtag(etag);
    if (!entry || entry.value.kind !== 'APP_PAGE' || entry.staleAt <= this.#now()) return null;
    return (await this.#isPurged(entry, {})) ? null : entry.value.html;
  }

  /** @param {string} key @param {Value | null} value @param {{ cacheControl?: import('./entry.mjs').CacheControl, tags?: readonly string[] }} ctx */
  async set(key, value, { cacheControl, tags }) {
    const lastModified = this.#reads.end(key, this.#now());
    await this.#shared?.syncClock();
    const asOf = lastModified + (this.#shared?.offset ?? 0);
    const entry = isKept(value) ? makeEntry(value, { asOf, lastModified, cacheControl, tags }) : null;
    if (entry) this.#memory.set(key, entry);
    else this.#memory.delete(key);
    await (entry ? this.#shared?.set(key, entry) : this.#shared?.delete(key));
  }

  /** Whether Redis answers; `none` without one. `lost`: it has answered before, so this instance goes on alone. */
  async redisState() {
    return this.#shared ? this.#shared.state() : /** @type {const} */ ('none');
  }

  /**
   * Keys of the entries in this process's memory that carry one of these tags: the pages that it may have sent to a
   * proxy, which must drop them too (lib/edge/tagged-pages.ts).
   * @param {readonly string[]} tags
   */
  tagged(tags) {
    return this.#memory.tagged(tags);
  }

  /** Makes every entry with one of the tags unusable, in all instances that share the Redis. @param {readonly string[]} tags */
  async purge(tags) {
    await this.#shared?.syncClock();
    const time = this.#sharedNow();
    for (const tag of tags) this.#purges.add(tag, time);
    await this.#shared?.purge(tags, time);
  }

  close() {
    this.#shared?.close();
  }
}
