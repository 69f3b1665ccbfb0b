import { spawn } from 'node:child_process';
import { closeSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LaunchError, explainOutput } from '../fail.mjs';
import { rememberedPorts } from '../free-port.mjs';
import { openLog, readTail } from '../log-file.mjs';
import { readJson, writePrivateJson } from '../private-file.mjs';
import { identityOf, isAlive, waitUntilGone } from '../process-identity.mjs';
import { chooseWrapper } from './choose-wrapper.mjs';
import { findBinaries } from './find-binaries.mjs';
import { giveToOwner, initCluster } from './init-cluster.mjs';
import { disarmStalePidFile, readPostmaster } from './read-postmaster.mjs';
import { stopPostgres } from './stop-postgres.mjs';

/**
 * @typedef {object} Postgres
 * @property {number} port
 * @property {number} pid
 * @property {boolean} owned  this process stops it; false when another live launcher does
 * @property {() => Promise<void>} stop
 */

const RECOVERY_LIMIT = 120_000;
const GUARD = fileURLToPath(new URL('./guard-postgres.mjs', import.meta.url));

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

/**
 * Starts the server and waits until it takes connections.
 * @param {string} dir
 * @param {import('./choose-wrapper.mjs').Wrapper} wrapper
 * @param {number} port
 * @param {string} log
 * @param {Record<string, string>} extra
 * @returns {Promise<number | 'port taken'>} its process id
 */
async function launch(dir, wrapper, port, log, extra) {
  giveToOwner(dir, wrapper);
  disarmStalePidFile(dir);
  const { descriptor, from } = openLog(log);
  const program = join(wrapper.binaries, 'bin', 'postgres');
  const [command = '', ...args] = [...wrapper.command, program, '-D', dir, ...serverArguments(port, extra)];
  const child = spawn(command, args, { detached: true, stdio: ['ignore', descriptor, descriptor] });
  closeSync(descriptor);
  /** @type {Error | undefined} */
  let failed;
  child.once('error', (error) => (failed = error));
  child.unref();
  const until = Date.now() + RECOVERY_LIMIT;
  while (child.exitCode === null && child.signalCode === null && !failed) {
    const running = readPostmaster(dir);
    if (running && running.pid === child.pid && running.status === 'ready') return running.pid;
    if (Date.now() > until)
      throw new LaunchError(`Postgres did not become ready in ${RECOVERY_LIMIT / 1000} s (see ${log})`);
    await sleep(10);
  }
  if (failed) throw failed;
  const output = readTail(log, from);
  if (/could not bind|Address already in use|could not create any TCP\/IP/i.test(output)) return 'port taken';
  throw new LaunchError(explainOutput('Postgres did not start', output, log));
}

/** Waits while a Postgres of this folder starts or stops; then the one that is ready, if any. @param {string} dir */
async function settledPostmaster(dir) {
  const until = Date.now() + RECOVERY_LIMIT;
  for (;;) {
    const running = readPostmaster(dir);
    if (!running || running.status === 'ready') return running;
    if (Date.now() > until)
      throw new LaunchError(`Postgres (process ${running.pid}) is neither ready nor gone`);
    await sleep(25);
  }
}

/** @param {number} pid */
function startGuard(pid) {
  const args = [GUARD, String(pid), identityOf(pid)];
  const guard = spawn(process.execPath, args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  guard.unref();
  guard.stdin.on('error', () => guard.stdin.destroy());
}

/**
 * Starts the embedded Postgres of `dataDir`, or joins the one that already serves it.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} options.password  of the superuser `postgres`
 * @param {Record<string, string>} [options.settings]
 * @param {number} [options.port]  no other will do: the addresses of running processes name it
 * @param {Set<number>} [options.reserved]  ports another part of this launcher took
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDir, password, settings = {}, port, reserved }) {
  const dir = join(dataDir, 'pg');
  const ownerFile = join(dataDir, 'postgres-owner.json');
  const log = join(dataDir, 'logs', 'postgres.log');
  const own = () => writePrivateJson(ownerFile, { pid: process.pid, identity: identityOf(process.pid) });
  /** @param {number} pid @param {number} at @param {boolean} owned */
  const answer = (pid, at, owned) => {
    const stop = () => (owned ? stopPostgres(pid, dir) : Promise.resolve());
    return { pid, port: at, owned, stop };
  };
  const running = existsSync(dir) ? await settledPostmaster(dir) : undefined;
  if (running) {
    const owner = readJson(ownerFile);
    const others = owner && owner.pid !== process.pid && isAlive(owner.pid, owner.identity);
    if (!others) {
      own();
      startGuard(running.pid);
    }
    return answer(running.pid, running.port, !others);
  }
  const wrapper = chooseWrapper(findBinaries(), dataDir);
  await initCluster(dir, wrapper, password);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const at = port ?? (await rememberedPorts(dataDir, ['postgres'], reserved)).postgres;
    const started = await launch(dir, wrapper, at, log, settings);
    if (started !== 'port taken') {
      own();
      if (!wrapper.diesWithParent) startGuard(started);
      return answer(started, at, true);
    }
  }
  throw new LaunchError(`Postgres found its port taken (see ${log})`);
}

/** Waits until the Postgres of this process id has ended. @param {number} pid */
export async function untilPostgresEnds(pid) {
  const identity = identityOf(pid);
  while (!(await waitUntilGone(pid, identity, 1000)));
}
