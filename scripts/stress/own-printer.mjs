import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** As long as a printer needs for an answer. */
const ANSWER_MS = 20;

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text || '{}');
}

/**
 * A printer's server with an address of its own, which can be away: then it takes connections and answers none of them, as that
 * holds a caller up the longest.
 * @param {import('../bench/world.mjs').World} world
 */
export async function openPrinter(world) {
  let away = false;
  let open = 0;
  const seen = { calls: 0, most: 0, from: 0, to: 0 };
  /** How often each reference was taken. @type {Map<string, number>} */
  const taken = new Map();
  const server = createServer(async (request, response) => {
    const { reference } = await bodyOf(request);
    if (request.url === '/v1/check') return response.end('{"ok":true}');
    seen.calls += 1;
    if (away) return undefined;
    open += 1;
    seen.most = Math.max(seen.most, open);
    await sleep(ANSWER_MS);
    open -= 1;
    seen.to = performance.now();
    seen.from ||= seen.to;
    taken.set(reference, (taken.get(reference) ?? 0) + 1);
    response.writeHead(201, { 'content-type': 'application/json' });
    return response.end(JSON.stringify({ id: `made_${reference}` }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  world.onEnd(close);
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    taken,
    close,
    leave: () => {
      away = true;
    },
    /** It is back; whoever still waits hears nothing any more. */
    comeBack: () => {
      away = false;
      server.closeAllConnections();
    },
  };
}
