import { linkSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { LaunchError } from './fail.mjs';
import { makeFolder } from './make-folder.mjs';
import { writePrivateJson } from './private-file.mjs';
import { identityOf, isAlive, waitUntilGone } from './process-identity.mjs';

/**
 * @typedef {object} Running
 * @property {number} pid
 * @property {string} identity
 * @property {string} command  what runs: `npm start`, `npm run dev`
 * @property {string} [address]
 * @property {boolean} [stopping]
 * @property {{ name: string, pid: number, identity: string }[]} [children]
 */

/** One that is stopping is not one that runs: `npm start` right after Ctrl-C waits for it. */
const STOP_LIMIT = 40_000;

const FREE_SPACE_NEEDED = 64 * 1024 * 1024;

/**
 * Makes the data folder and refuses a disk that has no room for it.
 * @param {string} dataDir
 */
export function prepareFolder(dataDir) {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    makeFolder(join(dataDir, 'logs'));
    writeFileSync(probe, 'x'.repeat(4096));
  } catch (error) {
    throw Object.assign(error, { path: error.path ?? dataDir });
  } finally {
    rmSync(probe, { force: true });
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const left = bavail * bsize;
  if (left >= FREE_SPACE_NEEDED) return;
  throw new LaunchError(
    `the disk is full: ${Math.floor(left / 1048576)} MB left for ${dataDir}, 64 MB are needed`,
  );
}

/** @param {string} path */
function readFileIfAny(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

/** @param {string} text @returns {Running | undefined} */
function parseRunning(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string} path @param {Running} running */
function createExclusive(path, running) {
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, JSON.stringify(running), { mode: 0o600 });
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Moves a dead launcher's file away; puts it back when another launcher took its place meanwhile. */
function removeStale(path, text) {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== text) linkSync(aside, path);
  rmSync(aside, { force: true });
}

/**
 * Ends what a killed launcher left behind; its processes are ending by themselves, so they get a moment.
 * @param {Running} previous
 */
async function clearLeftovers(previous) {
  for (const child of previous.children ?? []) {
    if (await waitUntilGone(child.pid, child.identity, 3000)) continue;
    try {
      process.kill(child.pid, 'SIGKILL');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
    await waitUntilGone(child.pid, child.identity, 2000);
  }
}

/**
 * Makes this process the only launcher of the data folder, after clearing what a killed one left.
 * Throws a LaunchError that names the other process when one runs.
 * @param {string} dataDir
 * @param {string} command
 */
export async function claimFolder(dataDir, command) {
  const path = join(dataDir, 'running.json');
  /** @type {Running} */
  const running = { pid: process.pid, identity: identityOf(process.pid), command, children: [] };
  while (!createExclusive(path, running)) {
    const text = readFileIfAny(path);
    const other = parseRunning(text);
    if (other?.stopping) await waitUntilGone(other.pid, other.identity, STOP_LIMIT);
    if (other && isAlive(other.pid, other.identity)) {
      const where = other.address ? `, ${other.address}` : '';
      throw new LaunchError(`${other.command} already runs in this folder (process ${other.pid}${where})`);
    }
    if (other) await clearLeftovers(other);
    removeStale(path, text);
  }
  return {
    /** @param {Partial<Running>} facts */
    update(facts) {
      Object.assign(running, facts);
      writePrivateJson(path, running);
    },
    release() {
      rmSync(path, { force: true });
    },
  };
}
