import net from 'node:net';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { LaunchError } from './fail.mjs';
import { readJson, writePrivateJson } from './private-file.mjs';

/** Ports this process has given out; who got one may not listen yet. */
const given = /** @type {Set<number>} */ (new Set());

/** @param {number} port @param {string | undefined} host @returns {Promise<boolean>} */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Whether nothing listens on this port, on any of the addresses `localhost` may stand for.
 * @param {number} port
 */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', '::1', undefined]) if (!(await canListen(port, host))) return false;
  return true;
}

/**
 * A free port: `preferred` when it is, otherwise one below the range from which systems take outgoing ports.
 * @param {number} [preferred]
 */
export async function freePort(preferred) {
  const candidates = [preferred, ...Array.from({ length: 60 }, () => randomInt(20_000, 30_000))];
  for (const port of candidates) {
    if (port === undefined || given.has(port) || !(await isPortFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new LaunchError('no free port was found between 20000 and 29999');
}

/**
 * Ports by name: the same ones as last time, unless somebody else has taken them meanwhile.
 * @template {string} N
 * @param {string} dataDir
 * @param {readonly N[]} names
 * @param {{ inUse?: boolean }} [options]  inUse: another process of this folder may listen on them
 * @returns {Promise<Record<N, number>>}
 */
export async function rememberedPorts(dataDir, names, { inUse = false } = {}) {
  const path = join(dataDir, 'ports.json');
  const known = readJson(path) ?? {};
  const ports = /** @type {Record<N, number>} */ ({});
  for (const name of names) ports[name] = (inUse && known[name]) || (await freePort(known[name]));
  if (names.some((name) => known[name] !== ports[name])) writePrivateJson(path, { ...known, ...ports });
  return ports;
}
