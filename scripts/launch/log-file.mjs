import { closeSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LIMIT = 10_000_000;
const TAIL = 20_000;

/**
 * Opens a log for appending; one that has grown large is put aside first.
 * @param {string} path
 * @returns {{ descriptor: number, from: number }} where this run's text begins
 */
export function openLog(path) {
  mkdirSync(dirname(path), { recursive: true });
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LIMIT) renameSync(path, `${path}.1`);
  return { descriptor: openSync(path, 'a'), from: size > LIMIT ? 0 : size };
}

/**
 * The last part of what was written to a log since `from`.
 * @param {string} path
 * @param {number} from
 */
export function readTail(path, from) {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const start = Math.max(from, size - TAIL);
  if (size <= start) return '';
  const descriptor = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(size - start);
    readSync(descriptor, buffer, 0, buffer.length, start);
    return buffer.toString('utf8');
  } finally {
    closeSync(descriptor);
  }
}
