import { decode, encode } from './entry.mjs';
import { RedisClient } from './redis-client.mjs';
import { warn } from './warn.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */

const TAGS = 'merchloom:tags';
/** An entry that was not rendered again within a day is removed. */
const LIFETIME = 86_400_000;
const CLOCK_AGE = 60_000;

/**
 * State that all instances share in Redis: the entries of one build, and the times of purges in one hash. While Redis
 * is down each instance works alone; purges made meanwhile are sent when it is back.
 */
export class Shared {
  #redis;
  #prefix;
  /** Purges that Redis has not been told yet. */
  #untold = /** @type {Map<string, number>} */ (new Map());
  #clockRead = -Infinity;
  /** Milliseconds by which Redis's clock, which all instances go by, is ahead of this process's. */
  offset = 0;

  /** @param {string} url @param {string} build */
  constructor(url, build) {
    this.#redis = new RedisClient(url, (up) =>
      warn(up ? 'page cache: Redis answers' : 'page cache: Redis is lost'),
    );
    this.#prefix = `merchloom:page:${build}:`;
  }

  /** Reads Redis's clock once a minute; if that fails, the last offset is kept. */
  async syncClock() {
    const before = Date.now();
    if (before - this.#clockRead < CLOCK_AGE) return;
    this.#clockRead = before;
    await this.#readClock(before).catch(() => undefined);
  }

  /** @param {number} before */
  async #readClock(before) {
    const [seconds, micros] = /** @type {Buffer[]} */ (await this.#redis.send('TIME'));
    this.offset = Math.round(Number(seconds) * 1000 + Number(micros) / 1000 - (before + Date.now()) / 2);
  }

  async #tellPurges() {
    if (this.#untold.size === 0) return;
    const told = [...this.#untold];
    await this.#redis.send('HSET', TAGS, ...told.flatMap(([tag, time]) => [tag, String(time)]));
    for (const [tag, time] of told) if (this.#untold.get(tag) === time) this.#untold.delete(tag);
  }

  /**
   * Reads when these tags were purged.
   * @param {readonly string[]} tags @param {import('./purges.mjs').Purges} purges
   */
  async learn(tags, purges) {
    if (tags.length === 0) return;
    try {
      await Promise.all([this.syncClock(), this.#tellPurges()]);
      const times = /** @type {(Buffer | null)[]} */ (await this.#redis.send('HMGET', TAGS, ...tags));
      times.forEach((time, index) => time && purges.add(tags[index] ?? '', Number(time)));
    } catch {
      // Logged by the client. Until Redis is back, only this instance's own purges count.
      return;
    }
  }

  /** @param {string} key @returns {Promise<Entry | null>} */
  async get(key) {
    try {
      await this.syncClock();
      const data = await this.#redis.send('GET', this.#prefix + key);
      return Buffer.isBuffer(data) ? decode(data, this.offset) : null;
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {Entry} entry */
  async set(key, entry) {
    await this.#redis
      .send('SET', this.#prefix + key, encode(entry), 'PX', String(LIFETIME))
      .catch(() => undefined);
  }

  /** @param {string} key */
  async delete(key) {
    await this.#redis.send('DEL', this.#prefix + key).catch(() => undefined);
  }

  /** @param {readonly string[]} tags @param {number} time */
  async purge(tags, time) {
    for (const tag of tags) this.#untold.set(tag, time);
    await this.#tellPurges().catch(() => undefined);
  }

  /** Redis's, for `/readyz`. */
  state() {
    return this.#redis.state();
  }

  close() {
    this.#redis.close();
  }
}
