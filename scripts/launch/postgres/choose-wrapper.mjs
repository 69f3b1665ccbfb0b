import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LaunchError } from '../fail.mjs';
import { readJson, writePrivateJson } from '../private-file.mjs';

/**
 * How a Postgres program is started here.
 * @typedef {object} Wrapper
 * @property {string[]} command  put before the program
 * @property {number | undefined} owner  user id that must own the data, when it is not the caller's
 * @property {string} binaries  folder of bin, lib and share
 * @property {boolean} diesWithParent  the kernel stops Postgres when the launcher is killed
 */

const NOBODY = 65534;
const AS_NOBODY = ['setpriv', '--reuid', `${NOBODY}`, '--regid', `${NOBODY}`, '--clear-groups'];
const ON_PARENT_DEATH = ['--pdeathsig', 'INT'];

/** @param {string[]} command */
function succeeds(command) {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { stdio: 'ignore', timeout: 10_000 }).status === 0;
}

/**
 * The binaries where nobody can read them: in place, in last time's copy, or in a new one.
 * @param {string} binaries
 * @param {string} parentDir
 */
function readableBinaries(binaries, parentDir) {
  const readable = (dir) =>
    succeeds([...AS_NOBODY, 'test', '-r', join(dir, 'bin', 'postgres')]) &&
    succeeds([...AS_NOBODY, join(dir, 'bin', 'postgres'), '--version']);
  if (readable(binaries)) return binaries;
  const memory = join(parentDir, 'postgres-binaries.json');
  const { source, version } = {
    source: binaries,
    version: statSync(join(binaries, 'bin', 'postgres')).mtimeMs,
  };
  const known = readJson(memory);
  if (known?.source === source && known.version === version && readable(known.copy)) return known.copy;
  const copy = mkdtempSync(join(tmpdir(), 'merchloom-postgres-'));
  chmodSync(copy, 0o755);
  for (const part of ['bin', 'lib', 'share']) {
    const from = join(binaries, part);
    if (existsSync(from)) cpSync(from, join(copy, part), { recursive: true, verbatimSymlinks: true });
  }
  writePrivateJson(memory, { source, version, copy });
  return copy;
}

/**
 * Postgres refuses to run as root. Tried in turn: a user namespace in which we are nobody, so that no file
 * changes hands; nobody itself, allowed to pass folders closed to others (a 0700 home); plain nobody. A copy of
 * the binaries serves where nobody cannot read them.
 * @param {string} binaries
 * @param {string} parentDir  the folder the data lies in
 * @returns {Wrapper}
 */
function wrapperForRoot(binaries, parentDir) {
  const reaches = (command) => succeeds([...command, 'stat', join(parentDir, '.')]);
  const unshare = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  const inNamespace = [...unshare, 'setpriv', ...ON_PARENT_DEATH];
  if (reaches(inNamespace) && succeeds([...inNamespace, join(binaries, 'bin', 'postgres'), '--version'])) {
    return { command: inNamespace, owner: 0, binaries, diesWithParent: true };
  }
  const caps = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];
  const asNobody = [
    [...AS_NOBODY, ...caps, ...ON_PARENT_DEATH],
    [...AS_NOBODY, ...ON_PARENT_DEATH],
  ];
  const command = asNobody.find(reaches);
  if (command) {
    const readable = readableBinaries(binaries, parentDir);
    return { command, owner: NOBODY, binaries: readable, diesWithParent: true };
  }
  throw new LaunchError(
    `Postgres does not run as root and nobody cannot reach ${parentDir}: start as another user, or set DATA_DIR or DATABASE_URL`,
  );
}

/**
 * @param {string} binaries
 * @param {string} parentDir
 * @returns {Wrapper}
 */
export function chooseWrapper(binaries, parentDir) {
  if (process.platform === 'linux' && process.getuid?.() === 0) return wrapperForRoot(binaries, parentDir);
  const guarded = ['setpriv', ...ON_PARENT_DEATH];
  if (process.platform === 'linux' && succeeds([...guarded, 'true'])) {
    return { command: guarded, owner: undefined, binaries, diesWithParent: true };
  }
  return { command: [], owner: undefined, binaries, diesWithParent: false };
}
