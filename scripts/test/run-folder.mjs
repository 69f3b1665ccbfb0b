import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writePrivateJson } from '../launch/private-file.mjs';
import { identityOf, isAlive } from '../launch/process-identity.mjs';
import { throwAwayParent, throwAwayParents } from './memory-folder.mjs';

const PREFIX = 'merchloom-test-';

/** Removes folders of runs that were killed. @param {string} parent */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(PREFIX))) {
    try {
      const owner = readJson(join(parent, name, 'owner.json'));
      if (!owner || isAlive(owner.pid, owner.identity)) continue;
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch (error) {
      // Another user's folder: leave it.
      if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
    }
  }
}

/**
 * A temporary folder of this run, also for its programs' temporary files.
 * @returns {{ dir: string, temporary: string, remove: () => void }}
 */
export function makeRunFolder() {
  throwAwayParents().forEach(removeAbandoned);
  const dir = mkdtempSync(join(throwAwayParent(), PREFIX));
  // Postgres may have to run as user nobody, who needs access.
  chmodSync(dir, 0o755);
  writePrivateJson(join(dir, 'owner.json'), { pid: process.pid, identity: identityOf(process.pid) });
  const temporary = join(dir, 'tmp');
  mkdirSync(temporary);
  return { dir, temporary, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
