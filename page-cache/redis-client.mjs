import { Redis } from 'ioredis';

const ANSWER_LIMIT = 1000;
const RETRY_AFTER = 1000;
/** ioredis waits this long for a socket to close, even for one that the server has closed before. */
const CLOSE_LIMIT = 100;

/**
 * A connection to a Redis server. A server that does not answer within a second counts as down and is tried again a
 * second later. Commands fail at once in between: rendering a page is better than waiting.
 */
export class RedisClient {
  #redis;
  #opened = /** @type {Promise<void> | undefined} */ (undefined);
  #up = /** @type {boolean | undefined} */ (undefined);
  #met = false;

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
      disconnectTimeout: CLOSE_LIMIT,
      retryStrategy: () => RETRY_AFTER,
    });
    const say = (/** @type {boolean} */ up) => {
      if (this.#up !== up) onState((this.#up = up));
    };
    this.#redis.on('ready', () => say(true));
    this.#redis.on('close', () => say(false));
    // Failed commands report to their callers; an unhandled `error` event would end the process.
    this.#redis.on('error', () => undefined);
  }

  /** @param {string} command @param {...(string | Buffer)} parts @returns {Promise<unknown>} */
  async send(command, ...parts) {
    this.#opened ??= this.#redis.connect().catch(() => undefined);
    await this.#opened;
    const answer = await this.#redis.callBuffer(command, ...parts);
    this.#met = true;
    return answer;
  }

  /** Whether the server answers now; if not, whether it ever has. @returns {Promise<'up' | 'lost' | 'never'>} */
  async state() {
    try {
      await this.send('PING');
      return 'up';
    } catch {
      return this.#met ? 'lost' : 'never';
    }
  }

  close() {
    this.#redis.disconnect();
  }
}
