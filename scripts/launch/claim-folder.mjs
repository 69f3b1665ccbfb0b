import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { LaunchError } from './fail.mjs';
import { readJson, writePrivateJson } from './private-file.mjs';
import { identityOf, isAlive, sendSignal, waitUntilGone } from './process-identity.mjs';

/**
 * @typedef {object} Running
 * @property {number} pid
 * @property {string} identity
 * @property {string} command  what runs: `npm start`, `npm run dev`
 * @property {string} [address]
 * @property {boolean} [stopping]
 * @property {{ name: string, pid: number, identity: string }[]} [children]
 */

/** How long `npm start` right after Ctrl-C waits for the former one to stop. */
const STOP_LIMIT = 40_000;

/** Creates the file with its whole content; false when it exists. @param {string} path @param {Running} running */
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

/** Deletes a dead launcher's file, unless another launcher has put its own in its place meanwhile. @param {string} path @param {Running | undefined} dead */
function removeStale(path, dead) {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  const moved = readJson(aside);
  if (moved?.pid !== dead?.pid || moved?.identity !== dead?.identity) linkSync(aside, path);
  rmSync(aside, { force: true });
}

/** Ends what a killed launcher left. Its processes end by themselves, so they get a moment. @param {Running} previous */
async function clearLeftovers({ children = [] }) {
  for (const { pid, identity } of children) {
    if (await waitUntilGone(pid, identity, 3000)) continue;
    sendSignal(pid, 'SIGKILL');
    await waitUntilGone(pid, identity, 2000);
  }
}

/**
 * Makes this process the only launcher of the data folder, which it creates where it is missing, after ending what a
 * killed one left. Throws a LaunchError that names the other process when one runs. docs/decisions/0054.
 * @param {string} dataDir
 * @param {string} command
 */
export async function claimFolder(dataDir, command) {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'running.json');
  /** @type {Running} */
  const running = { pid: process.pid, identity: identityOf(process.pid), command, children: [] };
  while (!createExclusive(path, running)) {
    /** @type {Running | undefined} */
    const other = readJson(path);
    if (other?.stopping) await waitUntilGone(other.pid, other.identity, STOP_LIMIT);
    if (other && isAlive(other.pid, other.identity)) {
      const where = other.address ? `, ${other.address}` : '';
      throw new LaunchError(`${other.command} already runs in this folder (process ${other.pid}${where})`);
    }
    if (other) await clearLeftovers(other);
    removeStale(path, other);
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
