import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError } from '../launch/fail.mjs';
import { freePort } from '../launch/free-port.mjs';
import { heldProgram } from '../launch/guarded-spawn.mjs';
import { Program } from '../launch/program.mjs';
import { planFor } from '../launch/programs.mjs';

const LIMIT = 60_000;

/** @param {number} port @returns {Promise<boolean>} */
function listens(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** @param {number} port */
async function untilListening(port) {
  for (const until = Date.now() + LIMIT; !(await listens(port)); await sleep(50))
    if (Date.now() > until) throw new LaunchError('redis-server did not start');
}

/**
 * Starts a redis-server of this run's own; undefined where none is installed.
 * @param {string} dir
 */
export async function startRedis(dir) {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  mkdirSync(dir, { recursive: true });
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--maxmemory', '64mb'];
  const args = heldProgram('SIGTERM', ['redis-server', '--port', String(port), '--dir', dir, ...settings]);
  const log = join(dir, 'redis.log');
  const redis = new Program({ name: 'redis-server', args, env: process.env, log, patience: 10_000 });
  await Promise.race([untilListening(port), redis.failed]);
  return { url: `redis://127.0.0.1:${port}`, stop: () => redis.stop() };
}

/**
 * A second web of the same build and database, beside a running stack whose worker does not know of it.
 * @param {import('../launch/app-env.mjs').Place} place @param {NodeJS.ProcessEnv} env  the app's
 */
export async function startSecondWeb(place, env) {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const log = join(place.settings.dataDir, 'logs', 'web-second.log');
  const web = new Program(planFor('web', { env: { ...env, PORT: String(port) }, log }));
  await web.untilUp(`${address}/healthz`);
  return { address, stop: () => web.stop() };
}
