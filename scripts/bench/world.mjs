import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../launch/private-file.mjs';
import { Stack } from '../launch/stack.mjs';
import { cpuMs, rssMb, watchPeakRss } from './usage.mjs';

/**
 * What a section measures: the product as `npm start` runs it (production build, web, worker, sandbox and Postgres as
 * processes of their own, durable writes, production's rate limits), on free ports, with a demo world of its own.
 * @typedef {object} World
 * @property {string} address  of the web, without a trailing slash
 * @property {{ stripe: string, inbox: string, pusher: string, fulfiller: string }} sandbox  addresses of the stand-ins
 * @property {string} ownerUrl  Postgres as the tables' owner, for counting
 * @property {string} databaseUrl  Postgres as the app logs in
 * @property {NodeJS.ProcessEnv} env  the app's variables
 * @property {string} dataDir
 * @property {string} dir  a folder for whatever a section makes; removed at the end
 * @property {() => { web: number, worker: number, sandbox: number, postgres: number }} pids  as of now
 * @property {typeof cpuMs} cpuMs
 * @property {typeof rssMb} rssMb
 * @property {typeof watchPeakRss} watchPeakRss
 * @property {(stop: () => unknown) => void} onEnd  also when the bench is interrupted
 */

/** Process ids from the file that the launcher writes. @param {string} dataDir */
function pidsIn(dataDir) {
  /** @type {{ name: string, pid: number }[]} */
  const children = readJson(join(dataDir, 'running.json'))?.children ?? [];
  /** @param {string} name */
  const pidOf = (name) => {
    const pid = children.find((child) => child.name === name)?.pid;
    if (pid === undefined) throw new Error(`${name} does not run`);
    return pid;
  };
  const postgres = Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);
  return { web: pidOf('web'), worker: pidOf('worker'), sandbox: pidOf('sandbox'), postgres };
}

/**
 * Starts a world in `dir` and waits until it answers.
 * @param {string} dir  an empty folder
 * @param {(stop: () => unknown) => void} onEnd
 * @returns {Promise<World>}
 */
export async function startWorld(dir, onEnd) {
  const dataDir = join(dir, 'stack');
  const settings = {
    mode: /** @type {const} */ ('demo'),
    standIns: true,
    port: 0,
    dataDir,
    databaseUrl: undefined,
    ownerUrl: undefined,
  };
  const onLost = (/** @type {Error} */ error) =>
    process.stderr.write(`the measured stack broke: ${error.message}\n`);
  const stack = new Stack(settings, { command: 'npm run bench', onLost });
  onEnd(() => stack.stop());
  const { address, env, place } = await stack.start();
  const { stripe, mailHttp, pusher, fulfiller } = place.sandbox ?? {};
  const local = (/** @type {number | undefined} */ port) => `http://localhost:${port}`;
  return {
    address,
    sandbox: {
      stripe: local(stripe),
      inbox: local(mailHttp),
      pusher: local(pusher),
      fulfiller: local(fulfiller),
    },
    ownerUrl: place.ownerUrl,
    databaseUrl: place.databaseUrl,
    env,
    dataDir,
    dir,
    pids: () => pidsIn(dataDir),
    cpuMs,
    rssMb,
    watchPeakRss,
    onEnd,
  };
}
