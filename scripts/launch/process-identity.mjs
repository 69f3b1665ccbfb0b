import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {object} ProcessFacts
 * @property {number} parent
 * @property {boolean} zombie  ended, but not yet collected by its parent
 * @property {string} name
 * @property {string} started  differs between two processes that had the same id one after the other
 */

/** @param {number} pid @returns {ProcessFacts} */
function readLinux(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const close = stat.lastIndexOf(')');
  const fields = stat.slice(close + 2).split(' ');
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return {
    parent: Number(fields[1]),
    zombie: fields[0] === 'Z' || fields[0] === 'X',
    name: stat.slice(stat.indexOf('(') + 1, close),
    started: `${boot}:${fields[19]}`,
  };
}

/** @param {number} pid @returns {ProcessFacts} */
function readElsewhere(pid) {
  if (process.platform === 'win32') {
    process.kill(pid, 0);
    return { parent: 0, zombie: false, name: '', started: '' };
  }
  const fields = ['-o', 'ppid=,stat=,lstart=,comm=', '-p', String(pid)];
  const text = execFileSync('ps', fields, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [parent, state = '', ...rest] = text.trim().split(/\s+/);
  const name = rest.slice(5).join(' ').split('/').pop() ?? '';
  return { parent: Number(parent), zombie: state.startsWith('Z'), name, started: rest.slice(0, 5).join(' ') };
}

/**
 * What the system knows of a process, or undefined when there is none of this id. docs/decisions/0054.
 * @param {number} pid
 */
export function processFacts(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  try {
    return process.platform === 'linux' ? readLinux(pid) : readElsewhere(pid);
  } catch {
    return undefined;
  }
}

/**
 * The text that tells this process from a later one of the same id.
 * @param {number} pid
 */
export function identityOf(pid) {
  return processFacts(pid)?.started ?? '';
}

/**
 * Whether the process runs (a zombie does not) and, given an identity, is still the same one.
 * @param {number | undefined} pid
 * @param {string} [identity]
 */
export function isAlive(pid, identity = '') {
  const facts = pid === undefined ? undefined : processFacts(pid);
  return facts !== undefined && !facts.zombie && (identity === '' || facts.started === identity);
}

/**
 * Sends a signal to a process, or to a group by its negative id, unless it has ended.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Waits until the process has ended; false when it still runs after `limit` milliseconds.
 * @param {number} pid
 * @param {string} identity
 * @param {number} limit
 */
export async function waitUntilGone(pid, identity, limit) {
  for (const until = Date.now() + limit; isAlive(pid, identity); await sleep(25))
    if (Date.now() > until) return false;
  return true;
}
