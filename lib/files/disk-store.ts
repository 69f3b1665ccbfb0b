import { randomUUID } from 'node:crypto';
import { access, copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './file-store';
import { requireKey } from './storage-key';

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

/** Stores files in a folder, on this machine or on a shared disk. */
export function diskStore(folder: string): FileStore {
  const root = resolve(folder);
  const pathOf = (key: string): string => join(root, requireKey(key));
  /** Writes under another name first, so that nobody reads a part. */
  const place = async (key: string, write: (making: string) => Promise<void>): Promise<void> => {
    const path = pathOf(key);
    const making = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await write(making);
      await rename(making, path);
    } catch (error) {
      await rm(making, { force: true });
      throw error;
    }
  };
  return {
    put: (key, bytes) => place(key, (making) => writeFile(making, bytes, { mode: 0o640 })),
    putFile: (key, path) => place(key, (making) => copyFile(path, making)),
    async open(key) {
      try {
        const file = await open(pathOf(key));
        const { size } = await file.stat();
        const stream = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
        return { stream, bytes: size };
      } catch (error) {
        if (isMissing(error)) return null;
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
