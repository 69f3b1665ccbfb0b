import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes JSON atomically: readers see the old or the new file. Only the owner may read it.
 * @param {string} path
 * @param {unknown} value
 */
export function writePrivateJson(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.${process.pid}.tmp`;
  writeFileSync(next, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(next, path);
}

/**
 * The JSON at `path`; undefined if it is missing or damaged.
 * @param {string} path
 * @returns {any}
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
