// Prints the addresses of the shared test Postgres as JSON, and starts it first when it does not run. Many Jest workers
// may call this at once: one holder wins, and the templates are made under a lock.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LaunchError, exitWith } from '../launch/fail.mjs';
import { readJson } from '../launch/private-file.mjs';
import { isAlive } from '../launch/process-identity.mjs';
import { ROOT } from '../launch/root.mjs';
import { installationSecrets } from '../launch/secrets.mjs';
import { ensureTemplates, testClusterEnv } from './cluster.mjs';
import { throwAwayParent, throwAwayParents } from './memory-folder.mjs';

const HOLDER = fileURLToPath(new URL('./hold-cluster.mjs', import.meta.url));
const LIMIT = 60_000;
const PREFIX = 'merchloom-suites-';
/** A file that names the folder whose suites the database is for. */
const ROOT_FILE = 'root';
const name = `${PREFIX}${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}`;
const dataDir =
  throwAwayParents()
    .map((parent) => join(parent, name))
    .find(existsSync) ?? join(throwAwayParent(), name);

/** Removes the database of a clone that is gone. @param {string} folder */
function removeOrphan(folder) {
  try {
    const root = readFileSync(join(folder, ROOT_FILE), 'utf8');
    if (!existsSync(root)) rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    // One that begins at this moment has no such file yet; another user's is left alone.
    if (!['ENOENT', 'EACCES', 'EPERM'].includes(error.code)) throw error;
  }
}

function removeOrphans() {
  for (const parent of throwAwayParents()) {
    const folders = readdirSync(parent).filter((one) => one.startsWith(PREFIX));
    for (const folder of folders) removeOrphan(join(parent, folder));
  }
}

/** The port of the running cluster, or undefined while there is none. */
function currentPort() {
  const running = readJson(join(dataDir, 'running.json'));
  if (!running?.address || !isAlive(running.pid, running.identity)) return undefined;
  return Number(running.address.split(':').pop());
}

function startHolder() {
  const log = openSync(join(dataDir, 'logs', 'holder.log'), 'a');
  spawn(process.execPath, [HOLDER, dataDir], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', log, log],
  }).unref();
  closeSync(log);
}

async function sharedPort() {
  const until = Date.now() + LIMIT;
  for (let started = 0; ;) {
    const port = currentPort();
    if (port !== undefined) return port;
    if (Date.now() > until) throw new LaunchError(`the test database did not start (see ${dataDir}/logs)`);
    // A holder that was just found alive may have been about to end; then another one is needed.
    if (Date.now() - started > 10_000) {
      started = Date.now();
      startHolder();
    }
    await sleep(50);
  }
}

try {
  removeOrphans();
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  writeFileSync(join(dataDir, ROOT_FILE), ROOT);
  const port = await sharedPort();
  const cluster = await ensureTemplates(port, installationSecrets(dataDir));
  process.stdout.write(`${JSON.stringify(testClusterEnv(cluster))}\n`);
} catch (error) {
  exitWith(error);
}
