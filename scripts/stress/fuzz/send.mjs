import { Agent, request } from 'node:http';

const PATIENCE_MS = 60_000;

/**
 * Sends requests as they are, byte by byte; the answer is its status, 0 where none came.
 * @param {string} address @param {number} connections
 */
export function openSender(address, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(address);
  /**
   * @param {import('./plan-requests.mjs').Planned} planned @param {Record<string, string>} headers  beside its own
   * @returns {Promise<number>}
   */
  const send = ({ method, path, headers: own, body }, headers) =>
    new Promise((resolve) => {
      const length = body ? { 'content-length': String(body.length) } : {};
      const options = { hostname, port, method, path, agent, headers: { ...headers, ...own, ...length } };
      const sent = request(options, (response) => {
        response.on('error', () => resolve(0));
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      });
      sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer')));
      sent.on('error', () => resolve(0));
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}
