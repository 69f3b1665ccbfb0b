import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processFacts } from '../process-identity.mjs';

/** A process id that cannot exist. */
const NO_PROCESS = 99_999_999;

/** @param {number} pid @param {string} dir */
function isPostgresOf(pid, dir) {
  const facts = processFacts(pid);
  if (!facts || facts.zombie) return false;
  if (process.platform !== 'linux') return facts.name === '' || facts.name.startsWith('postgres');
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dir);
  } catch {
    return facts.name === 'postgres';
  }
}

/** @param {string} dir */
function readPidFile(dir) {
  try {
    return readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The Postgres server of this data folder, if one runs.
 * @param {string} dir
 * @returns {{ pid: number, port: number, status: string } | undefined}
 */
export function readPostmaster(dir) {
  const lines = readPidFile(dir);
  const pid = Number(lines?.[0]);
  if (!lines || !isPostgresOf(pid, dir)) return undefined;
  return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}

/**
 * After a kill, the id in postmaster.pid may belong to another program or a zombie, and Postgres would refuse to start.
 * The id is replaced by one that cannot exist; the file's other lines stay, because Postgres needs them to check for
 * old backends.
 * @param {string} dir
 */
export function disarmStalePidFile(dir) {
  const lines = readPidFile(dir);
  if (!lines || readPostmaster(dir)) return;
  const [first, ...rest] = lines;
  if (Number(first) === NO_PROCESS || !processFacts(Number(first))) return;
  writeFileSync(join(dir, 'postmaster.pid'), [String(NO_PROCESS), ...rest].join('\n'));
}
