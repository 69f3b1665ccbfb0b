import { spawnSync } from 'node:child_process';
import { ROOT } from '../launch/root.mjs';

/** Days between two runs of a test that takes its turn: nobody has changed it, nor what it is nearest to. */
export const EVERY_DAYS = 4;
/** For so long a change runs its tests each time; then they take their turn like the others. */
const LATELY = '6.hours';
const DAY_MS = 86_400_000;

/** The number of a day, which says whose turn it is. @param {number} [time] */
export const dayNumber = (time = Date.now()) => Math.floor(time / DAY_MS);

/** Files in these folders that a late commit touched; none where there is no history. @param {readonly string[]} folders @returns {string[]} */
export function changedLately(folders) {
  const args = ['log', `--since=${LATELY}`, '--name-only', '--format=', '--', ...folders];
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((path) => path !== '') : [];
}

/** Those whose turn a day is: each has one within `EVERY_DAYS` days. @param {readonly string[]} paths @param {number} day */
export const turnOf = (paths, day) => paths.filter((_, index) => index % EVERY_DAYS === day % EVERY_DAYS);
