import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { auditEnv } from '@/lib/env/audit';
import { readSigned, type WholeBody } from './signed-heads';

const WHOLE = 'heads.json';
const HISTORY = /^heads-\d{4}-\d{2}-\d{2}\.jsonl$/;

const folder = (): string => auditEnv().AUDIT_HEADS_DIR;
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

async function textOf(name: string): Promise<string | null> {
  return readFile(join(folder(), name), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** The history's files, oldest first. */
export async function listHistory(): Promise<string[]> {
  const names = await readdir(folder()).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.filter((name) => HISTORY.test(name)).toSorted();
}

/** The file of a day's history. */
export const historyFile = (at: Date): string => `heads-${at.toISOString().slice(0, 10)}.jsonl`;

/**
 * All heads as they were signed last. `none`: nothing was ever signed here. `bad`: what was signed cannot be read, was signed by another
 * secret, or is gone while its history is there.
 */
export async function readWhole(): Promise<WholeBody | 'none' | 'bad'> {
  const text = await textOf(WHOLE);
  if (text === null) return (await listHistory()).length === 0 ? 'none' : 'bad';
  return readSigned('heads', text)?.body ?? 'bad';
}

/** A file of the history from this byte on, in lines; the last one is empty unless it was written in part. */
export async function readLines(name: string, from = 0): Promise<string[]> {
  const file = await open(join(folder(), name), 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!file) return [''];
  try {
    const { size } = await file.stat();
    const rest = Buffer.alloc(Math.max(0, size - from));
    await file.read(rest, 0, rest.length, from);
    return rest.toString('utf8').split('\n');
  } finally {
    await file.close();
  }
}

/** Adds a line to the history, on the disk before this returns; how many bytes the file has then. */
export async function appendLine(name: string, text: string): Promise<number> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const file = await open(join(folder(), name), 'a', 0o600);
  try {
    await file.appendFile(`${text}\n`);
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

/** How many bytes a file of the history has; 0 where there is none. */
export async function sizeOf(name: string): Promise<number> {
  return stat(join(folder(), name)).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Puts all heads in the place of those before, whole or not at all. */
export async function replaceWhole(text: string): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const making = join(folder(), `${WHOLE}.new`);
  const file = await open(making, 'w', 0o600);
  try {
    await file.writeFile(`${text}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(making, join(folder(), WHOLE));
}
