import { Agent, request } from 'node:http';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} text
 * @property {any} json  undefined where the body is none
 * @property {import('node:http').IncomingHttpHeaders} headers
 */

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * An HTTP client with keep-alive connections, as browsers have. Uses less CPU than `fetch`, because it runs on the
 * measured machine.
 * @param {number} connections
 */
export function openClient(connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /**
   * @param {'GET' | 'POST'} method @param {string} url @param {unknown} [body] @param {Record<string, string>} [headers]
   * @returns {Promise<Answer>}
   */
  const call = (method, url, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const data = body === undefined ? '' : JSON.stringify(body);
      const own = data
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) }
        : {};
      const sent = request(url, { method, agent, headers: { ...own, ...headers } }, (response) => {
        const parts = /** @type {Buffer[]} */ ([]);
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: response.statusCode ?? 0, text, json: parsed(text), headers: response.headers });
        });
      });
      sent.on('error', reject);
      sent.end(data);
    });
  return { call, close: () => agent.destroy() };
}

/**
 * Headers that the web's pages send with writes: the CSRF token and its cookie (D21-3).
 * @param {ReturnType<typeof openClient>} client @param {string} address
 */
export async function pageHeaders(client, address) {
  const { headers } = await client.call('GET', `${address}/api/csrf-cookie`);
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
  return {
    cookie: `${cookie}; i18n_redirected=en`,
    'x-csrf-token': token,
    'sec-fetch-site': 'same-origin',
  };
}

/**
 * Headers of several visitors, each with a browser and an IP address of their own, since what one of them may leave
 * unpaid is limited (D27-8). The web must trust one proxy.
 * @param {ReturnType<typeof openClient>} client @param {string} address @param {number} count
 */
export async function visitorHeaders(client, address, count) {
  const visitors = [];
  for (let index = 0; index < count; index += 1) {
    const forwarded = `10.20.${index >> 8}.${index & 255}`;
    visitors.push({ ...(await pageHeaders(client, address)), 'x-forwarded-for': forwarded });
  }
  return visitors;
}

/** @param {Answer} answer @param {string} what */
export function mustBeOk(answer, what) {
  if (answer.status !== 200)
    throw new Error(`${what} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer.json;
}
