import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { LaunchError } from '../fail.mjs';

/**
 * How a Postgres program is started here.
 * @typedef {object} Wrapper
 * @property {string[]} command  put before the program
 * @property {number | undefined} owner  user id that must own the data, when it is not the caller's
 */

const NOBODY = 65534;

/** @param {string[]} command */
function succeeds([program = '', ...args]) {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 10_000 }).status === 0;
}

/**
 * Postgres refuses to run as root. Tried in turn: a user namespace in which we are nobody, so that no file changes
 * hands; nobody itself, allowed to pass folders closed to others (a 0700 home); plain nobody. docs/decisions/0055.
 */
const WAYS = [
  { command: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`], owner: 0 },
  ...[['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'], []].map((caps) => ({
    command: ['setpriv', '--reuid', `${NOBODY}`, '--regid', `${NOBODY}`, '--clear-groups', ...caps],
    owner: NOBODY,
  })),
];

/**
 * @param {string} binaries  folder of bin, lib and share
 * @param {string} parentDir  the folder the data lies in
 * @returns {Wrapper}
 */
export function chooseWrapper(binaries, parentDir) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return { command: [], owner: undefined };
  const postgres = [join(binaries, 'bin', 'postgres'), '--version'];
  const way = WAYS.find(
    ({ command }) =>
      succeeds([...command, 'stat', join(parentDir, '.')]) && succeeds([...command, ...postgres]),
  );
  if (way) return way;
  throw new LaunchError(
    `Postgres does not run as root and nobody cannot reach ${parentDir} or ${binaries}: start as another user, or set DATABASE_URL`,
  );
}
