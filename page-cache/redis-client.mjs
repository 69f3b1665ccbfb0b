import net from 'node:net';
import tls from 'node:tls';
import { ReplyReader, RedisError, encodeCommand } from './resp.mjs';

/**
 * @typedef {import('./resp.mjs').Reply} Reply
 * @typedef {{ resolve: (reply: Reply) => void, reject: (error: Error) => void, since: number }} Waiting
 */

const ANSWER_LIMIT = 1000;
const RETRY_AFTER = 1000;
const LOOK = 250;

/** @param {URL} url */
function openSocket(url) {
  const at = { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 6379) };
  return url.protocol === 'rediss:' ? tls.connect({ ...at, servername: at.host }) : net.connect(at);
}

/** What a connection says first. @param {URL} url */
function greeting(url) {
  const commands = [];
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  if (password) commands.push(user ? ['AUTH', user, password] : ['AUTH', password]);
  const database = url.pathname.slice(1);
  if (database && database !== '0') commands.push(['SELECT', database]);
  return commands;
}

/**
 * One connection to one Redis server, for the few commands of the page cache. Commands go out in the order they are
 * given and wait for nothing; a server that does not answer within a second is left and tried again a second later,
 * and what is asked meanwhile fails at once: a page is rather rendered than waited for.
 */
export class RedisClient {
  #url;
  #onState;
  #socket = /** @type {net.Socket | undefined} */ (undefined);
  #waiting = /** @type {Waiting[]} */ ([]);
  #lostAt = -Infinity;
  #up = false;

  /** @param {string} url  redis://user:password@host:port/database, or rediss:// @param {(up: boolean) => void} [onState] */
  constructor(url, onState = () => {}) {
    this.#url = new URL(url);
    if (!/^rediss?:$/.test(this.#url.protocol))
      throw new TypeError('REDIS_URL must begin with redis:// or rediss://');
    this.#onState = onState;
  }

  #connect() {
    const socket = openSocket(this.#url);
    const reader = new ReplyReader();
    socket.setNoDelay(true);
    socket.unref();
    socket.on('data', (chunk) => {
      try {
        for (const reply of reader.read(chunk)) this.#answer(reply);
      } catch (error) {
        socket.destroy(error);
      }
    });
    socket.on('error', () => socket.destroy());
    const watch = setInterval(() => this.#giveUp(socket), LOOK).unref();
    socket.once('close', () => {
      clearInterval(watch);
      this.#lost(socket);
    });
    this.#socket = socket;
    for (const command of greeting(this.#url)) this.#write(command).catch(() => socket.destroy());
  }

  /** @param {net.Socket} socket */
  #giveUp(socket) {
    const oldest = this.#waiting[0];
    if (oldest && Date.now() - oldest.since > ANSWER_LIMIT) socket.destroy();
  }

  /** @param {net.Socket} socket */
  #lost(socket) {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.#lostAt = Date.now();
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the connection to Redis was lost'));
    this.#say(false);
  }

  /** @param {boolean} up */
  #say(up) {
    if (up === this.#up && this.#lostAt !== -Infinity) return;
    this.#up = up;
    this.#onState(up);
  }

  /** @param {Reply} reply */
  #answer(reply) {
    const first = this.#waiting.shift();
    if (reply instanceof RedisError) return first?.reject(reply);
    if (!this.#up) this.#say(true);
    return first?.resolve(reply);
  }

  /** @param {readonly (string | Buffer)[]} parts @returns {Promise<Reply>} */
  #write(parts) {
    const socket = this.#socket;
    if (!socket) return Promise.reject(new Error('no connection to Redis'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject, since: Date.now() });
      if (socket.writableCorked === 0) {
        socket.cork();
        process.nextTick(() => socket.uncork());
      }
      socket.write(encodeCommand(parts));
    });
  }

  /** @param {...(string | Buffer)} parts @returns {Promise<Reply>} */
  async send(...parts) {
    if (!this.#socket && Date.now() - this.#lostAt >= RETRY_AFTER) this.#connect();
    return this.#write(parts);
  }

  close() {
    this.#socket?.destroy();
  }
}
