import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, one by one: Node's recursive mkdir never returns on a file system that
 * refuses new folders with ENOENT, as /proc does.
 * @param {string} path
 * @param {number} [mode]
 */
export function makeFolder(path, mode = 0o755) {
  const missing = [];
  for (let at = path; !statSync(at, { throwIfNoEntry: false })?.isDirectory(); at = dirname(at))
    missing.unshift(at);
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode });
    } catch (error) {
      if (error.code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
    }
  }
}
