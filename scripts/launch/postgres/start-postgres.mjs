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
 * Starts the server and waits until it takes connections.
 * @param {string} dir
 * @param {string[]} command
 * @param {string} log
 * @returns {Promise<number | 'port taken'>} its process id
 */
async function launch(dir, [program = '', ...args], log) {
  disarmStalePidFile(dir);
  const { descriptor, from } = openLog(log);
  const child = spawn(program, args, { detached: true, stdio: ['ignore', descriptor, descriptor] });
  closeSync(descriptor);
  /** @type {Error | undefined} */
  let failed;
  child.once('error', (error) => (failed = error));
  child.unref();
  for (const until = Date.now() + RECOVERY_LIMIT; child.exitCode === null && child.signalCode === null;) {
    if (failed) throw failed;
    const running = readPostmaster(dir);
    if (running?.pid === child.pid && running?.status === 'ready') return running.pid;
    if (Date.now() > until)
      throw new LaunchError(`Postgres did not become ready in ${RECOVERY_LIMIT / 1000} s (see ${log})`);
    await sleep(10);
  }
  const output = readTail(log, from);
  if (/could not bind|Address already in use|could not create any TCP\/IP/i.test(output)) return 'port taken';
  throw new LaunchError(explainOutput('Postgres did not start', output, log));
}

/** A process beside Postgres that stops it when this one is gone, however it ended. @param {number} pid */
function startGuard(pid) {
  const args = [GUARD, String(pid), identityOf(pid)];
  const guard = spawn(process.execPath, args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  guard.unref();
  guard.stdin.on('error', () => guard.stdin.destroy());
}

/**
 * Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. After twenty seconds an immediate
 * one, which costs a recovery at the next start and loses nothing.
 * @param {number} pid @param {string} dir
 */
async function stopPostgres(pid, dir) {
  if (process.platform === 'win32') {
    await runCommand([join(findBinaries(), 'bin', 'pg_ctl.exe'), 'stop', '-D', dir, '-m', 'fast']);
    return;
  }
  const identity = identityOf(pid);
  for (const [signal, limit] of /** @type {const} */ ([
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ])) {
    if (!isAlive(pid, identity)) return;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
    await waitUntilGone(pid, identity, limit);
  }
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
  const ownerFile = join(dataDir, 'postgres-owner.json');
  const log = join(dataDir, 'logs', 'postgres.log');
  /** @param {number} pid @param {number} port @returns {Postgres} */
  const own = (pid, port) => {
    writePrivateJson(ownerFile, { pid: process.pid, identity: identityOf(process.pid) });
    startGuard(pid);
    return { pid, port, owned: true, stop: () => stopPostgres(pid, dir) };
  };
  const running = existsSync(dir) ? await settledPostmaster(dir) : undefined;
  if (running) {
    const { pid, port } = running;
    const owner = readJson(ownerFile);
    const others = owner && owner.pid !== process.pid && isAlive(owner.pid, owner.identity);
    return others ? { pid, port, owned: false, stop: () => Promise.resolve() } : own(pid, port);
  }
  const binaries = findBinaries();
  const wrapper = chooseWrapper(binaries, dataDir);
  await initCluster(dir, binaries, wrapper, password);
  giveToOwner(dir, wrapper);
  const server = [...wrapper.command, join(binaries, 'bin', 'postgres'), '-D', dir];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { postgres: port } = await rememberedPorts(dataDir, ['postgres']);
    const started = await launch(dir, [...server, ...serverArguments(port, settings)], log);
    if (started !== 'port taken') return own(started, port);
  }
  throw new LaunchError(`Postgres found its port taken (see ${log})`);
}

/** Waits until the Postgres of this process id has ended. @param {number} pid */
export async function untilPostgresEnds(pid) {
  const identity = identityOf(pid);
  while (!(await waitUntilGone(pid, identity, 60_000)));
}
