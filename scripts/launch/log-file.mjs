import { closeSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LIMIT = 10_000_000;
const TAIL = 20_000;

/** @param {string} path */
const sizeOf = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Opens a log for appending; one that has grown large begins anew.
 * @param {string} path
 * @returns {{ descriptor: number, from: number }} where this run's text begins
 */
export function openLog(path) {
  mkdirSync(dirname(path), { recursive: true });
  const from = sizeOf(path);
  return from > LIMIT
    ? { descriptor: openSync(path, 'w'), from: 0 }
    : { descriptor: openSync(path, 'a'), from };
}

/**
 * The last part of what was written to a log since `from`.
 * @param {string} path
 * @param {number} from
 */
export function readTail(path, from) {
  const size = sizeOf(path);
  const start = Math.max(from, size - TAIL);
  if (size <= start) return '';
  const buffer = Buffer.alloc(size - start);
  const descriptor = openSync(path, 'r');
  readSync(descriptor, buffer, 0, buffer.length, start);
  closeSync(descriptor);
  return buffer.toString('utf8');
}
