import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError } from '../fail.mjs';
import { rememberedPorts } from '../free-port.mjs';
import { heldProgram } from '../guarded-spawn.mjs';
import { readJson, writePrivateJson } from '../private-file.mjs';
import { identityOf, isAlive, waitUntilGone } from '../process-identity.mjs';
import { Program } from '../program.mjs';
import { runCommand } from '../run-command.mjs';
import { chooseWrapper } from './choose-wrapper.mjs';
import { findBinaries } from './find-binaries.mjs';
import { giveToOwner, initCluster } from './init-cluster.mjs';
import { disarmStalePidFile, readPostmaster } from './read-postmaster.mjs';

/**
 * @typedef {object} Postgres
 * @property {number} port
 * @property {number} pid
 * @property {boolean} owned  this process stops it; false when another live launcher does
 * @property {() => Promise<void>} stop
 * @property {() => Promise<never>} failed  rejects, with the reason in one line, when it ends before `stop`
 */

const OWNER_FILE = 'postgres-owner.json';
const RECOVERY_LIMIT = 120_000;
const STOP_LIMIT = 20_000;
const PORT_TAKEN = /could not bind|Address already in use|could not create any TCP\/IP/i;

/** Settings of a throw-away cluster: fast, and lost when the machine stops. */
export const THROW_AWAY = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
};

/** @param {number} port @param {Record<string, string>} extra */
function serverArguments(port, extra) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    log_checkpoints: 'off',
    // A refused row's values are people's data; the log names the constraint and leaves them out.
    log_error_verbosity: 'terse',
    ...extra,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Waits while a Postgres of this folder starts or stops; then the one that is ready, if any. @param {string} dir */
async function settledPostmaster(dir) {
  for (const until = Date.now() + RECOVERY_LIMIT; ; await sleep(10)) {
    const running = readPostmaster(dir);
    if (!running || running.status === 'ready') return running;
    if (Date.now() > until)
      throw new LaunchError(`Postgres (process ${running.pid}) is neither ready nor gone`);
  }
}

/**
 * The Postgres of this folder, when another launcher holds it and still runs.
 * @param {string} dataDir
 * @param {string} dir
 * @returns {Promise<Postgres | undefined>}
 */
async function joinPostgres(dataDir, dir) {
  const owner = readJson(join(dataDir, OWNER_FILE));
  const running = await settledPostmaster(dir);
  if (!running || !owner || owner.pid === process.pid || !isAlive(owner.pid, owner.identity))
    return undefined;
  const { pid, port } = running;
  const failed = async () => {
    await waitUntilGone(pid, identityOf(pid), Infinity);
    throw new LaunchError('Postgres ended');
  };
  return { pid, port, owned: false, stop: () => Promise.resolve(), failed };
}

/**
 * Waits until the server takes connections.
 * @param {string} dir
 * @param {Program} holder
 * @returns {Promise<number>} the server's process id
 */
async function untilReady(dir, holder) {
  let failure = /** @type {Error | undefined} */ (undefined);
  holder.failed.catch((error) => (failure = error));
  for (const until = Date.now() + RECOVERY_LIMIT; !failure; await sleep(10)) {
    const running = readPostmaster(dir);
    if (running?.status === 'ready') return running.pid;
    if (Date.now() > until)
      failure = new LaunchError(`Postgres is not ready after ${RECOVERY_LIMIT / 1000} s`);
  }
  throw failure;
}

/**
 * Starts the embedded Postgres of `dataDir`, or joins the one that already serves it (docs/decisions/0055).
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} options.password  of the superuser `postgres`
 * @param {Record<string, string>} [options.settings]
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDir, password, settings = {} }) {
  const dir = join(dataDir, 'pg');
  const log = join(dataDir, 'logs', 'postgres.log');
  const joined = await joinPostgres(dataDir, dir);
  if (joined) return joined;
  const binaries = findBinaries();
  const wrapper = chooseWrapper(binaries, dataDir);
  const command = (/** @type {string} */ name) => [
    ...wrapper.command,
    join(binaries, 'bin', name),
    '-D',
    dir,
  ];
  // Only where its holder was killed. An immediate shutdown costs a recovery at the next start and loses nothing.
  const endLeftOver = async () => {
    for (const mode of ['fast', 'immediate'])
      if (readPostmaster(dir)) await runCommand([...command('pg_ctl'), 'stop', '-m', mode, '-t', '10']);
  };
  await endLeftOver();
  await initCluster(dir, binaries, wrapper, password);
  giveToOwner(dir, wrapper);
  writePrivateJson(join(dataDir, OWNER_FILE), { pid: process.pid, identity: identityOf(process.pid) });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { postgres: port } = await rememberedPorts(dataDir, ['postgres']);
    disarmStalePidFile(dir);
    // SIGINT is Postgres's fast shutdown: open transactions are rolled back.
    const args = heldProgram('SIGINT', [...command('postgres'), ...serverArguments(port, settings)]);
    const holder = new Program({ name: 'Postgres', args, env: process.env, log, patience: STOP_LIMIT });
    const stop = async () => {
      await holder.stop();
      await endLeftOver();
    };
    try {
      return { pid: await untilReady(dir, holder), port, owned: true, stop, failed: () => holder.failed };
    } catch (error) {
      await stop();
      if (!PORT_TAKEN.test(error.message)) throw error;
    }
  }
  throw new LaunchError(`Postgres found its port taken (see ${log})`);
}
