import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { FileStore } from './file-store';
import { requireKey } from './storage-key';

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

/** Stores files in a folder, on this machine or on a shared disk. */
export function diskStore(folder: string): FileStore {
  const root = resolve(folder);
  const pathOf = (key: string): string => join(root, requireKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const making = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(making, bytes, { mode: 0o640 });
        await rename(making, path);
      } catch (error) {
        await rm(making, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async has(key) {
      try {
        await access(pathOf(key));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
