import { Redis } from 'ioredis';

const ANSWER_LIMIT = 1000;
const RETRY_AFTER = 1000;

/**
 * One connection to one Redis server, for the few commands of the page cache. A server that does not answer within a
 * second is left and tried again a second later, and what is asked meanwhile fails at once: a page is rather rendered
 * than waited for.
 */
export class RedisClient {
  #redis;
  #opened = /** @type {Promise<void> | undefined} */ (undefined);
  #up = /** @type {boolean | undefined} */ (undefined);

  /** @param {string} url  redis://user:password@host:port/database, or rediss:// @param {(up: boolean) => void} [onState] */
  constructor(url, onState = () => {}) {
    if (!/^rediss?:$/.test(new URL(url).protocol))
      throw new TypeError('REDIS_URL must begin with redis:// or rediss://');
    this.#redis = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: ANSWER_LIMIT,
      commandTimeout: ANSWER_LIMIT,
      socketTimeout: ANSWER_LIMIT,
      retryStrategy: () => RETRY_AFTER,
    });
    const say = (/** @type {boolean} */ up) => {
      if (this.#up !== up) onState((this.#up = up));
    };
    this.#redis.on('ready', () => say(true));
    this.#redis.on('close', () => say(false));
    // Each command that fails says so to its caller; unheard, the same news would end the process.
    this.#redis.on('error', () => undefined);
  }

  /** @param {string} command @param {...(string | Buffer)} parts @returns {Promise<unknown>} */
  async send(command, ...parts) {
    this.#opened ??= this.#redis.connect().catch(() => undefined);
    await this.#opened;
    return this.#redis.callBuffer(command, ...parts);
  }

  close() {
    this.#redis.disconnect();
  }
}
