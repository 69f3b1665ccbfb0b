const CR = 13;

/** An error that the server answered. */
export class RedisError extends Error {}

/**
 * A command in Redis's wire format (RESP2).
 * @param {readonly (string | Buffer)[]} parts
 */
export function encodeCommand(parts) {
  /** @type {Uint8Array[]} */
  const chunks = [Buffer.from(`*${parts.length}\r\n`)];
  for (const part of parts) {
    const data = typeof part === 'string' ? Buffer.from(part) : part;
    chunks.push(Buffer.from(`$${data.length}\r\n`), data, Buffer.from('\r\n'));
  }
  return Buffer.concat(chunks);
}

/** @param {Buffer} data @param {number} at @returns {{ line: string, next: number } | null} */
function readLine(data, at) {
  const end = data.indexOf(CR, at);
  if (end === -1 || end + 1 >= data.length) return null;
  return { line: data.toString('latin1', at, end), next: end + 2 };
}

/**
 * @typedef {string | number | Buffer | null | RedisError | unknown[]} Reply
 * @typedef {{ reply: Reply, next: number } | null} Parsed  null: there is more to come
 */

/** @param {Buffer} data @param {number} from @param {number} length @returns {Parsed} */
function parseBulk(data, from, length) {
  if (length === -1) return { reply: null, next: from };
  if (data.length < from + length + 2) return null;
  return { reply: data.subarray(from, from + length), next: from + length + 2 };
}

/** @param {Buffer} data @param {number} from @param {number} length @returns {Parsed} */
function parseArray(data, from, length) {
  /** @type {Reply[]} */
  const replies = [];
  let next = from;
  for (let left = length; left > 0; left -= 1) {
    const item = parse(data, next);
    if (!item) return null;
    replies.push(item.reply);
    next = item.next;
  }
  return { reply: length === -1 ? null : replies, next };
}

/** @param {Buffer} data @param {number} at @returns {Parsed} */
function parse(data, at) {
  const head = readLine(data, at);
  if (!head) return null;
  const { line, next } = head;
  const text = line.slice(1);
  if (line[0] === '+') return { reply: text, next };
  if (line[0] === '-') return { reply: new RedisError(text), next };
  if (line[0] === ':') return { reply: Number(text), next };
  if (line[0] === '$') return parseBulk(data, next, Number(text));
  if (line[0] === '*') return parseArray(data, next, Number(text));
  throw new Error('no answer of a Redis server');
}

/** Cuts a stream of bytes into replies. */
export class ReplyReader {
  #rest = /** @type {Buffer} */ (Buffer.alloc(0));

  /** @param {Buffer} chunk @returns {Reply[]} the replies that this chunk completes; throws on anything that is none */
  read(chunk) {
    const data = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    const replies = [];
    let at = 0;
    for (let one = parse(data, at); one; one = at < data.length ? parse(data, at) : null) {
      replies.push(one.reply);
      at = one.next;
    }
    this.#rest = data.subarray(at);
    return replies;
  }
}
