import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { filesEnv } from '@/lib/env/files';

/**
 * Where the bytes of stored files are kept; what they are stands in the `files` table.
 * A key is `{tenant}/{name}.{ending}` of lower-case letters, digits, `_` and `-`; any other is a RangeError.
 */
export interface FileStore {
  /** Writes all of the bytes or nothing; an existing file of this key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null where there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Whether there is such a file; its bytes are not read. */
  has(key: string): Promise<boolean>;
  /** Removes the file; one that is not there is no fault. */
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9_-]{1,64}\/[a-z0-9_-]{1,80}\.[a-z0-9]{2,5}$/;

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

/** Files in a folder of this machine, or of a disk its machines share. */
export function diskStore(folder: string): FileStore {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new RangeError('not a storage key');
    return join(root, key);
  };
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

/** The installation's store: FILES_DIR. */
export function fileStore(): FileStore {
  return diskStore(filesEnv().FILES_DIR);
}
