import { closeSync, cpSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../launch/free-port.mjs';
import { guardedSpawn, signalGroup } from '../launch/guarded-spawn.mjs';
import { readTail } from '../launch/log-file.mjs';
import { ROOT } from '../launch/root.mjs';
import { waitForHttp } from '../launch/wait-for-http.mjs';
import { linkPackages } from './link-packages.mjs';

/** @typedef {import('./world.mjs').World} World @typedef {{ address: string, pid: number, bytes: number }} BarePage */

const SOURCES = fileURLToPath(new URL('./bare', import.meta.url));

/** Bytes of the document besides its text; the text is in it twice, as HTML and for hydration. */
const FRAME = 4500;

/** @type {WeakMap<World, Promise<BarePage>>} */
const pages = new WeakMap();

/** @param {string} dir @param {string[]} args @param {string} log @param {NodeJS.ProcessEnv} [extra] */
function next(dir, [verb = '', ...args], log, extra = {}) {
  const descriptor = openSync(log, 'a');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...extra };
  const child = guardedSpawn([join(dir, 'node_modules/next/dist/bin/next'), verb, dir, ...args], {
    env,
    stdio: ['ignore', descriptor, descriptor],
  });
  closeSync(descriptor);
  return child;
}

/** @param {import('node:child_process').ChildProcess} child */
const ended = (child) => new Promise((resolve) => child.once('close', resolve));

/** @param {string} dir @param {number} length @param {string} log */
async function build(dir, length, log) {
  const child = next(dir, ['build'], log, { BARE_TEXT_LENGTH: String(length) });
  if ((await ended(child)) !== 0) throw new Error(`the bare page was not built: ${readTail(log, 0)}`);
}

/** @param {string} dir @param {string} log */
async function serve(dir, log) {
  const port = await freePort();
  const child = next(dir, ['start', '-p', String(port)], log);
  const address = `http://localhost:${port}`;
  await waitForHttp(address, 30_000);
  const stop = async () => {
    const end = ended(child);
    signalGroup(child, 'SIGKILL');
    await end;
  };
  const bytes = Buffer.byteLength(await (await fetch(address)).text());
  return { stop, page: { address, pid: child.pid ?? 0, bytes } };
}

/** @param {World} world @param {number} bytes @returns {Promise<BarePage>} */
async function make(world, bytes) {
  const dir = join(ROOT, '.data', 'bench', `bare-${process.pid}`);
  const log = join(world.dir, 'bare.log');
  mkdirSync(dir, { recursive: true });
  world.onEnd(() => rmSync(dir, { recursive: true, force: true }));
  cpSync(SOURCES, dir, { recursive: true });
  linkPackages(['next', 'react', 'react-dom'], dir);
  let length = Math.round((bytes - FRAME) / 2);
  for (let attempt = 0; ; attempt += 1) {
    await build(dir, length, log);
    const { stop, page } = await serve(dir, log);
    if (attempt === 2 || Math.abs(page.bytes - bytes) < bytes * 0.01) {
      world.onEnd(stop);
      return page;
    }
    await stop();
    length += Math.round((bytes - page.bytes) / 2);
  }
}

/**
 * The baseline: one prerendered page of the installed Next with plain text only, whose document has `bytes` bytes
 * (within 1 %), served by `next start` like the product. Built once per world.
 * @param {World} world
 * @param {number} bytes
 */
export function barePage(world, bytes) {
  const known = pages.get(world);
  if (known) return known;
  const made = make(world, bytes);
  pages.set(world, made);
  return made;
}
