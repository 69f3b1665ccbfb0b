import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { decode, encode } from './entry.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */

/** @param {string} owner  host and process */
function isAlive(owner) {
  const [, host, pid] = /^(.*)-(\d+)$/.exec(owner) ?? [];
  if (host !== hostname()) return true;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** @param {string} parent */
function removeAbandoned(parent) {
  for (const owner of readdirSync(parent)) {
    if (!isAlive(owner)) rmSync(join(parent, owner), { recursive: true, force: true });
  }
}

/**
 * What no longer fits into memory, up to a number of bytes and of files. It begins empty with every process, whose own
 * it is: a purge may have passed while nobody listened. On a disk that cannot be written it keeps nothing.
 */
export class Disk {
  #parent;
  #folder;
  #limits;
  #files = /** @type {Map<string, { path: string, bytes: number, written: Promise<boolean> }>} */ (new Map());
  #usable = /** @type {boolean | undefined} */ (undefined);
  #names = 0;
  bytes = 0;

  /** @param {string} parent @param {{ bytes: number, files: number }} limits */
  constructor(parent, limits) {
    this.#parent = parent;
    this.#folder = join(parent, `${hostname()}-${process.pid}`);
    this.#limits = limits;
  }

  get size() {
    return this.#files.size;
  }

  #open() {
    try {
      mkdirSync(this.#parent, { recursive: true });
      removeAbandoned(this.#parent);
      rmSync(this.#folder, { recursive: true, force: true });
      mkdirSync(this.#folder);
      process.once('exit', () => rmSync(this.#folder, { recursive: true, force: true }));
      return true;
    } catch {
      return false;
    }
  }

  /** Written whole or not at all. @param {string} path @param {Buffer} data */
  async #write(path, data) {
    try {
      await writeFile(`${path}.part`, data);
      await rename(`${path}.part`, path);
      return true;
    } catch {
      await rm(`${path}.part`, { force: true }).catch(() => undefined);
      return false;
    }
  }

  /** @param {string} key @param {Entry} entry */
  set(key, entry) {
    this.#usable ??= this.#open();
    this.delete(key);
    if (!this.#usable) return;
    const data = encode(entry);
    const name = `${createHash('sha256').update(key).digest('hex').slice(0, 32)}-${(this.#names += 1)}`;
    const path = join(this.#folder, name);
    this.#files.set(key, { path, bytes: data.length, written: this.#write(path, data) });
    this.bytes += data.length;
    for (const oldest of this.#files.keys()) {
      if (this.bytes <= this.#limits.bytes && this.size <= this.#limits.files) return;
      this.delete(oldest);
    }
  }

  /** The entry, which leaves the disk: whoever asks keeps it in memory. @param {string} key */
  async take(key) {
    const file = this.#files.get(key);
    if (!file) return null;
    const data = (await file.written) ? await readFile(file.path).catch(() => null) : null;
    if (this.#files.get(key) !== file) return null;
    this.delete(key);
    return data && decode(data);
  }

  /** @param {string} key */
  delete(key) {
    const file = this.#files.get(key);
    if (!file) return;
    this.#files.delete(key);
    this.bytes -= file.bytes;
    // What cannot be removed now goes with the folder.
    void file.written.then(() => rm(file.path, { force: true })).catch(() => undefined);
  }
}
