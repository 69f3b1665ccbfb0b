import { existsSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Bytes. */
const LIMIT = 10_000_000;
const TAIL = 20_000;

/**
 * Opens a log for appending; one that has grown large begins anew.
 * @param {string} path
 * @returns {{ descriptor: number, from: number }} where this run's text begins
 */
export function openLog(path) {
  mkdirSync(dirname(path), { recursive: true });
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LIMIT) return { descriptor: openSync(path, 'w'), from: 0 };
  return { descriptor: openSync(path, 'a'), from: size };
}

/**
 * The last part of what was written to a log since `from`.
 * @param {string} path
 * @param {number} from
 */
export function readTail(path, from) {
  if (!existsSync(path)) return '';
  const written = readFileSync(path);
  return written.subarray(Math.max(from, written.length - TAIL)).toString('utf8');
}
